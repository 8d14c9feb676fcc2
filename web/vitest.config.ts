import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import buildConfig from './vite.config.ts';

// Separate from vite.config.ts, so that building the client needs no test tools.
export default mergeConfig(
  buildConfig,
  defineConfig({
    plugins: [svelteTesting()],
    // vmThreads makes the environment once for each worker, which halves the CPU time.
    test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], pool: 'vmThreads' },
  }),
);
