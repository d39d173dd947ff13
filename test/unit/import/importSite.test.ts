import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importSite } from '../../../renderer/import/importSite.ts';

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'gqldocs-import-'));
  put('old/package.json', '{}');
  mkdirSync(join(cwd, 'old/.git'));
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

function put(path: string, text: string): void {
  mkdirSync(dirname(join(cwd, path)), { recursive: true });
  writeFileSync(join(cwd, path), text);
}

const tree = (folder: string): readonly string[] => readdirSync(join(cwd, folder), { recursive: true, encoding: 'utf8' }).toSorted();
const read = (path: string): string => readFileSync(join(cwd, path), 'utf8');
const codes = ({ problems }: Awaited<ReturnType<typeof importSite>>): readonly string[] => problems.map(({ code }) => code);

function docusaurus(): void {
  put('old/docusaurus.config.js', "module.exports = { title: 'S', presets: [['classic', { blog: false }]] };");
  put('old/docs/a.md', '# A');
  put('old/static/x.txt', 'x');
}

describe('an import', () => {
  it('writes nothing without a folder', async () => {
    docusaurus();
    const before = tree('.');
    const report = await importSite({ cwd, folder: 'old' });
    expect(report).toMatchObject({ ok: true, tool: 'Docusaurus', documents: 1, written: [], problems: [] });
    expect(report.files).toEqual(['gqldocs.config.ts', 'import-report.md', 'content/docs/a.md', 'content/static/x.txt']);
    expect(tree('.')).toEqual(before);
  });

  it('says that broken links are warnings until the author deletes `checks`', async () => {
    docusaurus();
    const { notes } = await importSite({ cwd, folder: 'old' });
    expect(notes).toContainEqual(expect.objectContaining({ kind: 'changed', subject: 'Checks', to: ['checks'] }));
  });

  it('previews what an import into the working directory writes', async () => {
    put('typedoc.json', '{ "entryPoints": ["src/index.ts"], "projectDocuments": ["guides/*.md"] }');
    put('package.json', '{ "name": "a", "version": "1.0.0" }');
    put('guides/a.md', '# A\n');
    const { files, notes } = await importSite({ cwd });
    const real = await importSite({ cwd, out: '.' });
    expect({ files, notes }).toEqual({ files: real.files, notes: real.notes });
    expect(files).toEqual(['gqldocs.config.ts', 'import-report.md']);
  });

  it('changes nothing when it runs again, and never a file that was edited', async () => {
    docusaurus();
    expect((await importSite({ cwd, folder: 'old', out: 'new', year: 2026 })).written).toHaveLength(4);
    expect(await importSite({ cwd, folder: 'old', out: 'new', year: 2026 })).toMatchObject({ ok: true, written: [], kept: [] });
    put('new/content/docs/a.md', '# Mine');
    rmSync(join(cwd, 'new/content/static/x.txt'));
    expect(await importSite({ cwd, folder: 'old', out: 'new', year: 2026 })).toMatchObject({
      written: ['content/static/x.txt'],
      kept: ['content/docs/a.md'],
    });
    expect(read('new/content/docs/a.md')).toBe('# Mine');
  });

  it('never runs the config', async () => {
    docusaurus();
    put(
      'old/docusaurus.config.js',
      `require('fs').writeFileSync('${join(cwd, 'ran')}', ''); module.exports = { title: 'S', presets: [['classic', {}]] };`,
    );
    expect((await importSite({ cwd, folder: 'old', out: 'new' })).ok).toBe(true);
    expect(tree('.')).not.toContain('ran');
  });

  it('reads no file through a link that points out of the repository', async () => {
    docusaurus();
    put('secret/s.md', 'secret');
    symlinkSync(join(cwd, 'secret/s.md'), join(cwd, 'old/docs/s.md'));
    symlinkSync(join(cwd, 'secret'), join(cwd, 'old/docs/more'));
    symlinkSync(join(cwd, 'secret/s.md'), join(cwd, 'old/static/s.md'));
    await importSite({ cwd, folder: 'old', out: 'new' });
    expect(tree('new').filter((path) => /s\.md$|more/.test(path))).toEqual([]);
  });

  it('says once that documents are outside of its repository', async () => {
    put('old/docusaurus.config.js', "module.exports = { title: 'S', presets: [['classic', { docs: { path: '../docs' }, blog: false }]] };");
    put('old/sidebars.js', "module.exports = { docs: ['a', 'b'] };");
    put('docs/a.md', '# A');
    const { ok, problems } = await importSite({ cwd, folder: 'old', out: 'new' });
    expect(ok).toBe(false);
    expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining('Cannot import the documents in ../docs')]);
  });

  it('writes nothing through a link that points out of the output folder', async () => {
    docusaurus();
    mkdirSync(join(cwd, 'elsewhere'));
    mkdirSync(join(cwd, 'new'));
    symlinkSync(join(cwd, 'elsewhere'), join(cwd, 'new/content'));
    const report = await importSite({ cwd, folder: 'old', out: 'new' });
    expect(codes(report)).toEqual(['import/output', 'import/output']);
    expect(tree('elsewhere')).toEqual([]);
  });

  it.each(['old/docs', 'old/docs/new', 'old/static'])('does not write into %s, which it reads', async (out) => {
    docusaurus();
    expect(codes(await importSite({ cwd, folder: 'old', out }))).toContain('import/output');
  });

  it('says what to do with a site of a tool that it does not know', async () => {
    put('old/mkdocs.yml', '');
    const report = await importSite({ cwd, folder: 'old' });
    expect(codes(report)).toEqual(['import/unrecognized']);
    expect(report.problems[0]?.message).toContain('MkDocs');
    expect(report.problems[0]?.hint).toContain('copy the Markdown files to `content/docs`');
  });

  it.each([
    ['nowhere', 'does not exist'],
    ['old/package.json', 'it is a file'],
    ['old/package.json/x', 'it is a file'],
  ])('does not import %s, which is not a folder', async (folder, reason) => {
    docusaurus();
    const report = await importSite({ cwd, folder, out: 'new' });
    expect(codes(report)).toEqual(['import/folder']);
    expect(report.problems[0]?.message).toContain(reason);
  });

  it.each(['file', 'file/new', 'taken'])('says that it cannot write to %s', async (out) => {
    docusaurus();
    put('file', '');
    put('taken/content', '');
    expect(codes(await importSite({ cwd, folder: 'old', out }))).toContain('import/output');
  });

  it('writes no components that documents do not use any more', async () => {
    docusaurus();
    put('old/docs/b.mdx', "import X from '@site/src/X';\n\n<X />\n");
    expect((await importSite({ cwd, folder: 'old', out: 'new' })).written).toContain('content/docs/_imported/components.tsx');
    rmSync(join(cwd, 'new/content/docs/_imported'), { recursive: true });
    expect((await importSite({ cwd, folder: 'old', out: 'new' })).written).toEqual(['content/docs/_imported/components.tsx']);
    rmSync(join(cwd, 'new/content/docs/_imported'), { recursive: true });
    put('new/content/docs/b.mdx', '# Mine\n');
    expect((await importSite({ cwd, folder: 'old', out: 'new' })).written).toEqual([]);
  });

  it('names a config that cannot be parsed', async () => {
    docusaurus();
    put('old/docusaurus.config.js', "module.exports = {\n  title: 'S'\n  tagline: 'T' };");
    const report = await importSite({ cwd, folder: 'old', out: 'new' });
    expect(report.problems).toMatchObject([{ code: 'import/syntax', place: { file: 'docusaurus.config.js', line: 3 } }]);
  });

  it('ends with a huge menu and a menu in itself', async () => {
    docusaurus();
    const items = Array.from({ length: 30_000 }, () => '"a"').join();
    put(
      'old/docusaurus.config.js',
      "module.exports = { title: 'S', presets: [['classic', { blog: false, docs: { sidebarPath: './sidebars.js' } }]] };",
    );
    put(
      'old/sidebars.js',
      `const more = { type: 'category', label: 'M', items: [more] };\nmodule.exports = { big: [${items}], deep: [more, 'a'] };`,
    );
    expect((await importSite({ cwd, folder: 'old', out: 'new' })).ok).toBe(true);
  });
});
