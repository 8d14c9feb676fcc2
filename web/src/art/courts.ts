/** The court cards: busts on a field of 60 by 64, each a list of shapes from the back forward, in one line weight.
 *
 * Kings have a crown and a beard, queens long hair and a flower, jacks a cap with a feather. The jacks of diamonds and
 * clubs look at you with both eyes; those of spades and hearts, in profile, show one. */
import type { Shape } from './knaves';

const ROBE: Shape = ['robe', 'M3 65c0-12 9-16 17-17h20c8 1 17 5 17 17z'];
const STOLE: Shape = ['brass', 'M17 47.500l13 9.500 13-9.500 4 5-17 13-17-13z'];
const RUFF: Shape = ['ivory', 'M17 47c4 4 22 4 26 0l4 5c-4 3-5 1-8 4-3-2-5-1-9 2-4-3-6-4-9-2-3-3-4-1-8-4z'];
const FACE: Shape = ['skin', 'M20 23v13c0 8 4.500 13.500 10 13.500S40 44 40 36V23z'];
const FEATURES: readonly Shape[] = [
  ['line', 'M21.800 30.500c1.800-1.600 4.700-1.600 6.200-.2M38.200 30.500c-1.800-1.600-4.700-1.600-6.200-.2'],
  [
    'eye',
    'M21.600 34.500c1.800-2.600 5-2.600 6.800 0-1.800 2.600-5 2.600-6.800 0zM31.600 34.500c1.800-2.600 5-2.600 6.800 0-1.800 2.600-5 2.600-6.800 0z',
  ],
  ['pupil', 'M25 34.500h.01M35 34.500h.01'],
  ['line', 'M30 35l-1.500 5h3'],
];
/** The eyes of a jack are what one must see from across the table. */
const TWO_EYES: readonly Shape[] = [
  ['line', 'M20.800 29.800c2-2.400 5.800-2.400 7.700-.4M39.200 29.800c-2-2.400-5.800-2.400-7.700-.4'],
  [
    'eye',
    'M20.700 34.700c2.200-3.900 6.200-3.900 8.400 0-2.200 3.900-6.200 3.900-8.400 0zM30.900 34.700c2.200-3.900 6.200-3.900 8.400 0-2.200 3.900-6.200 3.900-8.400 0z',
  ],
  ['jack-pupil', 'M25 34.700h.01M35 34.700h.01'],
  ['line', 'M30 37l-1 3.500h2'],
];
const MOUTH: Shape = ['line', 'M27.300 44.200c1.800 1.200 3.600 1.200 5.400 0'];
/** Seen from the side, looking left: one eye. */
const PROFILE: readonly Shape[] = [
  [
    'skin',
    'M23 22c-1.500 4-2 6.500-2.500 9L16 39l3.500 1.500-.5 3 1.700 1.300-.7 2.200c.3 3 3.500 4 8 3.500l12-1.500V22z',
  ],
  ['line', 'M22.800 28.800c2.400-2.300 6.400-2 8.700.6M19.500 44h4'],
  ['eye', 'M22.500 34c2.600-4.300 7.500-4.300 9.800.4-2.800 3.800-7.300 3.600-9.800-.4z'],
  ['jack-pupil', 'M26.500 34h.01'],
];
const LONG_HAIR: Shape = ['hair', 'M19 20c-7 8-7 22-4 32h30c3-10 3-24-4-32z'];
const CURLS: Shape = [
  'hair',
  'M20 21c-6 3-6 9-4 12-3 3-2 8 1 10-1 4 2 7 7 6h12c5 1 8-2 7-6 3-2 4-7 1-10 2-3 2-9-4-12z',
];
const BOB: Shape = ['hair', 'M19 22c-5 6-6 16-3 24 4 1 7-2 7-6h14c0 4 3 7 7 6 3-8 2-18-3-24z'];
const BAND: Shape = ['brass', 'M18 18.500h24v6H18z'];
const FLOWER: readonly Shape[] = [
  ['line', 'M50 63V47'],
  ['robe', 'M50 47c-5 1-7-3-5-6-2-4 2-6 5-4 3-2 7 0 5 4 2 3 0 7-5 6z'],
  ['pupil', 'M50 42h.01'],
];
const FEATHER: Shape = ['ivory', 'M40 18c2-9 7-14 15-15 1 8-4 15-12 19z'];
const QUILL: Shape = ['line', 'M43 18c2-4 5-8 8-10'];

