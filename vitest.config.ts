import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/LongestFirst.ts';

/** A condition that holds at last is met, however slow the machine is. The default is a second. */
const patience = { poll: { timeout: 30_000 } };

const unitTests = {
  expect: patience,
  // Some run a compiler or a bundler, and machines may be slow.
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

const mocking = 'test/unit/**/*.mock.test.ts';

export default defineConfig({
  test: {
    // A file has it with the comment `@module-tag full`, a test with the option `tags`.
    tags: [{ name: 'full', description: 'Runs with `npm run test:all` only: a cheaper test of the same kind runs with `npm test`.' }],
    sequence: { sequencer: LongestFirst },
    // Unit tests keep two processors busy. Whole sites and browsers often wait, so more of them run side by side.
    projects: [
      {
        test: {
          name: 'unit',
          ...unitTests,
          include: ['test/unit/**/*.test.{ts,tsx}'],
          exclude: [mocking],
          sequence: { groupOrder: 0 },
          // The compiler is loaded once, which halves the time.
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        // They replace a module, also for every other test of the same process.
        test: { name: 'mock', ...unitTests, include: [mocking], sequence: { groupOrder: 1 } },
      },
      {
        test: {
          name: 'site',
          expect: patience,
          include: ['test/{site,oracles}/**/*.test.{ts,tsx}'],
          sequence: { groupOrder: 2 },
          // The published package and the compiler's threads stay loaded.
          isolate: false,
          maxWorkers: 5,
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
          // The browser is started once.
          isolate: false,
          maxWorkers: 5,
          maxConcurrency: 3,
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
