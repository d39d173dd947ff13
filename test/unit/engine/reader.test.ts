import { rename, rm, stat } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { clockStep } from '../../../renderer/engine/changedSince.ts';
import { hashOfText } from '../../../renderer/engine/hash.ts';
import { recordReads } from '../../../renderer/engine/reader.ts';
import { hashOfEntries, openWorld } from '../../../renderer/engine/world.ts';
import { rest, testFolder } from './testFolder.ts';

const { path, write } = testFolder();

function begin(world = openWorld()) {
  return recordReads(world, Date.now());
}

it('records questions with their answers', async () => {
  await write('in/a.txt', 'ä');
  await write('.git/HEAD', 'main');
  await rest();
  const world = openWorld();
  const { reader, world: reads, own, isComplete } = begin(world);
  expect([reader.text(path('in/a.txt')), reader.file(path('in/gone')), reader.kindOf(path('in'))]).toEqual(['ä', undefined, 'folder']);
  expect(reader.list(path('in'))).toEqual([{ name: 'a.txt', kind: 'file' }]);
  reader.note([path('in/noted'), path('in/a.txt')]);
  reader.noteModules([path('in')]);
  reader.noteRepository(path('in'));
  reader.ask('site:route /docs', 'an answer');
  expect(Object.fromEntries(reads)).toEqual({
    [`file:${path('in/a.txt')}`]: hashOfText('ä'),
    [`file:${path('in/gone')}`]: 'missing',
    [`kind:${path('in')}`]: 'folder',
    [`list:${path('in')}`]: hashOfEntries([{ name: 'a.txt', kind: 'file' }]),
    [`file:${path('in/noted')}`]: 'missing',
    [`modules:${path('in')}`]: hashOfEntries([]),
    [`repository:${path('in')}`]: world.answer(`repository:${path('in')}`),
  });
  expect([...own]).toEqual([['site:route /docs', 'an answer']]);
  expect(isComplete()).toBe(true);
  for (const [question, answer] of reads) expect([question, openWorld().answer(question)]).toEqual([question, answer]);
});

it('reads text without a byte order mark', async () => {
  await write('in/bom.md', '\uFEFF# Ä\r\n');
  expect(begin().reader.text(path('in/bom.md'))).toBe('# Ä\r\n');
});

it('reads the current contents, not remembered answers', async () => {
  const world = openWorld();
  await write('in/a.txt', 'one');
  for (const kind of ['file', 'kind', 'list', 'modules']) world.answer(`${kind}:${path(kind === 'file' ? 'in/a.txt' : 'in')}`);
  await write('in/a.txt', 'two');
  await write('in/b.ts', '');
  const { reader, world: reads } = begin(world);
  expect(reader.text(path('in/a.txt'))).toBe('two');
  expect(reader.list(path('in'))).toHaveLength(2);
  reader.noteModules([path('in')]);
  for (const [question, answer] of reads) expect([question, openWorld().answer(question)]).toEqual([question, answer]);
});

describe('reads are complete', () => {
  it('if files were written just before', async () => {
    await write('a.txt', 'one');
    const { reader, isComplete } = begin();
    reader.text(path('a.txt'));
    reader.list(path());
    reader.kindOf(path('a.txt'));
    expect(isComplete()).toBe(true);
  });

  it('if a file changes afterwards, and they contain the earlier answer', async () => {
    await write('a.txt', 'one');
    const { reader, world, isComplete } = begin();
    reader.text(path('a.txt'));
    await write('a.txt', 'two');
    expect([isComplete(), world.get(`file:${path('a.txt')}`)]).toEqual([true, hashOfText('one')]);
  });
});

describe('reads are incomplete', () => {
  it('after an untracked read', () => {
    const { reader, isComplete } = begin();
    reader.untracked();
    expect(isComplete()).toBe(false);
  });

  it.each<readonly [string, (reader: ReturnType<typeof begin>['reader']) => unknown]>([
    ['a file', (reader) => reader.file(path('in/a.ts'))],
    ['a path', (reader) => reader.kindOf(path('in/b.ts'))],
    ['a folder', (reader) => reader.list(path('in'))],
    ['a repository', (reader) => reader.noteRepository(path('in'))],
  ])('if %s gives two answers', async (_what, ask) => {
    await write('in/a.ts', 'one');
    await write('.git/HEAD', 'main');
    const { reader, isComplete } = begin();
    ask(reader);
    ask(reader);
    expect(isComplete()).toBe(true);
    await write('in/a.ts', 'two');
    await write('in/b.ts', '');
    await write('.git/HEAD', 'other');
    ask(reader);
    expect(isComplete()).toBe(false);
  });

  it('if a file changed before it was noted', async () => {
    await write('a.ts', 'one');
    await rest();
    const { reader, isComplete } = begin();
    await rest();
    await write('a.ts', 'two');
    reader.note([path('a.ts')]);
    expect(isComplete()).toBe(false);
  });

  it('if a noted file was written just before, within the precision of the clock', async () => {
    await write('a.ts', 'one');
    // As if it began at the end of that time, however busy the machine is.
    const { ctimeMs } = await stat(path('a.ts'));
    const { reader, isComplete } = recordReads(openWorld(), ctimeMs + clockStep - 1);
    reader.note([path('a.ts')]);
    expect(isComplete()).toBe(false);
  });

  it('if a noted file changes later, even if it was read before', async () => {
    for (const name of ['a.ts', 'b.ts']) await write(name, 'one');
    await rest();
    const records = ['a.ts', 'b.ts'].map((name) => ({ name, ...begin() }));
    for (const { name, reader } of records) {
      if (name === 'b.ts') reader.text(path(name));
      reader.note([path(name)]);
    }
    expect(records.map(({ isComplete }) => isComplete())).toEqual([true, true]);
    await rest();
    for (const { name } of records) await write(name, 'two');
    expect(records.map(({ isComplete }) => isComplete())).toEqual([false, false]);
  });

  it('if a module was added before its folder was noted', async () => {
    await write('in/a.ts', 'one');
    await write('b.ts', 'two');
    await rest();
    const { reader, isComplete } = begin();
    await rest();
    await rename(path('b.ts'), path('in/b.ts'));
    reader.noteModules([path('in')]);
    expect(isComplete()).toBe(false);
  });

  it('but not if other files next to modules change, because builds write there', async () => {
    await write('in/a.ts', 'one');
    await write('in/b.txt', 'one');
    await rest();
    const { reader, isComplete } = begin();
    await rest();
    await write('in/c.txt', '');
    await rm(path('in/b.txt'));
    reader.note([path('in/a.ts')]);
    reader.noteModules([path('in')]);
    expect(isComplete()).toBe(true);
  });
});
