import { mkdir, readdir, rename, rm, symlink, truncate, unlink, writeFile } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { hashOf } from '../../../renderer/engine/hash.ts';
import { listTree } from '../../../renderer/engine/listTree.ts';
import type { Reader } from '../../../renderer/engine/reader.ts';
import { openSession, type Session } from '../../../renderer/engine/session.ts';
import { openStore } from '../../../renderer/engine/store.ts';
import { defineTask, type Storage, type Task } from '../../../renderer/engine/task.ts';
import { rest, testFolder } from './testFolder.ts';

const { path, write } = testFolder();

/** The session of a new process. */
const open = (version = '1', name = 'site'): Session => openSession({ name, store: openStore({ folder: path('cache'), version }) });

/** How often a task has run in a test. */
let runs = 0;
beforeEach(() => {
  runs = 0;
});

/** A task that says of each result which run has made it. */
function counting(read: (read: Reader) => unknown, more: Partial<Task<unknown, string>> = {}): Task<unknown, string> {
  return defineTask({
    name: 'task',
    run: async (input: unknown, reader) => {
      runs += 1;
      const run = runs;
      await read(reader);
      return `run ${run} of ${String(input)}`;
    },
    ...more,
  });
}

/** Which run of a task a process gets; what it has made is saved. */
async function runOf(task: Task<unknown, string>, input: unknown = 'input', session = open()): Promise<string> {
  const output = await session.run(task, input);
  await session.save();
  return output.replace(' of input', '');
}

/** Reads two files itself, one of which is missing. */
const reading = counting((read) => [read.text(path('in/a.ts')), read.text(path('in/tsconfig.json'))]);
/** A task that reads them, and looks for modules next to them. */
const noting = counting((read) => {
  read.note([path('in/a.ts'), path('in/tsconfig.json')]);
  read.noteModules([path('in')]);
});

describe.each([
  ['reads files', reading],
  ['notes files', noting],
])('the result of a task that %s', (_what, task) => {
  beforeEach(async () => {
    await write('in/a.ts', 'first');
    await write('older.ts', 'other', 500);
    await write('aside/a.ts', 'other', 500);
    await rest();
  });

  it('is reused as long as nothing changes, in this process and in others', async () => {
    const session = open();
    expect([await runOf(task, 'input', session), await runOf(task, 'input', session), await runOf(task)]).toEqual(Array(3).fill('run 1'));
  });

  it.each<readonly [string, () => Promise<unknown>]>([
    ['was changed', () => write('in/a.ts', 'other')],
    ['was deleted', () => rm(path('in/a.ts'))],
    ['was created', () => write('in/tsconfig.json', '{}')],
    ['was replaced by an older one', () => rename(path('older.ts'), path('in/a.ts'))],
    [
      'was replaced with its folder',
      async () => {
        await rename(path('in'), path('away'));
        await rename(path('aside'), path('in'));
      },
    ],
    [
      'became a folder',
      async () => {
        await rm(path('in/a.ts'));
        await mkdir(path('in/a.ts'));
      },
    ],
  ])('is not reused if a file %s, and the new result is', async (_how, change) => {
    await runOf(task);
    await change();
    await rest();
    expect([await runOf(task), await runOf(task)]).toEqual(['run 2', 'run 2']);
  });

  it('is reused if only the times of a file changed', async () => {
    await runOf(task);
    await write('in/a.ts', 'first', 1001);
    expect(await runOf(task)).toBe('run 1');
  });

  it('is reused only for the same name, input and basis', async () => {
    expect([await runOf(task, 'one'), await runOf(task, 'two'), await runOf(task, 'one')]).toEqual([
      'run 1 of one',
      'run 2 of two',
      'run 1 of one',
    ]);
    expect(await runOf({ ...task, basis: { a: 1 } }, 'one')).toBe('run 3 of one');
    expect(await runOf({ ...task, name: 'other' }, 'one')).toBe('run 4 of one');
  });

  it('is computed again by another version', async () => {
    await runOf(task, 'input', open('1'));
    expect([await runOf(task, 'input', open('2')), await runOf(task, 'input', open('2'))]).toEqual(['run 2', 'run 2']);
  });

  it('is computed again if the cache is damaged', async () => {
    await runOf(task);
    for (const name of await readdir(path('cache/task'))) await truncate(path(`cache/task/${name}`), 60);
    expect([await runOf(task), await runOf(task)]).toEqual(['run 2', 'run 2']);
  });

  it('is computed again if nothing can be stored', async () => {
    await writeFile(path('cache'), '');
    expect([await runOf(task), await runOf(task)]).toEqual(['run 1', 'run 2']);
  });
});

