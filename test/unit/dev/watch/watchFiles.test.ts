import {
  appendFileSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, parse, relative } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { watchFiles } from '../../../../renderer/dev/watch/watchFiles.ts';

let root: string;
beforeEach(() => {
  root = realpathSync.native(mkdtempSync(join(tmpdir(), 'gqldocs-watch-files-')));
});
afterEach(() => rmSync(root, { recursive: true }));

/** The changes that are reported while `change` runs, until a change of the file `last.md` is reported. */
async function reportedBy(change: () => void, outputs: readonly number[] = []): Promise<readonly string[]> {
  const reported = new Set<string>();
  let reportLast = (): void => {};
  const last = new Promise<void>((done) => {
    reportLast = done;
  });
  const onChange = (path: string): void => {
    reported.add(relative(root, path));
    if (path.endsWith('last.md')) reportLast();
  };
  const watched = await watchFiles({ root, outputs, onChange, onRefusal: () => undefined });
  change();
  writeFileSync(join(root, 'last.md'), 'c');
  await last;
  await watched.close();
  return [...reported].toSorted();
}

it('reports changed files, except those that its own process writes to', { timeout: 30_000 }, async () => {
  const output = openSync(join(root, 'said.txt'), 'a');
  writeFileSync(join(root, 'text.md'), 'a');
  const change = (): void => {
    writeSync(output, 'Built.\n');
    appendFileSync(join(root, 'text.md'), 'b');
  };
  expect(await reportedBy(change, [output])).toEqual(['last.md', 'text.md']);
  closeSync(output);
});

it('follows links to folders, except links to parent folders', { timeout: 30_000 }, async () => {
  mkdirSync(join(root, 'real/folder'), { recursive: true });
  mkdirSync(join(root, 'docs'));
  writeFileSync(join(root, 'real/folder/text.md'), 'a');
  symlinkSync(join(root, 'real/folder'), join(root, 'docs/linked'), 'junction');
  symlinkSync(root, join(root, 'docs/back'), 'junction');
  symlinkSync(join(root, 'docs'), join(root, 'docs/here'), 'junction');
  symlinkSync(parse(root).root, join(root, 'docs/all'), 'junction');
  const reported = await reportedBy(() => appendFileSync(join(root, 'real/folder/text.md'), 'b'));
  expect(reported).toEqual(expect.arrayContaining(['docs/linked/text.md', 'last.md', 'real/folder/text.md']));
  expect(reported.filter((path) => /^docs\/(?:back|here|all)/.test(path))).toEqual([]);
});
