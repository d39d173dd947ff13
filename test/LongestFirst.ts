import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take longest, alone or with their `full` tests, in this order. A fresh clone knows no durations, and a long file that begins late
 * runs alone at the end.
 */
export const longFiles: readonly string[] = [
  'test/browser/accessibility.test.ts',
  'test/browser/search.test.ts',
  'test/browser/reading.test.ts',
  'test/browser/live.test.ts',
  'test/browser/navigation.test.ts',
  'test/browser/peek.test.ts',
  'test/browser/keyboard.test.ts',
  'test/browser/redirects.test.ts',
  'test/browser/hostile.test.ts',
  'test/site/samples.test.ts',
  'test/site/html.test.ts',
  'test/site/models/fixtures.test.ts',
  'test/site/packages.test.ts',
  'test/site/models/installed.test.ts',
  'test/site/turborepo.test.ts',
  'test/site/killed.test.ts',
  'test/oracles/fuzzBuilds.test.ts',
  'test/site/docs.test.ts',
  'test/site/weight.test.ts',
  'test/site/links.test.ts',
  'test/site/signals.test.ts',
  'test/site/artifacts.test.ts',
  'test/site/hostile.test.ts',
  'test/site/interrupted.test.ts',
  'test/site/refs.test.ts',
  'test/site/publish.test.ts',
  'test/site/diff.test.ts',
  'test/site/pack.test.ts',
  'test/site/upgrade.test.ts',
  'test/site/registry.test.ts',
  'test/site/addresses.test.ts',
  'test/site/modulePages.test.ts',
  'test/site/testExamples.test.ts',
  'test/site/rebuild.test.ts',
  'test/site/inventory.test.ts',
  'test/site/watch.test.ts',
  'test/site/mistakes.test.ts',
  'test/site/determinism.test.ts',
  'test/oracles/fuzzWatch.test.ts',
  'test/site/readingClub.test.ts',
  'test/site/examples.test.ts',
  'test/site/longSidebar.test.ts',
  'test/site/deepTypes.test.ts',
  'test/unit/release/take/inspectPackage.test.ts',
  'test/unit/documents/limits/linearTime.test.ts',
  'test/unit/compare/compareReleases.test.ts',
  'test/unit/documents/limits/textLimits.test.ts',
];

/** Runs the longest files of each project first, then the others in Vitest's order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rankOf = ({ moduleId }: TestSpecification): number => {
      const index = longFiles.indexOf(relative(this.ctx.config.root, moduleId).replaceAll('\\', '/'));
      return index === -1 ? longFiles.length : index;
    };
    // A worker only takes another file of its own project, so files of a project stay together.
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => sorted.filter((file) => file.project === project).toSorted((a, b) => rankOf(a) - rankOf(b)));
  }
}