describe('the contents of a file', () => {
  it('come from the target of a link', async () => {
    for (const name of ['a', 'b']) await write(`${name}.ts`, name);
    await symlink('a.ts', path('link.ts'));
    const task = counting((read) => read.text(path('link.ts')));
    await runOf(task);
    await unlink(path('link.ts'));
    await symlink('b.ts', path('link.ts'));
    expect(await runOf(task)).toBe('run 2');
  });

  it('are read again if the file was too new for its times to be reliable', async () => {
    const file = await write('a.ts', 'one');
    const task = counting((read) => read.text(file));
    await runOf(task);
    // The same size and times of its own.
    await write('a.ts', 'two');
    expect(await runOf(task)).toBe('run 2');
  });
});

describe('other reads of a task', () => {
  it.each<readonly [string, (read: Reader) => unknown, () => Promise<unknown>]>([
    ['a folder', (read) => read.list(path('in')), () => write('in/new.txt', '')],
    ['a tree', (read) => listTree(read, path('in')), () => write('in/deep/new.txt', '')],
    ['the kind of a path', (read) => read.kindOf(path('in/new.txt')), () => write('in/new.txt', '')],
    ['modules of a folder', (read) => read.noteModules([path('in')]), () => write('in/new.ts', '')],
    ['a repository', (read) => read.noteRepository(path('in')), () => write('.git/HEAD', 'other')],
  ])('are recorded, too: %s', async (_what, ask, change) => {
    await write('in/a.ts', '');
    await write('in/deep/a.ts', '');
    await write('.git/HEAD', 'main');
    await rest();
    const task = counting(ask);
    expect([await runOf(task), await runOf(task)]).toEqual(['run 1', 'run 1']);
    await change();
    await rest();
    expect([await runOf(task), await runOf(task)]).toEqual(['run 2', 'run 2']);
  });

  it('may be questions of its own kinds, which it can answer again', async () => {
    let title = 'A';
    const task = counting((read) => read.ask('site:title', title), { answers: { site: () => title } });
    expect([await runOf(task), await runOf(task)]).toEqual(['run 1', 'run 1']);
    title = 'B';
    expect([await runOf(task), await runOf(task)]).toEqual(['run 2', 'run 2']);
  });
});

describe('nothing is stored', () => {
  it('for a task with an untracked read', async () => {
    const session = open();
    const task = counting((read) => read.untracked());
    expect([await runOf(task, 'input', session), await runOf(task, 'input', session), await runOf(task)]).toEqual([
      'run 1',
      'run 2',
      'run 3',
    ]);
  });

  it('for a task that fails', async () => {
    const session = open();
    const task = counting(() => {
      if (runs === 1) throw new Error('Once.');
    });
    await expect(session.run(task, 'input')).rejects.toThrow('Once.');
    expect(await runOf(task, 'input', session)).toBe('run 2');
  });

  const meanwhile: Readonly<Record<string, () => Promise<unknown>>> = {
    'it is written': () => write('in/a.ts', 'other'),
    'it is deleted': () => rm(path('in/a.ts')),
    'its folder is deleted': () => rm(path('in'), { recursive: true }),
    'an older file replaces it': () => rename(path('older.ts'), path('in/a.ts')),
    'it is moved away and back': async () => {
      await rename(path('in/a.ts'), path('away.ts'));
      await rename(path('away.ts'), path('in/a.ts'));
    },
    'its folder is moved away and back': async () => {
      await rename(path('in'), path('away'));
      await rename(path('away'), path('in'));
    },
    'an older module is added next to it': () => rename(path('older.ts'), path('in/a.tsx')),
  };

  it.each(Object.entries(meanwhile))('if a noted file changed during the task: %s', async (_what, happens) => {
    await write('in/a.ts', 'one');
    await write('older.ts', 'other', 500);
    await rest();
    const task = counting(async (read) => {
      await rest();
      if (runs === 1) await happens();
      read.note([path('in/a.ts')]);
      read.noteModules([path('in')]);
    });
    const first = await runOf(task);
    await rest();
    expect([first, await runOf(task), await runOf(task)]).toEqual(['run 1', 'run 2', 'run 2']);
  });

  it('if a file changes between two reads', async () => {
    await write('a.ts', 'one');
    const task = counting(async (read) => {
      read.text(path('a.ts'));
      if (runs === 1) await write('a.ts', 'two');
      read.text(path('a.ts'));
    });
    expect([await runOf(task), await runOf(task), await runOf(task)]).toEqual(['run 1', 'run 2', 'run 2']);
  });

  it('on disk by a session without a store, only in memory', async () => {
    const session = openSession({ name: 'site' });
    const task = counting(() => undefined);
    expect([await runOf(task, 'input', session), await runOf(task, 'input', session)]).toEqual(['run 1', 'run 1']);
    expect(await runOf(task, 'input', openSession({ name: 'site' }))).toBe('run 2');
  });
});

