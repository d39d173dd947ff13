import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take longest, alone or with their `full` tests, in this order. A fresh clone knows no durations, and a long file that begins late
 * runs alone at the end.
 */
export const longFiles: readonly string[] = [
  'test/site/testExamples.test.ts',
  'test/browser/accessibility.test.ts',
  'test/site/weight.test.ts',
  'test/site/turborepo.test.ts',
  'test/site/packages.test.ts',
  'test/oracles/fuzzWatch.test.ts',
  'test/site/linkSpace.test.ts',
  'test/site/html.test.ts',
  'test/site/samples.test.ts',
  'test/site/examples.test.ts',
  'test/browser/quiet.test.ts',
  'test/site/links.test.ts',
  'test/site/watch.test.ts',
  'test/site/diff.test.ts',
  'test/browser/reading.test.ts',
  'test/oracles/fuzzBuilds.test.ts',
  'test/site/mistakes.test.ts',
  'test/site/report.test.ts',
  'test/browser/search.test.ts',
  'test/site/pack.test.ts',
  'test/browser/keyboard.test.ts',
  'test/browser/navigation.test.ts',
  'test/site/killed.test.ts',
  'test/site/unchanged.test.ts',
  'test/site/turborepoReadme.test.ts',
  'test/site/models/installed.test.ts',
  'test/site/docs.test.ts',
  'test/site/markdownAlternates.test.ts',
  'test/browser/peek.test.ts',
  'test/unit/documents/limits/linearTime.test.ts',
  'test/site/models/fixtures.test.ts',
  'test/site/artifacts.test.ts',
  'test/unit/compare/compareReleases.test.ts',
  'test/unit/release/take/inspectPackage.test.ts',
  'test/browser/live.test.ts',
  'test/site/signals.test.ts',
  'test/site/docsCommands.test.ts',
  'test/browser/media.test.ts',
  'test/browser/hostile.test.ts',
  'test/browser/loading.test.ts',
  'test/browser/drawer.test.ts',
  'test/browser/addresses.test.ts',
  'test/browser/weight.test.ts',
  'test/site/watchedHeap.test.ts',
  'test/site/exampleProcesses.test.ts',
  'test/browser/releases.test.ts',
  'test/browser/sidebar.test.ts',
  'test/site/outdatedPackage.test.ts',
  'test/site/outsideLinks.test.ts',
  'test/site/inventory.test.ts',
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
