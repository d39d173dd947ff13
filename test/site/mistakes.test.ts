import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultSeverities, type ProblemCode } from '../../renderer/model/problem.ts';
import { firstOf } from '../browser/firstOf.ts';
import { SiteTest } from './SiteTest.ts';

/** One folder with one cache for all: a build then takes a tenth of the time. */
let site: SiteTest;
let cacheDir: string;
beforeAll(async () => {
  site = await SiteTest.from('basic');
  cacheDir = await mkdtemp(join(tmpdir(), 'gqldocs-mistakes-'));
});
beforeEach(() => site.startOver());
afterAll(async () => {
  await site.close();
  await rm(cacheDir, { recursive: true });
});

const build = () => site.build({ cacheDir });

interface Mistake {
  readonly title: string;
  readonly make: (site: SiteTest) => Promise<void>;
  readonly code: ProblemCode;
  readonly place: string;
  readonly hint: string;
}

/** Sets the severity of a code that is off, or only a warning, unless the config says otherwise. */
function check(site: SiteTest, code: ProblemCode): Promise<void> {
  return site.edit('gqldocs.config.ts', "title: 'Basic',", `title: 'Basic', checks: { '${code}': 'error' },`);
}

const mistakes: readonly Mistake[] = [
  {
    title: 'a link to a missing page',
    make: (site) => site.edit('content/docs/guide/next.md', '/docs/guide#first-steps', '/docs/guidee'),
    code: 'link/broken',
    place: 'content/docs/guide/next.md:5:9',
    hint: '/docs/guide',
  },
  {
    title: 'a link to a missing document',
    make: (site) => site.edit('content/docs/guide/index.md', './next.md#details', './nxt.md'),
    code: 'link/broken-file',
    place: 'content/docs/guide/index.md:8:12',
    hint: './next.md',
  },
  {
    title: 'a link to a missing anchor',
    make: (site) => site.edit('content/docs/guide/index.md', './next.md#details', './next.md#detials'),
    code: 'link/broken-anchor',
    place: 'content/docs/guide/index.md:8:12',
    hint: '#details',
  },
  {
    title: 'a link from a custom page to a missing page',
    make: (site) => site.edit('content/pages/about.tsx', '"/docs/guide"', '"/docs/giude"'),
    code: 'link/broken',
    place: 'content/pages/about.tsx:9:34',
    hint: '/docs/guide',
  },
  {
    title: 'a link from a custom page to a missing anchor',
    make: (site) => site.edit('content/pages/about.tsx', '"/docs/guide"', '"/docs/guide#nowhere"'),
    code: 'link/broken-anchor',
    place: 'content/pages/about.tsx:9:34',
    hint: 'Link to a heading of the page',
  },
  {
    title: 'a missing image',
    make: (site) => site.edit('content/docs/guide/index.md', './square.svg', './sqare.svg'),
    code: 'link/broken-file',
    place: 'content/docs/guide/index.md:10:1',
    hint: './square.svg',
  },
  {
    title: 'a document that is a broken symbolic link',
    make: (site) => symlink('nowhere.md', join(site.folder, 'content/docs/lost.md')),
    code: 'document/unreadable',
    place: 'content/docs/lost.md',
    hint: 'Replace the link with a regular file',
  },
  {
    title: 'two documents with one slug',
    make: (site) => site.edit('content/docs/guide/next.md', 'title: Next', 'title: Next\nslug: /guide'),
    code: 'route/duplicate',
    place: 'content/docs/guide/next.md:1',
    hint: 'slug',
  },
  {
    title: 'a {@link} in a comment that cannot be resolved',
    make: (site) => site.edit('package/src/index.ts', '{@link area}', '{@link aera}'),
    code: 'link/unresolved',
    place: 'package/src/index.ts:1:33',
    hint: 'Did you mean area?',
  },
  {
    title: 'a ref that Git does not know',
    make: (site) => site.edit('gqldocs.config.ts', "path: 'package',", "path: 'package', ref: 'v99',"),
    code: 'api/ref',
    place: 'gqldocs.config.ts:22:45',
    hint: 'needs the Git repository',
  },
  {
    title: 'a page without a default export',
    make: (site) => site.edit('content/pages/about.tsx', 'export default function', 'export function'),
    code: 'page/no-default-export',
    place: 'content/pages/about.tsx:1:1',
    hint: 'export default function',
  },
  {
    title: 'a page that crashes while it is rendered',
    make: (site) => site.edit('content/pages/about.tsx', 'return (', "if (title) throw new Error('No window.');\n  return ("),
    code: 'page/render',
    place: 'content/pages/about.tsx:5:20',
    hint: 'component',
  },
  {
    title: 'an event handler outside of an island',
    make: async (site) => {
      await check(site, 'page/browser-code');
      await site.edit('content/pages/about.tsx', '<article', '<article onClick={() => {}}');
    },
    code: 'page/browser-code',
    place: 'content/pages/about.tsx:6:5',
    hint: "'use client'",
  },
  {
    title: 'a page that crashes while it is loaded',
    make: (site) => site.edit('content/pages/about.tsx', 'export default', "throw new Error('No window.');\nexport default"),
    code: 'bundle/failed',
    place: 'content/pages/about.tsx:1:1',
    hint: 'browser globals',
  },
  {
    title: 'a document that exceeds a parser limit',
    make: async (site) => {
      await check(site, 'document/limit');
      await site.write('content/docs/guide/last.md', `# Last\n\n${'> '.repeat(10_000)}deep\n`);
    },
    code: 'document/limit',
    place: 'content/docs/guide/last.md:3:101',
    hint: 'fewer levels',
  },
  {
    title: 'a comment that exceeds a parser limit',
    make: async (site) => {
      await check(site, 'api/limit');
      await site.edit('package/src/index.ts', '/**', `/**\n * Marks.\n *\n * ${'*a_'.repeat(3000)}\n */\nexport const marked = 1;\n\n/**`);
    },
    code: 'api/limit',
    place: 'package/src/index.ts:4',
    hint: 'Split the paragraph',
  },
  {
    title: 'an MDX document with a syntax error',
    make: (site) => site.write('content/docs/guide/last.mdx', '# Last\n\n<Unclosed>\n'),
    code: 'document/syntax',
    place: 'content/docs/guide/last.mdx:3:1',
    hint: 'close every tag',
  },
  {
    title: 'a sidebar entry without a document',
    make: (site) => site.edit('gqldocs.config.ts', "'guide/next'", "'guide/nxt'"),
    code: 'sidebar/unknown-document',
    place: 'gqldocs.config.ts:20:69',
    hint: 'guide/next',
  },
  {
    title: 'a navigation bar item of an unknown type',
    make: (site) => site.edit('gqldocs.config.ts', "type: 'api'", "type: 'apis'"),
    code: 'config/invalid',
    place: 'gqldocs.config.ts:11:15',
    hint: 'api',
  },
  {
    title: 'no config file',
    make: (site) => site.remove('gqldocs.config.ts'),
    code: 'config/missing',
    place: '',
    hint: 'gqldocs init',
  },
  {
    title: 'a config with a syntax error',
    make: (site) => site.edit('gqldocs.config.ts', "title: 'Basic',", "title: 'Basic,"),
    code: 'config/syntax',
    place: 'gqldocs.config.ts:4:17',
    hint: 'Correct the file',
  },
  {
    title: 'an unknown key in the config',
    make: (site) => site.edit('gqldocs.config.ts', 'tagline:', 'tagLine:'),
    code: 'config/unknown-key',
    place: 'gqldocs.config.ts:5:3',
    hint: 'tagline',
  },
  {
    title: 'a link from the footer to a missing document',
    make: (site) => site.edit('gqldocs.config.ts', "label: 'Guide', document: 'guide/index'", "label: 'Guide', document: 'guide/indx'"),
    code: 'config/unknown-target',
    place: 'gqldocs.config.ts:16:76',
    hint: 'guide/index',
  },
  {
    title: 'front matter that is not valid YAML',
    make: (site) => site.edit('content/docs/guide/next.md', 'title: Next', 'title: [Next'),
    code: 'document/front-matter',
    place: 'content/docs/guide/next.md:3:1',
    hint: 'Write "key: value" on each line',
  },
  {
    title: 'a fence in an unknown language, configured as an error',
    make: async (site) => {
      await check(site, 'document/language');
      await site.edit('content/docs/guide/index.md', '```ts', '```typescrip');
    },
    code: 'document/language',
    place: 'content/docs/guide/index.md:14:1',
    hint: 'typescript',
  },
  {
    title: 'an unclosed tag in a comment, configured as an error',
    make: async (site) => {
      await check(site, 'api/comment');
      await site.edit('package/src/index.ts', '{@link area}', '{@link area');
    },
    code: 'api/comment',
    place: 'package/src/index.ts:1:33',
    hint: 'Correct the comment',
  },
  {
    title: 'an export without a required comment',
    make: async (site) => {
      await check(site, 'api/undocumented');
      await site.edit('package/src/index.ts', '/** How many sides a square has. */\n', '');
      await site.edit('package/src/index.ts', "Wood = 'WOOD',", "/** Of trees. */ Wood = 'WOOD',");
      await site.edit('package/src/index.ts', "Stone = 'STONE',", "/** Of rocks. */ Stone = 'STONE',");
    },
    code: 'api/undocumented',
    place: 'package/src/index.ts:20',
    hint: 'Describe it in a comment',
  },
  {
    title: 'an export without a required category',
    make: async (site) => {
      await check(site, 'api/missing-category');
      const source = await readFile(join(site.folder, 'package/src/index.ts'), 'utf8');
      await site.write('package/src/index.ts', `/** @category Shapes */\n\n${source}`);
      await site.edit('gqldocs.config.ts', "slug: 'shapes',", "slug: 'shapes', fileCategories: false,");
      for (const text of ['Something with', 'A number of', 'How many', 'What a shape', 'A square']) {
        await site.edit('package/src/index.ts', `/** ${text}`, `/** @category Shapes ${text}`);
      }
    },
    code: 'api/missing-category',
    place: 'package/src/index.ts:18',
    hint: '@category',
  },
  {
    title: 'a parameter without a description',
    make: async (site) => {
      await check(site, 'api/missing-parameter');
      await site.edit('package/src/index.ts', ' * @param shape - The shape to measure.\n', '');
      await site.edit('package/src/index.ts', 'Makes the square larger.', 'Makes it larger. @param by - By how much. @returns A new one.');
    },
    code: 'api/missing-parameter',
    place: 'package/src/index.ts:15',
    hint: '@param shape',
  },
  {
    title: 'a type parameter without a description',
    make: async (site) => {
      await check(site, 'api/missing-type-parameter');
      await site.edit('package/src/index.ts', 'export function area(', 'export function area<T>(');
    },
    code: 'api/missing-type-parameter',
    place: 'package/src/index.ts:16',
    hint: '@typeParam T',
  },
  {
    title: 'a return value without a description',
    make: async (site) => {
      await check(site, 'api/missing-returns');
      await site.edit('package/src/index.ts', ' * @returns Its area.\n', '');
      await site.edit('package/src/index.ts', 'Makes the square larger.', 'Makes it larger. @param by - By how much. @returns A new one.');
    },
    code: 'api/missing-returns',
    place: 'package/src/index.ts:15',
    hint: '@returns',
  },
  {
    title: 'a reference to an ambiguous name',
    make: async (site) => {
      const source = await readFile(join(site.folder, 'package/src/index.ts'), 'utf8');
      await site.write(
        'package/src/index.ts',
        `${source}/** A type. */\nexport type Both = 1;\n/** And a value. */\nexport const Both = 2;\n`,
      );
      await site.edit('content/docs/guide/next.md', '1. One', '1. {@link Both}');
    },
    code: 'link/ambiguous',
    place: 'content/docs/guide/next.md:9:4',
    hint: 'type:Both or variable:Both',
  },
];