describe('the reads of a result', () => {
  it('stay valid if a file that the task itself reads changes afterwards', async () => {
    await write('a.ts', 'one');
    const task = counting(async (read) => {
      read.text(path('a.ts'));
      if (runs === 1) await write('a.ts', 'two');
    });
    await runOf(task);
    expect(await runOf(task)).toBe('run 2');
    await write('a.ts', 'two');
    expect(await runOf(task)).toBe('run 2');
  });
});

describe('a result that is the input of other tasks', () => {
  const made = (read: (read: Reader) => string) =>
    defineTask({ name: 'made', run: (_: string, reader) => ({ text: read(reader), list: [read(reader)] }) });

  it('is hashed by its trace, whether computed or cached', async () => {
    await write('a.ts', 'one');
    const task = made((read) => read.text(path('a.ts')) ?? '');
    const hashes: string[] = [];
    const note = async (session: Session) => {
      const output = await session.run(task, 'input');
      hashes.push(hashOf(output), hashOf(output.list));
      await session.save();
    };
    const session = open();
    await note(session);
    await note(session);
    await note(open());
    await write('a.ts', 'other');
    await note(open());
    const [first, list] = hashes;
    expect(hashes.slice(0, 6)).toEqual([first, list, first, list, first, list]);
    expect(new Set(hashes).size).toBe(4);
  });

  it('is hashed by its contents after an untracked read', async () => {
    let clock = 1;
    const task = made((read) => {
      read.untracked();
      return `${clock}`;
    });
    const session = open();
    const next = defineTask({
      name: 'next',
      run: ({ text, list }: { readonly text: string; readonly list: readonly string[] }) => `${text} ${list}`,
    });
    const both = async () => {
      const output = await session.run(task, 'input');
      return [await session.run(next, output), await session.run(next, { ...output, text: 'same' })];
    };
    expect(await both()).toEqual(['1 1', 'same 1']);
    clock = 2;
    expect(await both()).toEqual(['2 2', 'same 2']);
  });

  it('is hashed by its contents if a file changed during the task', async () => {
    await write('a.ts', 'one');
    await rest();
    const task = defineTask({
      name: 'made',
      run: async (_: string, read) => {
        const text = openSession({ name: 'other' }).read.text(path('a.ts'));
        if (text === 'one') await write('a.ts', 'two');
        read.note([path('a.ts')]);
        return { text };
      },
    });
    const next = defineTask({ name: 'next', run: ({ text }: { readonly text: string | undefined }) => text });
    const both = async (session = open()) => {
      const output = await session.run(next, await session.run(task, 'input'));
      await session.save();
      return output;
    };
    expect(await both()).toBe('one');
    await rest();
    expect(await both()).toBe('two');
  });
});

describe('storage', () => {
  it.each<Storage>([{ kind: 'file' }, { kind: 'bucket' }, { kind: 'bucket', keeps: 'lines' }])(
    '%o persists between processes',
    async (storage) => {
      const task = counting(() => undefined, { storage });
      expect([await runOf(task, 'a'), await runOf(task, 'a')]).toEqual(['run 1 of a', 'run 1 of a']);
    },
  );

  it('in memory lasts as long as the process', async () => {
    const task = counting(() => undefined, { storage: { kind: 'memory' } });
    const session = open();
    expect([await runOf(task, 'a', session), await runOf(task, 'a', session), await runOf(task, 'a')]).toEqual([
      'run 1 of a',
      'run 1 of a',
      'run 2 of a',
    ]);
  });

  it('in a bucket belongs to one site', async () => {
    const task = counting(() => undefined, { storage: { kind: 'bucket' } });
    await runOf(task, 'a', open('1', 'one'));
    await runOf(task, 'a', open('1', 'two'));
    expect([runs, await runOf(task, 'a', open('1', 'one')), await runOf(task, 'a', open('1', 'two'))]).toEqual([
      2,
      'run 1 of a',
      'run 2 of a',
    ]);
  });

  it('may contain a result that the task does not accept now', async () => {
    let isWanted = true;
    const task = counting(() => undefined, { accepts: () => isWanted });
    const session = open();
    await runOf(task, 'a', session);
    isWanted = false;
    expect([session.find(task, 'a'), await runOf(task, 'a', session)]).toEqual([undefined, 'run 2 of a']);
  });
});

