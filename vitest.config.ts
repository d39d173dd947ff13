import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['test/unit/**/*.test.{ts,tsx}'] } },
      { test: { name: 'site', include: ['test/site/**/*.test.{ts,tsx}'], testTimeout: 120_000, hookTimeout: 120_000 } },
      {
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.{ts,tsx}'],
          globalSetup: ['test/browser/globalSetup.ts'],
          // Each has a browser of its own, and machines are small.
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
