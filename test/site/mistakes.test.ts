import { afterEach, describe, expect, it } from 'vitest';
import { SiteTest } from './SiteTest.ts';

let site: SiteTest;

afterEach(() => site.close());

interface Mistake {
  readonly title: string;
  readonly make: (site: SiteTest) => Promise<void>;
  readonly code: string;
  readonly place: string;
  readonly hint: string;
}

const mistakes: readonly Mistake[] = [
  {
    title: 'a link to a page that is not there',
    make: (site) => site.edit('content/docs/guide/next.md', '/docs/guide#first-steps', '/docs/guidee'),
    code: 'link/broken',
    place: 'content/docs/guide/next.md:5:9',
    hint: '/docs/guide',
  },
  {
    title: 'a link to a document that is not there',
    make: (site) => site.edit('content/docs/guide/index.md', './next.md#details', './nxt.md'),
    code: 'link/broken-file',
    place: 'content/docs/guide/index.md:8:12',
    hint: './next.md',
  },
  {
    title: 'a link to an anchor that is not there',
    make: (site) => site.edit('content/docs/guide/index.md', './next.md#details', './next.md#detials'),
    code: 'link/broken-anchor',
    place: 'content/docs/guide/index.md:8:12',
    hint: '#details',
  },
  {
    title: 'a link of a custom page to what is not there',
    make: (site) => site.edit('content/pages/about.tsx', '"/docs/guide"', '"/docs/giude"'),
    code: 'link/broken',
    place: 'content/pages/about.tsx:9:34',
    hint: '/docs/guide',
  },
  {
    title: 'a link of a custom page to an anchor that is not there',
    make: (site) => site.edit('content/pages/about.tsx', '"/docs/guide"', '"/docs/guide#nowhere"'),
    code: 'link/broken-anchor',
    place: 'content/pages/about.tsx:9:34',
    hint: 'Nothing on that page has a similar name',
  },
  {
    title: 'an image that is not there',
    make: (site) => site.edit('content/docs/guide/index.md', './square.svg', './sqare.svg'),
    code: 'link/broken-file',
    place: 'content/docs/guide/index.md:10:1',
    hint: './square.svg',
  },
  {
    title: 'two documents with one slug',
    make: (site) => site.edit('content/docs/guide/next.md', 'title: Next', 'title: Next\nslug: /guide'),
    code: 'route/duplicate',
    place: 'content/docs/guide/next.md:1',
    hint: 'slug',
  },
  {
    title: 'a {@link} in a comment that resolves to nothing',
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
    hint: 'git fetch --tags',
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
    place: 'content/pages/about.tsx',
    hint: 'component',
  },
  {
    title: 'a page that crashes while it is loaded',
    make: (site) => site.edit('content/pages/about.tsx', 'export default', "throw new Error('No window.');\nexport default"),
    code: 'bundle/failed',
    place: 'content/pages/about.tsx:1:1',
    hint: 'browser globals',
  },
  {
    title: 'a document that is no MDX',
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
];

describe('a site with one mistake', () => {
  it.each(mistakes)('is not published when it has $title', async ({ make, code, place, hint }) => {
    site = await SiteTest.from('basic');
    expect((await site.build()).problems).toEqual([]);
    const before = await site.output();
    await make(site);
    const report = await site.build();
    expect(report.ok).toBe(false);
    expect(report.problems.map(describeProblem)).toEqual([{ code, place, hint: expect.stringContaining(hint) }]);
    expect(await site.output()).toEqual(before);
  });
});

describe('a site with something doubtful', () => {
  it('is published, and the report says what', async () => {
    site = await SiteTest.from('basic');
    await site.edit('content/docs/guide/next.md', 'title: Next', 'title: Next\nsidebar_lable: On');
    await site.edit('content/docs/guide/next.md', '## Details', '::vidoe[A film]\n\n## Details');
    const report = await site.build();
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