export const COURTS: Record<string, readonly Shape[]> = {
  KS: [
    CURLS,
    ROBE,
    STOLE,
    FACE,
    [
      'hair',
      'M20 36c-1 12 3 20 10 24 7-4 11-12 10-24-2 4-5 5.500-7 5.500-2-1.500-4-1.500-6 0-2 0-5-1.500-7-5.500z',
    ],
    MOUTH,
    ...FEATURES,
    ['brass', 'M18 19L15.500 5l8 6.500L30 3l6.500 8.500 8-6.500L42 19z'],
    BAND,
  ],
  KH: [
    CURLS,
    ROBE,
    RUFF,
    FACE,
    ...FEATURES,
    [
      'hair',
      'M30 42c-2.500-1.500-6-1-8 1.500 3 2 6 1.500 8 .3 2 1.200 5 1.700 8-.3-2-2.500-5.500-3-8-1.500z',
    ],
    ['robe', 'M18 19c-4-9 5-14 12-14s16 5 12 14z'],
    ['line', 'M24 18.500c-2-5 1-10 6-13 5 3 8 8 6 13'],
    ['brass', 'M28.500 5V.500h3V5z'],
    BAND,
  ],
  KD: [
    ['hair', 'M24 22c8-3 18 0 19 8s1 13-2 18c-6 3-9-1-9-6z'],
    ROBE,
    STOLE,
    ...PROFILE,
    ['hair', 'M41 40c-3-2-4 2-8 4-6 3-10-2-13 1-3 3 1 13 7 16 8-3 13-11 14-21z'],
    ['brass', 'M19 19V7h5v4h4.500V6h5v5H38V7h5v12z'],
    BAND,
  ],
  KC: [
    CURLS,
    ROBE,
    RUFF,
    FACE,
    [
      'hair',
      'M20 35c-3 12 1 20 10 20s13-8 10-20c-2 5-5 6.500-7.500 6.500-1.500-1.300-3.500-1.300-5 0C25 41.500 22 40 20 35z',
    ],
    MOUTH,
    ...FEATURES,
    ['brass', 'M18 19c-5-5-3-12 2-11 1-5 5-6 10-3 5-3 9-2 10 3 5-1 7 6 2 11z'],
    ['line', 'M30 6v8'],
    BAND,
  ],
  QS: [
    ['robe', 'M16 22c-8 10-8 25-6 34h40c2-9 2-24-6-34z'],
    LONG_HAIR,
    ROBE,
    STOLE,
    FACE,
    ...FEATURES,
    ['lips', MOUTH[1]],
    ['brass', 'M20 19l-3-9 7 4 6-8 6 8 7-4-3 9z'],
    ['brass', 'M19 18.500h22v5H19z'],
    ...FLOWER,
  ],
  QH: [
    CURLS,
    ROBE,
    RUFF,
    FACE,
    ['hair', 'M20 24c7 1 11-1 14-5 1 3 3 5 6 6v-8H20z'],
    ...FEATURES,
    ['lips', MOUTH[1]],
    ['brass', 'M20 18c-2-6 2-9 4-5 1-6 11-6 12 0 2-4 6-1 4 5z'],
    ['brass', 'M19 17.500h22v4.500H19z'],
    ...FLOWER,
  ],
  QD: [
    LONG_HAIR,
    ROBE,
    STOLE,
    FACE,
    ['hair', 'M20 30c1-5 5-7 10-9 5 2 9 4 10 9V19H20z'],
    ...FEATURES,
    ['lips', MOUTH[1]],
    ['brass', 'M19 19l3-12 4 6 4-9 4 9 4-6 3 12z'],
    ['brass', 'M19 17.500h22v4.500H19z'],
    ...FLOWER,
  ],
  QC: [
    ['hair', 'M30 3c7 0 9 6 6 10H24c-3-4-1-10 6-10z'],
    BOB,
    ROBE,
    RUFF,
    FACE,
    ['hair', 'M20 27c4-1 8-3 10-7 2 4 6 6 10 7V17H20z'],
    ...FEATURES,
    ['lips', MOUTH[1]],
    ['brass', 'M18 19c0-5 3-8 5-9 1 2 3 3 7 3s6-1 7-3c2 1 5 4 5 9z'],
    ['pupil', 'M30 16.500h.01M24 16.500h.01M36 16.500h.01'],
    ...FLOWER,
  ],
  JS: [
    ['hair', 'M26 22c8-3 17 0 18 8s2 13-1 18c-7 2-11-2-11-8z'],
    ROBE,
    STOLE,
    ...PROFILE,
    FEATHER,
    QUILL,
    ['robe', 'M17 20c1-8 8-11 15-11s13 4 13 11c-2 4-4 5-6 5-6-3-13-2-18 0-3-1-4-3-4-5z'],
    ['brass', 'M19.500 20c7-3 16-3 23 0l-2 5c-6-3-13-2-19 0z'],
  ],
  JH: [
    ['hair', 'M26 22c8-3 17 0 18 8s4 12 0 16c-8 3-12-1-12-6z'],
    ROBE,
    RUFF,
    ...PROFILE,
    FEATHER,
    QUILL,
    ['robe', 'M13 24c3-4 6-4 8-5 0-7 5-11 11-11s11 4 11 11c2 1 5 1 7 5-10 3-27 3-37 0z'],
    ['brass', 'M21 18.500h22v4H20.500z'],
  ],
  JD: [
    BOB,
    ROBE,
    RUFF,
    FACE,
    ...TWO_EYES,
    MOUTH,
    FEATHER,
    QUILL,
    ['robe', 'M15 19c2-8 8-11 15-11s13 3 15 11c-1 4-3 6-4 7-8-4-14-4-22 0-1-1-3-3-4-7z'],
    ['brass', 'M17 20.500c8-4 18-4 26 0l-2 5.500c-8-4-14-4-22 0z'],
  ],
  JC: [
    CURLS,
    ROBE,
    STOLE,
    FACE,
    ...TWO_EYES,
    MOUTH,
    ['hair', 'M28.500 47.500c1-1 2-1 3 0L30 53z'],
    FEATHER,
    QUILL,
    ['robe', 'M18 21c-3-10 5-15 12-13 8-2 15 3 12 13z'],
    ['brass', 'M15 22c4-4 26-4 30 0-4 4.500-26 4.500-30 0z'],
  ],
};
