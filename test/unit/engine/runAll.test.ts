import { afterEach, describe, expect, it } from 'vitest';
import { isOutOfMemory } from '../../../renderer/engine/runAll.ts';
import { openSession, type Session } from '../../../renderer/engine/session.ts';
import { openStore } from '../../../renderer/engine/store.ts';
import { defineTask, type Task } from '../../../renderer/engine/task.ts';
import { createPools, type Pools, sharedPools } from '../../../renderer/engine/threadPool.ts';
import { bundleThreads } from './bundleThreads.ts';
import { rest, testFolder } from './testFolder.ts';
import { type WishInput, wishTask } from './threadTasks.ts';

const { path, write } = testFolder();
const script = bundleThreads();

const sessions: Session[] = [];
afterEach(async () => {
  for (const session of sessions.splice(0)) await session.rest();
});

interface SessionOptions {
  readonly pools?: Pools | undefined;
  readonly signal?: AbortSignal;
}

/** The session of a new process. */
function open({ signal, ...options }: SessionOptions = {}): Session {
  const store = openStore({ folder: path('cache'), version: '1' });
  const session = openSession({ name: 'site', store, signal, pools: createPools(script()), ...options });
  sessions.push(session);
  return session;
}

interface Taken {
  readonly output: unknown;
  readonly isStored: boolean;
}

/** All results in the order of their inputs. */
async function takeAll(session: Session, task: Task<WishInput, unknown>, inputs: readonly WishInput[]): Promise<readonly Taken[]> {
  const taken: Taken[] = [];
  await session.runAll(task, inputs, (output, { index, isStored }) => {
    taken[index] = { output, isStored };
  });
  return taken;
}

const wish = (kind: WishInput['wish'], name = ''): WishInput => ({ wish: kind, name, folder: path('in') });
const reads = () => ['a.ts', 'b.ts', 'gone.ts', 'c.ts', 'd.ts'].map((name) => wish('read', name));
const answers = { site: () => 'asked' };
const task = (thread: Parameters<typeof wishTask>[0] = {}): Task<WishInput, unknown> => ({
  ...wishTask({ threads: 2, ...thread }),
  answers,
});

async function writeFiles(): Promise<void> {
  for (const name of ['a', 'b', 'c', 'd']) await write(`in/${name}.ts`, name);
  await rest();
}

describe('results from threads', () => {
  it.each([{ batch: 1 }, { batch: 2 }, { batch: 100 }])('equal those of the main thread, with batches of any size: %o', async (thread) => {
    await writeFiles();
    const [inline, threaded] = [await takeAll(open({ pools: undefined }), task(), reads()), await takeAll(open(), task(thread), reads())];
    expect(threaded).toEqual(inline);
    expect(inline[0]?.output).toEqual({ name: 'a.ts', text: 'a', list: new Set(['a.ts', 'b.ts', 'c.ts', 'd.ts']), nothing: undefined });
  });

  it('are stored with the reads of the threads', async () => {
    await writeFiles();
    const session = open();
    await takeAll(session, task(), reads());
    await session.save();
    expect(session.paths().toSorted()).toEqual(
      [path('in/'), ...reads().flatMap(({ name }) => [path(`in/${name}`), path(`in/${name}.json`)])].toSorted(),
    );
    const again = await takeAll(open({ pools: undefined }), task(), reads());
    expect(again.map(({ isStored }) => isStored)).toEqual([true, true, true, true, true]);
    await write('in/b.ts', 'other');
    await write('in/d.ts.json', '{}');
    await rest();
    // A new module is one for all of them.
    expect((await takeAll(open(), task(), reads())).map(({ isStored }) => isStored)).toEqual([false, false, false, false, false]);
  });

  it('are computed again only for changed inputs', async () => {
    await writeFiles();
    const first = open();
    await takeAll(first, task(), reads());
    await first.save();
    await write('in/b.ts', 'other');
    await rest();
    const next = await takeAll(open(), task(), reads());
    expect(next.map(({ isStored }) => isStored)).toEqual([true, false, true, true, true]);
    expect(next[1]?.output).toMatchObject({ text: 'other' });
  });

  it('are not stored after an untracked read', async () => {
    const session = open();
    const inputs = [wish('untracked', 'a')];
    expect([await takeAll(session, task(), inputs), await takeAll(session, task(), inputs)]).toEqual([
      [{ output: 'a', isStored: false }],
      [{ output: 'a', isStored: false }],
    ]);
  });

  it('are delivered in order of completion, all of them', async () => {
    const inputs = [300, 1, 1, 1, 1, 1].map((time) => wish('wait', String(time)));
    const order: number[] = [];
    await open().runAll(task(), inputs, (_, { index }) => void order.push(index));
    expect([order.at(-1), order.toSorted()]).toEqual([0, [0, 1, 2, 3, 4, 5]]);
  });

  it('accept inputs of any type', async () => {
    const echo = defineTask({ name: 'echo', thread: { module: 'echo' }, run: (input: unknown) => ({ input }) });
    const inputs = [['a', 'b'], [], 'text', 0, null];
    const outputs: unknown[] = [];
    await open().runAll(echo, inputs, (output, { index }) => {
      outputs[index] = output.input;
    });
    expect(outputs).toEqual(inputs);
  });
});

