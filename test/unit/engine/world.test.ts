import { rename, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { type FileState, hasState, isSettled, parseState, printState, stateOf } from '../../../renderer/engine/fileState.ts';
import { hashOfText } from '../../../renderer/engine/hash.ts';
import { divide, openWorld, pathsOf } from '../../../renderer/engine/world.ts';
import { testFolder } from './testFolder.ts';

const { path, write } = testFolder();

/** The answer to a process that has never looked before. */
const answerNow = (question: string): string => openWorld().answer(question);

describe('the answer for a file', () => {
  it('is the hash of its contents', async () => {
    await write('a.txt', 'ä');
    expect(answerNow(`file:${path('a.txt')}`)).toBe(hashOfText('ä'));
  });

  it('distinguishes folders and special files from files', async () => {
    await write('a.txt', '');
    const questions = [path('gone'), path(), '/dev/null'].map((one) => `file:${one}`);
    expect(questions.map(answerNow)).toEqual(['missing', 'folder', 'other']);
  });

  it.each(['file', 'kind'])('is `missing` if the system cannot reach it: %s', async (kind) => {
    await write('a.txt', '');
    await symlink('self', path('self'));
    const unreachable = [path('a.txt/below'), path('self'), path(`${'long'.repeat(100)}/a`)];
    expect(unreachable.map((one) => answerNow(`${kind}:${one}`))).toEqual(['missing', 'missing', 'missing']);
  });

  it('follows links, also after their target changes', async () => {
    await write('a/x.txt', 'A');
    await write('b/x.txt', 'B');
    await symlink('a', path('link'));
    expect(answerNow(`file:${path('link/x.txt')}`)).toBe(hashOfText('A'));
    await rm(path('link'));
    await symlink('b', path('link'));
    expect(answerNow(`file:${path('link/x.txt')}`)).toBe(hashOfText('B'));
  });
});

describe('the answer for a folder', () => {
  it('changes if an entry is added, removed or changes its kind', async () => {
    await write('in/a.txt', '');
    const before = answerNow(`list:${path('in')}`);
    await write('in/a.txt', 'changed');
    expect(answerNow(`list:${path('in')}`)).toBe(before);
    await write('in/b.txt', '');
    const two = answerNow(`list:${path('in')}`);
    await rm(path('in/b.txt'));
    await write('in/b.txt/inner', '');
    expect(new Set([before, two, answerNow(`list:${path('in')}`)]).size).toBe(3);
  });

  it('lists entries by name, without following links, and none for a missing folder', async () => {
    await write('in/b.txt', '');
    await write('in/a/x', '');
    await symlink('a', path('in/c'));
    expect(openWorld().list(path('in'))).toEqual([
      { name: 'a', kind: 'folder' },
      { name: 'b.txt', kind: 'file' },
      { name: 'c', kind: 'link' },
    ]);
    expect([openWorld().list(path('gone')), openWorld().list(path('in/b.txt'))]).toEqual([[], []]);
  });

  it('as a place of modules changes only with files that an import may resolve to', async () => {
    await write('in/a.ts', '');
    const before = answerNow(`modules:${path('in')}`);
    for (const name of ['a.txt', '.hidden.ts', 'a.ts.swp']) await write(`in/${name}`, '');
    expect(answerNow(`modules:${path('in')}`)).toBe(before);
    for (const name of ['b.ts', 'b.d.mts', 'b.jsx', 'b.json', 'b.css', 'b.md']) {
      await write(`in/${name}`, '');
      expect([name, answerNow(`modules:${path('in')}`)]).not.toEqual([name, before]);
      await rm(path(`in/${name}`));
    }
    expect(answerNow(`modules:${path('in')}`)).toBe(before);
  });
});

it('returns the kind of a path', async () => {
  await write('a.txt', '');
  const { kindOf } = openWorld();
  expect([path('a.txt'), path(), path('gone'), '/dev/null'].map(kindOf)).toEqual(['file', 'folder', 'missing', 'other']);
});

it('throws for a question of an unknown kind', () => {
  expect(() => answerNow('site:/docs')).toThrow('kind "site"');
});

describe('an answer', () => {
  it('is remembered until it is forgotten', async () => {
    const world = openWorld();
    const ask = () => world.answer(`file:${path('a.txt')}`);
    await write('a.txt', 'one');
    const first = ask();
    await write('a.txt', 'two');
    expect(ask()).toBe(first);
    world.forget([path('other.txt')]);
    expect(ask()).toBe(first);
    world.forget([path('a.txt')]);
    expect(ask()).toBe(hashOfText('two'));
    await write('a.txt', 'three');
    world.forget();
    expect(ask()).toBe(hashOfText('three'));
  });

  it.each([
    ['a file', 'in/a.ts', ['file in/a.ts', 'list in', 'modules in', 'repository in']],
    ['a folder', 'in', ['file in/a.ts', 'list in', 'modules in', 'repository in', 'list ']],
    ['a file elsewhere', 'other/a.ts', ['repository in']],
  ])('is forgotten together with all answers that a change affects: %s', async (_what, changed, expected) => {
    const world = openWorld();
    const questions = ['file in/a.ts', 'list in', 'modules in', 'repository in', 'list ', 'file b.ts'].map((one) => one.split(' '));
    const asked = new Map(questions.map(([kind, name]) => [`${kind} ${name}`, `${kind}:${path(name)}`]));
    for (const question of asked.values()) world.answer(question);
    // Afterwards, everything has another answer.
    await write('in/a.ts', 'other');
    await write('in/new.ts', '');
    await write('.git/HEAD', 'ref');
    await write('b.ts', '');
    const fresh = openWorld();
    world.forget([path(changed)]);
    const again = [...asked].filter(([, question]) => world.answer(question) === fresh.answer(question)).map(([name]) => name);
    expect(again.sort()).toEqual([...expected].sort());
  });

  it('can be updated alone', async () => {
    const world = openWorld();
    await write('a.txt', 'one');
    world.answer(`file:${path('a.txt')}`);
    await write('a.txt', 'two');
    expect(world.askAgain(`file:${path('a.txt')}`)).toBe(hashOfText('two'));
    expect(world.answer(`file:${path('a.txt')}`)).toBe(hashOfText('two'));
  });
});

describe('reading a file', () => {
  it('returns the current contents with their hash, which becomes the answer', async () => {
    const world = openWorld();
    await write('a.txt', 'one');
    world.answer(`file:${path('a.txt')}`);
    await write('a.txt', 'two');
    expect(world.readFile(path('a.txt'))).toEqual({ contents: Buffer.from('two'), answer: hashOfText('two') });
    expect(world.answer(`file:${path('a.txt')}`)).toBe(hashOfText('two'));
  });

  it('returns nothing for a missing file or a folder', async () => {
    await write('in/a.txt', '');
    expect(openWorld().readFile(path('gone'))).toEqual({ contents: undefined, answer: 'missing' });
    expect(openWorld().readFile(path('in'))).toEqual({ contents: undefined, answer: 'folder' });
  });
});

describe('the state of a file', () => {
  /** A clock for which everything in the folder is old. */
  const later = () => Date.now() + 60_000;

  /** Metadata of a file from an earlier process, with a wrong hash, which shows whether the file is read again. */
  async function known(name: string, seen = later()): Promise<ReadonlyMap<string, FileState>> {
    return new Map([[path(name), stateOf(await stat(path(name)), { hash: 'known', seen })]]);
  }

  it('is used instead of its contents while it is unchanged', async () => {
    await write('a.txt', 'one');
    const world = openWorld(await known('a.txt'));
    expect(world.answer(`file:${path('a.txt')}`)).toBe('known');
    expect(world.states().get(path('a.txt'))?.hash).toBe('known');
  });

  it.each<readonly [string, () => Promise<unknown>]>([
    ['text', () => write('a.txt', 'other', 1001)],
    ['text of the same size, with old times', () => write('a.txt', 'two')],
    ['times alone', () => utimes(path('a.txt'), 1001, 1001)],
  ])('changes with new %s', async (_what, change) => {
    await write('a.txt', 'one');
    const states = await known('a.txt');
    await change();
    expect(openWorld(states).answer(`file:${path('a.txt')}`)).not.toBe('known');
  });

  it('changes if an older file replaces the file, alone or with its folder', async () => {
    await write('in/a.txt', 'one');
    await write('older.txt', 'two', 500);
    await write('aside/a.txt', 'two', 500);
    const states = await known('in/a.txt');
    await rename(path('older.txt'), path('in/a.txt'));
    expect(openWorld(states).answer(`file:${path('in/a.txt')}`)).toBe(hashOfText('two'));
    await rm(path('in'), { recursive: true });
    await rename(path('aside'), path('in'));
    expect(openWorld(states).answer(`file:${path('in/a.txt')}`)).toBe(hashOfText('two'));
  });

  it('changes if a link gets another target', async () => {
    for (const name of ['a', 'b']) await write(`${name}.txt`, name);
    await symlink('a.txt', path('link'));
    const states = await known('link');
    await rm(path('link'));
    await symlink('b.txt', path('link'));
    expect(openWorld(states).answer(`file:${path('link')}`)).toBe(hashOfText('b'));
  });

  it('is not used for a file that was too new when it was read, because it may have changed again', async () => {
    await write('a.txt', 'one');
    const { ctimeMs } = await stat(path('a.txt'));
    expect(openWorld(await known('a.txt', ctimeMs + 1999)).answer(`file:${path('a.txt')}`)).toBe(hashOfText('one'));
    expect(openWorld(await known('a.txt', ctimeMs + 2001)).answer(`file:${path('a.txt')}`)).toBe('known');
  });

  it('is passed to the next session, with states from threads', async () => {
    await write('a.txt', 'one');
    const world = openWorld(new Map(), later);
    world.answer(`file:${path('a.txt')}`);
    world.learn(new Map([['/b', stateOf(await stat(path('a.txt')), { hash: 'b', seen: 1 })]]));
    expect([...world.states()].map(([file, { hash }]) => [file, hash])).toEqual([
      [path('a.txt'), hashOfText('one')],
      ['/b', 'b'],
    ]);
    const next = openWorld(new Map([...world.states()].map(([file, state]) => parseState(printState(file, state)))));
    await writeFile(path('other'), '');
    expect(next.answer(`file:${path('a.txt')}`)).toBe(hashOfText('one'));
  });

  it('is restored from a line', async () => {
    await write('a.txt', 'one');
    const stats = await stat(path('a.txt'));
    const state = stateOf(stats, { hash: 'hash', seen: 5 });
    expect(parseState(printState('/a "b"\n', state))).toEqual(['/a "b"\n', state]);
    expect([hasState(stats, state), isSettled(state)]).toEqual([true, false]);
  });
});

it('splits questions at the first colon', () => {
  expect(divide('file:/a:b')).toEqual(['file', '/a:b']);
});

it('lists the paths of questions once, with a slash after folders whose contents count', async () => {
  await write('.git/HEAD', 'ref: refs/heads/main\n');
  const questions = ['file:/a', 'kind:/a', 'list:/b', 'modules:/b', `repository:${path('deep')}`];
  expect(pathsOf(questions)).toEqual([
    '/a',
    '/b/',
    ...['HEAD', 'config.worktree', 'config', 'packed-refs', 'shallow'].map((name) => path(`.git/${name}`)),
  ]);
});
