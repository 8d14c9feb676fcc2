import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import building from './vite.config';

// Apart from vite.config.ts, so that building the client needs no tools of tests.
export default mergeConfig(
  building,
  defineConfig({
    plugins: [svelteTesting()],
    test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
  }),
);