describe('threads', () => {
  it('inherit nothing from the process', async () => {
    expect(await open().run(task(), wish('environment'))).toEqual([[], [], []]);
  });

  it('start again after `rest`', async () => {
    const session = open();
    await session.run(task(), wish('untracked', 'a'));
    await session.rest();
    expect(await session.run(task(), wish('untracked', 'b'))).toBe('b');
  });

  it('come from the same threads after `rest`, where sessions share them', async () => {
    const threads: unknown[] = [];
    for (const pools of [sharedPools(script()), sharedPools(script()), createPools(script())]) {
      const session = open({ pools });
      threads.push(await session.run(task({ threads: 1 }), wish('thread', String(threads.length))));
      await session.rest();
    }
    expect(threads[1]).toBe(threads[0]);
    expect(threads[2]).not.toBe(threads[0]);
  });

  it('run tasks whose results are not cached', async () => {
    await writeFiles();
    const { output, paths } = await open().runOnce(task(), wish('read', 'a.ts'));
    expect([output, paths.toSorted()]).toEqual([
      expect.objectContaining({ text: 'a' }),
      [path('in/'), path('in/a.ts'), path('in/a.ts.json')],
    ]);
  });
});

describe('a run that fails in a thread', () => {
  it('rejects with its error', async () => {
    await expect(open().run(task(), wish('throw', 'name'))).rejects.toThrow('No name.');
    await expect(open().runOnce(task(), wish('throw', 'name'))).rejects.toThrow('No name.');
  });

  it('keeps the stored results of others, and the session stays usable', async () => {
    const session = open();
    await expect(takeAll(session, task(), [wish('wait', '1'), wish('throw', 'x'), wish('wait', '2')])).rejects.toThrow('No x.');
    expect(await session.run(task(), wish('wait', '3'))).toBe('3');
  });

  it('stops the work: no more results are delivered', async () => {
    let taken = 0;
    const inputs = [wish('throw', 'x'), ...Array.from({ length: 30 }, (_, index) => wish('wait', `${10 + index}`))];
    const take = () => {
      taken += 1;
    };
    await expect(open().runAll(task(), inputs, take)).rejects.toThrow('No x.');
    const before = taken;
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(taken).toBe(before);
    expect(taken).toBeLessThan(10);
  });

  it('stops the work if the consumer throws', async () => {
    let taken = 0;
    const inputs = Array.from({ length: 30 }, (_, index) => wish('wait', `${10 + index}`));
    const take = async () => {
      taken += 1;
      throw new Error('Full.');
    };
    await expect(open().runAll(task(), inputs, take)).rejects.toThrow('Full.');
    const before = taken;
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(taken).toBe(before);
  });

  it('rejects if its result cannot be cloned', async () => {
    const session = open();
    await expect(session.run(task(), wish('unsendable'))).rejects.toBeDefined();
    expect(await session.run(task(), wish('wait', '1'))).toBe('1');
  });

  it('rejects if its thread exits', async () => {
    const session = open();
    await expect(session.run(task({ threads: 1 }), wish('exit'))).rejects.toThrow('code 3');
    expect(await session.run(task(), wish('wait', '1'))).toBe('1');
  });

  it('rejects if the script of the threads fails', async () => {
    await write('broken.mjs', 'throw new Error("Not today.");');
    const session = openSession({ name: 'site', pools: createPools(new URL(`file://${path('broken.mjs')}`)) });
    sessions.push(session);
    await expect(takeAll(session, task(), [wish('wait', '1'), wish('wait', '2'), wish('wait', '3')])).rejects.toThrow('Not today.');
  });
});