describe('several concurrent sessions', () => {
  it('return complete results, from any of them', async () => {
    const inputs = Array.from({ length: 20 }, (_, index) => index);
    const task = defineTask({ name: 'many', storage: { kind: 'bucket' }, run: (input: number) => String(input).repeat(1000) });
    const all = async (session: Session) => {
      const outputs: string[] = [];
      await session.runAll(task, inputs, (output, { index }) => {
        outputs[index] = output;
      });
      await session.save();
      return outputs;
    };
    const results = await Promise.all([all(open()), all(open()), all(open()), all(open())]);
    expect(new Set(results.map((outputs) => outputs.join())).size).toBe(1);
    expect(await all(open())).toEqual(inputs.map((input) => String(input).repeat(1000)));
    expect((await readdir(path('cache/many'))).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });
});

describe('a build', () => {
  const whole = defineTask({
    name: 'whole',
    run: (): string => {
      throw new Error('A build is not run as a task.');
    },
  });

  /** Builds, and keeps the whole of it. */
  async function build(tasks: readonly Task<unknown, string>[], session = open()): Promise<Session> {
    session.begin();
    session.read.text(path('config.ts'));
    for (const task of tasks) await session.run(task, 'input');
    session.keep(whole, 'site', 'built');
    await session.save();
    return session;
  }

  beforeEach(async () => {
    for (const name of ['config.ts', 'in/a.ts', 'in/b.ts']) await write(name, 'first');
    await rest();
  });

  const a = counting((read) => read.text(path('in/a.ts')));
  const b = counting((read) => read.text(path('in/b.ts')), { name: 'b' });

  it('is cached while its reads are unchanged, its own and those of cached results', async () => {
    await build([a, b]);
    await build([a, b]);
    expect([runs, open().find(whole, 'site'), open().find(whole, 'other')]).toEqual([2, 'built', undefined]);
    for (const name of ['config.ts', 'in/a.ts', 'in/b.ts']) {
      await write(name, 'other');
      expect([name, open().find(whole, 'site')]).toEqual([name, undefined]);
      await write(name, 'first');
    }
    expect(open().find(whole, 'site')).toBe('built');
  });

  it.each<readonly [string, readonly Task<unknown, string>[]]>([
    ['a task has an untracked read', [a, counting((read) => read.untracked(), { name: 'c' })]],
    ['two tasks read different states of a file', [a, counting(() => write('in/a.ts', 'second'), { name: 'c' }), { ...a, name: 'd' }]],
  ])('is not cached if %s', async (_what, tasks) => {
    await build(tasks);
    expect(open().find(whole, 'site')).toBeUndefined();
  });

  it('is not cached after an untracked read of its own', async () => {
    const session = open();
    session.read.untracked();
    session.keep(whole, 'site', 'built');
    expect(session.find(whole, 'site')).toBeUndefined();
  });

  it('lists the paths that it read', async () => {
    const session = await build([a, counting((read) => read.list(path('in')), { name: 'c' })]);
    expect(session.paths().toSorted()).toEqual([path('config.ts'), path('in/'), path('in/a.ts')]);
    await build([b], session);
    expect(session.paths().toSorted()).toEqual([path('config.ts'), path('in/b.ts')]);
  });

  it('lists changed paths that were not reported to it', async () => {
    const session = await build([a, b]);
    expect(session.changedPaths()).toEqual([]);
    await write('in/b.ts', 'other');
    await write('in/c.ts', 'other');
    expect(session.changedPaths()).toEqual([path('in/b.ts')]);
  });

  it('checks only invalidated paths', async () => {
    const session = await build([a, b]);
    for (const name of ['in/a.ts', 'in/b.ts']) await write(name, 'other');
    session.invalidate([path('in/b.ts')]);
    await build([a, b], session);
    expect(runs).toBe(3);
    session.invalidate();
    await build([a, b], session);
    expect(runs).toBe(4);
  });

  it('drops results from memory that the last one did not need', async () => {
    const session = openSession({ name: 'site' });
    for (const task of [a, b]) await session.run(task, 'input');
    for (const build of [1, 2]) {
      session.begin();
      expect([build, await session.run(a, 'input')]).toEqual([build, 'run 1 of input']);
    }
    expect(await session.run(b, 'input')).toBe('run 3 of input');
  });
});

describe('a task with `runOnce`', () => {
  it('is not cached, and lists its reads, which do not become reads of the build', async () => {
    await write('a.ts', '');
    const session = open();
    const task = counting((read) => [read.text(path('a.ts')), read.list(path())]);
    const [first, second] = [await session.runOnce(task, 'input'), await session.runOnce(task, 'input')];
    expect([first.output, second.output]).toEqual(['run 1 of input', 'run 2 of input']);
    expect(first.paths).toEqual([path('a.ts'), `${path()}/`]);
    expect([session.paths(), session.find(task, 'input')]).toEqual([[], undefined]);
  });
});
