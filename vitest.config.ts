import { defineConfig } from 'vitest/config';

/** A condition that holds at last is met, however slow the machine is. The default is a second. */
const patience = { poll: { timeout: 30_000 } };

export default defineConfig({
  test: {
    // One after the other: whole builds and browsers need the machine for themselves, and machines are small.
    projects: [
      {
        test: {
          name: 'unit',
          expect: patience,
          include: ['test/unit/**/*.test.{ts,tsx}'],
          sequence: { groupOrder: 0 },
          // Some run a compiler or a bundler, and machines may be slow.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'site',
          expect: patience,
          include: ['test/{site,oracles}/**/*.test.{ts,tsx}'],
          sequence: { groupOrder: 1 },
          maxWorkers: 2,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'browser',
          expect: patience,
          include: ['test/browser/**/*.test.{ts,tsx}'],
          globalSetup: ['test/browser/globalSetup.ts'],
          sequence: { groupOrder: 2 },
          maxWorkers: 2,
          maxConcurrency: 3,
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
