import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { withNotes } from '../../../renderer/documents/applySiteNotes.ts';
import { readSiteNotes } from '../../../renderer/documents/readSiteNotes.ts';
import { hasHash, hashOf } from '../../../renderer/engine/hash.ts';
import { openSession } from '../../../renderer/engine/session.ts';
import { testHighlighter } from '../documents/renderMarkdown.ts';
import { makeConfig, makeMember, makePackage, makeSymbol } from '../make.ts';
import { renderSite, siteToRender } from './renderSite.ts';

const folder = mkdtempSync(join(tmpdir(), 'gqldocs-notes-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('notes are shown on pages and in their Markdown, with the checks of documents', async () => {
  writeFileSync(
    join(folder, 'parse.md'),
    'It **throws**, as [Parser](/api/pkg/class/Parser) does.\n\n## When\n\nSee [a guide](./gone.md).\n',
  );
  writeFileSync(join(folder, 'Parser.size.md'), 'In bytes.\n\n```tsss\n1\n```\n');
  writeFileSync(join(folder, '_draft.md'), 'Not yet.\n');
  writeFileSync(join(folder, 'print.mdx'), 'No.\n');
  const config = makeConfig({ documents: {}, api: { packages: [{ path: 'pkg', slug: 'pkg', notes: folder }] } });
  const session = openSession({ name: 'test' });
  const read = await readSiteNotes({ config, session, highlighter: testHighlighter });
  expect(read.problems.map(({ code, place }) => `${code} ${place?.file.split('/').at(-1)}:${place?.line}`)).toEqual([
    'api/unknown-note print.mdx:undefined',
    'document/language Parser.size.md:3',
  ]);

  const symbols = [makeSymbol('class', 'Parser', { members: [makeMember('size')] }), makeSymbol('function', 'parse')];
  const { value: pkg } = withNotes(makePackage(symbols, { name: 'pkg', slug: 'pkg' }), read.value.notes);
  const pages = await renderSite(session, await siteToRender({ config, api: { packages: [pkg] } }));
  const pageOf = (href: string) => {
    const page = pages.get(href)?.page;
    const textOf = (end: string) => String(page?.ok === true && page.files.find(({ path }) => path.endsWith(end))?.contents);
    return { html: textOf('.html'), markdown: textOf('.md'), problems: page?.problems ?? [] };
  };
  const { html, markdown, problems } = pageOf('/api/pkg/function/parse');
  expect(html).toMatch(/<aside class="admonition admonition-note" role="note"><p class="admonition-title">Note by this site<\/p>/);
  expect(html).toMatch(/<strong>throws<\/strong>, as <a href="\/api\/pkg\/class\/Parser">Parser<\/a> does.*<h3>When<\/h3>/s);
  expect(markdown).toMatch(/> \*\*Note by this site\*\*\n>\n> It \*\*throws\*\*/);
  expect(problems.map(({ code, place }) => `${code} ${place?.file.split('/').at(-1)}:${place?.line}`)).toEqual([
    'link/broken-file parse.md:5',
  ]);
  expect(pageOf('/api/pkg/class/Parser').html).toMatch(/Note by this site.*In bytes\./s);
});

it('a note is known by its document, so that no build hashes its tree', async () => {
  const own = join(folder, 'known');
  mkdirSync(own);
  const config = makeConfig({ documents: {}, api: { packages: [{ path: 'pkg', slug: 'pkg', notes: own }] } });
  const session = openSession({ name: 'test' });
  const read = async (text: string) => {
    writeFileSync(join(own, 'parse.md'), text);
    session.begin();
    session.invalidate();
    return (await readSiteNotes({ config, session, highlighter: testHighlighter })).value.notes;
  };
  const [first, same, other] = [await read('One.\n'), await read('One.\n'), await read('Two.\n')];
  expect(first.map(hasHash)).toEqual([true]);
  expect(hashOf(same)).toBe(hashOf(first));
  expect(hashOf(other)).not.toBe(hashOf(first));
});