/** A package that has one of these is left out, and the site is published without it. */
const broken: readonly Mistake[] = [
  {
    title: 'a missing entry point',
    make: (site) => site.edit('gqldocs.config.ts', "'src/index.ts'", "'src/indx.ts'"),
    code: 'api/entry-point',
    place: 'gqldocs.config.ts',
    hint: 'Set `entryPoints` of the package to "src/index.ts"',
  },
  {
    title: 'a source with a syntax error',
    make: (site) => site.edit('package/src/index.ts', 'export const sides = 4;', 'export const sides = ;'),
    code: 'api/syntax',
    place: 'package/src/index.ts:21:22',
    hint: 'Correct the syntax error',
  },
];

/** Codes that need more than a changed file, with the test that covers each. */
const testedElsewhere: Partial<Readonly<Record<ProblemCode, string>>> = {
  'output/unsafe-path': 'test/site/outsideLinks.test.ts',
  'document/foreign-syntax': 'test/unit/documents/plugins/remarkForeignSyntax.test.ts',
  'document/include': 'test/unit/documents/includes/expandIncludes.test.ts',
  'document/formula': 'test/unit/documents/plugins/formulas.test.ts',
  'output/skipped-file': 'test/site/outsideLinks.test.ts',
  'api/extract': 'test/unit/api/extractApi.test.ts',
  'api/tsconfig': 'test/unit/api/program/readTsconfigErrors.test.ts',
  'api/lost-exports': 'test/unit/api/program/lostExports.test.ts',
  'api/unlinked-package': 'test/unit/api/linkPackages.test.ts',
  'api/untyped-entry': 'test/unit/api/entry/findEntryPoints.test.ts',
  'api/installed': 'test/site/commentWarnings.test.ts',
  'api/unknown-note': 'test/unit/documents/applySiteNotes.test.ts',
  'artifact/missing': 'test/site/artifacts.test.ts',
  'artifact/damaged': 'test/site/artifacts.test.ts',
  'artifact/version': 'test/unit/packages/artifacts/roundTrip.test.ts',
  'artifact/duplicate': 'test/site/artifacts.test.ts',
  'artifact/options': 'test/site/artifacts.test.ts',
  'example/assertion': 'test/site/testExamples.test.ts',
  'example/error': 'test/site/testExamples.test.ts',
  'example/syntax': 'test/site/testExamples.test.ts',
  'example/timeout': 'test/site/testExamples.test.ts',
  'release/version': 'test/unit/commands/publish/findOtherVersion.test.ts',
  'link/unknown-name': 'test/unit/render/pageLinks.test.ts',
  'link/external': 'test/unit/checks/checkExternalLinks.test.ts',
  'output/write': 'test/site/interrupted.test.ts',
  'import/folder': 'test/unit/import/importSite.test.ts',
  'import/unrecognized': 'test/unit/import/importSite.test.ts',
  'import/syntax': 'test/unit/import/importSite.test.ts',
  'import/output': 'test/unit/import/importSite.test.ts',
  'serve/no-build': 'test/unit/cli/runCli.test.ts',
  'serve/address': 'test/unit/dev/server/serve.test.ts',
  'theme/contrast': 'test/unit/bundle/contrast/themeContrast.test.ts',
  'serve/built-files': 'test/unit/commands/findBuiltFiles.test.ts',
  'serve/watch': 'test/unit/diagnostics/serve.test.ts',
  'config/outside': 'test/site/outsideLinks.test.ts',
  'api/picture': 'test/unit/packages/pictures/packagePictures.test.ts',
  'api/unreadable': 'test/site/outsideLinks.test.ts',
  'api/outside': 'test/site/outsideLinks.test.ts',
  'address/gone': 'test/site/addresses.test.ts',
  'address/invalid': 'test/site/addresses.test.ts',
  'address/inventory': 'test/site/addresses.test.ts',
  'diff/release': 'test/site/diff.test.ts',
  'diff/snapshot': 'test/site/diff.test.ts',
  'diff/stale': 'test/unit/commands/diff/staleFiles.test.ts',
  'diff/tarball': 'test/site/diff.test.ts',
  'history/since': 'test/site/diff.test.ts',
  'history/unknown-note': 'test/site/upgrade.test.ts',
  'history/duplicate-note': 'test/site/upgrade.test.ts',
  'history/missing-note': 'test/site/upgrade.test.ts',
  'release/name': 'test/site/publish.test.ts',
  'release/published': 'test/site/publish.test.ts',
  'release/manifest': 'test/site/publish.test.ts',
  'registry/package': 'test/unit/packages/registry/fetchPackage.test.ts',
  'registry/dependency': 'test/unit/packages/registry/fetchPackage.test.ts',
  'release/unlisted': 'test/site/publish.test.ts',
  'report/outdated': 'test/site/report.test.ts',
  'coverage/decreased': 'test/site/report.test.ts',
  'coverage/baseline': 'test/site/report.test.ts',
  'document/foreign-menu': 'test/site/messages.test.ts',
  'document/unread-folder': 'test/site/messages.test.ts',
};

