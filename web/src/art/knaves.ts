/** The six knaves that play for the computer. Each is a list of shapes on a field of 64, drawn from the back forward. */

/** The class that fills a shape, and its path; `line` has no fill. */
export type Shape = readonly [fill: string, path: string];

export interface Knave {
  /** Behind the face: hair and coat. */
  back: readonly Shape[];
  /** Over the face: the hat, a moustache. */
  front: readonly Shape[];
  /** The eyes: round and wide, half closed, keen, one under a patch, or of two sizes. */
  eyes: 'wide' | 'sleepy' | 'keen' | 'patch' | 'odd';
  brows: string;
}

const COAT = 'M6 66c1-11 9-14 18-15h16c9 1 17 4 18 15z';
const COLLAR = 'M22 50l10 7 10-7 4 5-14 11-14-11z';
const LOCKS = 'M20 26c-5 6-6 15-4 22 5 0 7-3 7-7zM44 26c5 6 6 15 4 22-5 0-7-3-7-7z';

export const KNAVES: Record<string, Knave> = {
  random: {
    back: [
      ['hair', 'M19 27l-4 6 3 4-3 5 5 4h24l5-4-3-5 3-4-4-6z'],
      ['slate', COAT],
      ['ivory', COLLAR],
    ],
    front: [
      ['ivory', 'M17 24l3-19 24 4-3 19z'],
      ['dot', 'M25 11h.01M38 13.500h.01M31 17h.01M23.500 20.500h.01M36.500 23h.01'],
    ],
    eyes: 'odd',
    brows: 'M22 31.500l6-1M35 30l6 2.500',
  },
  beginner: {
    back: [
      ['straw', 'M19 26c-3 5-3 12-1 17h28c2-5 2-12-1-17z'],
      ['leaf', COAT],
      ['ivory', COLLAR],
    ],
    front: [
      ['wine', 'M17 28c0-11 7-17 15-17s15 6 15 17c-9-4-21-4-30 0z'],
      ['brass', 'M32 11c-4-2-5-6-3-9 4 1 5 5 3 9zM32 11c3-4 7-4 9-2-1 3-5 4-9 2z'],
      ['line', 'M32 11c-4 4-5 9-5 14M32 11c4 4 5 9 5 14'],
      ['blush', 'M23.500 43.500h.01M40.500 43.500h.01'],
    ],
    eyes: 'wide',
    brows: 'M23.500 31c1.500-1.600 4-1.600 5.500-.4M35 30.600c1.500-1.200 4-1.200 5.500.4',
  },
  casual: {
    back: [
      ['hair', LOCKS],
      ['wine', COAT],
      ['ivory', COLLAR],
    ],
    front: [
      ['slate', 'M16 27c-6-5-4-13 4-16 11-4 25-2 29 5 3 6-1 11-7 12-8-3-18-3-26-1z'],
      ['line', 'M33 10l2-4'],
      ['hair', 'M30 52c0-2.500 4-2.500 4 0-1 2-3 2-4 0z'],
    ],
    eyes: 'sleepy',
    brows: 'M23 32.500h6M35 32.500h6',
  },
  skilled: {
    back: [
      ['straw', LOCKS],
      ['leaf', COAT],
      ['brass', COLLAR],
    ],
    front: [
      ['ivory', 'M41 21c0-7 4-13 12-15 2 7-1 14-8 18z'],
      ['line', 'M43 21c1-4 3-7 6-10'],
      ['wine', 'M15 20c4-8 30-8 34 0l-3 8c-9-3-19-3-28 0z'],
      ['brass', 'M18 23c9-3 19-3 28 0l-1.500 5c-8-2.500-17-2.500-25 0z'],
      ['straw', 'M26 48c4-2 8-2 12 0-1 6-3 9-6 9s-5-3-6-9z'],
    ],
    eyes: 'keen',
    brows: 'M22.500 31.500c2-1.200 4-1.200 6.500 0M35 31.500c2.500-1.200 4.500-1.200 6.500 0',
  },
  expert: {
    back: [
      ['ink', LOCKS],
      ['slate', COAT],
      ['ivory', COLLAR],
    ],
    front: [
      ['wine', 'M40 17c0-9 8-14 19-11-1 4-3 5-3 5s4 1 4 5c-4 5-12 7-17 5z'],
      ['slate', 'M21 22c0-9 4-13 11-13s11 4 11 13z'],
      ['brass', 'M20.500 19h23l1 5h-25z'],
      ['slate', 'M6 25c8-4 18-4 26-4s18 0 26 4c-6 5-17 4-26 4s-20 1-26-4z'],
      [
        'ink',
        'M32 44.500c-3-2-7-1-10 1.500 4 2 8 1.500 10 .2 2 1.300 6 1.800 10-.2-3-2.500-7-3.500-10-1.500z',
      ],
    ],
    eyes: 'patch',
    brows: 'M22.500 33l6.500-1.500',
  },
  best: {
    back: [
      ['steel', 'M15 24c-2 9-2 19 0 27 6 3 28 3 34 0 2-8 2-18 0-27z'],
      ['wine', COAT],
      ['steel', COLLAR],
    ],
    front: [
      ['wine', 'M29 10c2-7 12-10 24-5-6 1-8 4-9 8z'],
      ['steel', 'M14 29c-1-13 7-20 18-20s19 7 18 20c-3-3-7-4-10-4H24c-3 0-7 1-10 4z'],
      ['brass', 'M17 19c9-4 21-4 30 0l2 6c-10-4-24-4-34 0z'],
      ['line', 'M32 9v8'],
      ['line', 'M25 21.200v2M32 20.400v2M39 21.200v2'],
    ],
    eyes: 'keen',
    brows: 'M22.500 31l6.500 2M41.500 31L35 33',
  },
};
