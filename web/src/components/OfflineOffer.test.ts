import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { offline } from '../lib/offline.svelte';
import { setLanguage } from '../lib/words.svelte';
import OfflineOffer from './OfflineOffer.svelte';

afterEach(() => vi.restoreAllMocks());

interface State {
  ready: boolean;
  megabytes: number | null;
  progress: number | null;
  failed: boolean;
}

async function show(state: Partial<State>): Promise<void> {
  await setLanguage('en');
  vi.spyOn(offline, 'look').mockResolvedValue();
  const all: State = { ready: false, megabytes: null, progress: null, failed: false, ...state };
  for (const name of ['ready', 'megabytes', 'progress', 'failed'] as const)
    vi.spyOn(offline, name, 'get').mockReturnValue(all[name]);
  render(OfflineOffer);
}

test('a server without these files offers nothing', async () => {
  await show({});
  expect(screen.queryByRole('button')).toBeNull();
  expect(offline.look).toHaveBeenCalled();
});

test('the size is told before anything is downloaded', async () => {
  const download = vi.spyOn(offline, 'download').mockResolvedValue();
  await show({ megabytes: 7, failed: true });
  expect(screen.getByRole('alert')).toHaveTextContent('The download failed.');
  expect(download).not.toHaveBeenCalled();
  screen.getByRole('button', { name: 'Download for offline play (7\u00a0MB)' }).click();
  expect(download).toHaveBeenCalledOnce();
});

test('the progress is shown, then that it is done', async () => {
  await show({ megabytes: 7, progress: 0.456 });
  expect(screen.getByRole('progressbar', { name: 'Downloading… 45%' })).toHaveValue(0.456);
  await show({ ready: true });
  expect(screen.getByRole('status')).toHaveTextContent('Ready for offline play.');
});