describe('a site with one mistake', () => {
  firstOf(mistakes, 16)('is not published when it has $title', async ({ make, code, place, hint }) => {
    expect((await build()).problems).toEqual([]);
    const before = await site.output();
    await make(site);
    const report = await build();
    expect(report.ok).toBe(false);
    expect(report.problems.map(describeProblem)).toEqual([{ code, place, hint: expect.stringContaining(hint) }]);
    expect(await site.output()).toEqual(before);
  });
});

describe('a package with one mistake', () => {
  firstOf(broken, 2)('is omitted when it has $title', async ({ make, code, place, hint }) => {
    await make(site);
    const report = await build();
    expect(report.ok).toBe(false);
    const [problem, ...others] = report.problems;
    expect(problem && describeProblem(problem)).toEqual({ code, place, hint: expect.stringContaining(hint) });
    expect(problem?.leavesOut).toBe('shapes');
    // Links to omitted pages are broken.
    expect(others.filter((other) => !other.code.startsWith('link/'))).toEqual([]);
  });
});

it('every problem code has a test with one mistake', async () => {
  const tested = new Set([...mistakes, ...broken].map(({ code }) => code));
  const doubtful: readonly ProblemCode[] = ['document/unknown-key', 'document/directive'];
  const untested: string[] = [];
  for (const code of Object.keys(defaultSeverities) as ProblemCode[]) {
    if (tested.has(code) || doubtful.includes(code)) continue;
    const file = testedElsewhere[code];
    const text = file === undefined ? '' : await readFile(join(import.meta.dirname, '../..', file), 'utf8');
    if (!text.replaceAll('\\/', '/').includes(code)) untested.push(code);
  }
  expect(untested).toEqual([]);
});

describe('a site with a warning', () => {
  it('is published, and the report contains the warning', async () => {
    await site.edit('content/docs/guide/next.md', 'title: Next', 'title: Next\nsidebar_lable: On');
    await site.edit('content/docs/guide/next.md', '## Details', '::vidoe[A film]\n\n## Details');
    const report = await build();
    expect(report.ok).toBe(true);
    expect(report.problems.map(({ severity, ...problem }) => ({ severity, ...describeProblem(problem) }))).toEqual([
      {
        severity: 'warning',
        code: 'document/unknown-key',
        place: 'content/docs/guide/next.md:3:1',
        hint: expect.stringContaining('sidebar_label'),
      },
      { severity: 'warning', code: 'document/directive', place: 'content/docs/guide/next.md:8:1', hint: expect.any(String) },
    ]);
  });
});

function describeProblem({
  code,
  place,
  hint,
}: {
  readonly code: string;
  readonly place?: { readonly file: string; readonly line?: number | undefined; readonly column?: number | undefined } | undefined;
  readonly hint?: string | undefined;
}) {
  return { code, place: [place?.file, place?.line, place?.column].filter((part) => part !== undefined).join(':'), hint };
}