describe('a thread that runs out of memory', () => {
  const heap = 24;

  it('rejects with a recognizable error', async () => {
    const error: unknown = await open()
      .run(task({ heap, threads: 1 }), wish('memory'))
      .catch((reason: unknown) => reason);
    expect([isOutOfMemory(error), isOutOfMemory(new Error('other'))]).toEqual([true, false]);
  });

  it('hands its task to the main thread, if the task allows it', async () => {
    const falling: Task<WishInput, unknown> = { ...task({ heap, threads: 1, fallsBack: true }), run: ({ wish: kind }) => `here ${kind}` };
    const inputs = [wish('untracked', 'a'), wish('memory'), wish('untracked', 'b'), wish('untracked', 'c')];
    const taken = await takeAll(open(), falling, inputs);
    expect(taken.map(({ output }) => output)).toEqual(['a', 'here memory', 'b', 'c']);
  });

  it('hands waiting tasks to another thread', async () => {
    const session = open();
    const results = await Promise.allSettled([
      session.run(task({ heap, threads: 1 }), wish('memory')),
      session.run(task({ heap, threads: 1 }), wish('wait', '1')),
      session.run(task({ heap, threads: 1 }), wish('wait', '2')),
    ]);
    expect(results.map((result) => (result.status === 'fulfilled' ? result.value : 'rejected'))).toEqual(['rejected', '1', '2']);
  });
});

describe.each([false, true])('an interrupted session, with threads: %s', (hasThreads) => {
  it('rejects running tasks with the reason', async () => {
    const controller = new AbortController();
    const session = open({ signal: controller.signal, ...(hasThreads ? {} : { pools: undefined }) });
    const inputs = Array.from({ length: 100 }, (_, index) => wish('wait', `${20 + index}`));
    const running = session.runAll(task(), inputs, (_, { index }) => {
      if (index === 2) controller.abort(new Error('Enough.'));
    });
    await expect(running).rejects.toThrow('Enough.');
    await expect(session.run(task(), wish('wait', '1'))).rejects.toThrow('Enough.');
    await expect(session.runOnce(task(), wish('wait', '1'))).rejects.toThrow('Enough.');
  });
});

it('a single run rejects on interruption', async () => {
  const controller = new AbortController();
  const session = open({ signal: controller.signal });
  const runs = [session.run(task(), wish('wait', '60000')), session.runOnce(task(), wish('wait', '60001'))];
  setTimeout(() => controller.abort(new Error('Enough.')), 100);
  expect((await Promise.allSettled(runs)).map((result) => (result.status === 'rejected' ? String(result.reason) : ''))).toEqual([
    'Error: Enough.',
    'Error: Enough.',
  ]);
});

describe('results from the main thread', () => {
  it('are delivered after the stored ones, in the order of the inputs', async () => {
    const session = open({ pools: undefined });
    const inputs = ['a', 'b', 'c', 'd'].map((name) => wish('wait', name));
    for (const input of [inputs[1], inputs[3]]) if (input !== undefined) await session.run(task(), input);
    const order: unknown[] = [];
    await session.runAll(task(), inputs, (_, { index, isStored }) => void order.push([index, isStored]));
    expect(order).toEqual([
      [1, true],
      [3, true],
      [0, false],
      [2, false],
    ]);
  });

  it('wait until the previous result is consumed', async () => {
    const order: string[] = [];
    const here = { ...task(), run: ({ name }: WishInput) => order.push(`run ${name}`) };
    await open({ pools: undefined }).runAll(here, [wish('wait', 'a'), wish('wait', 'b')], async (_, { index }) => {
      await rest();
      order.push(`taken ${index}`);
    });
    expect(order).toEqual(['run a', 'taken 0', 'run b', 'taken 1']);
  });

  it('do not block other events', async () => {
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 1);
    const busy = {
      ...task(),
      run: () => {
        for (const end = performance.now() + 15; performance.now() < end; );
      },
    };
    await open({ pools: undefined }).runAll(
      busy,
      Array.from({ length: 12 }, (_, index) => wish('wait', `${index}`)),
      () => {},
    );
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(2);
  });
});
