import { serialize } from 'node:v8';
import { expect, it } from 'vitest';
import { hashOfText } from '../../../renderer/engine/hash.ts';
import { defineTask } from '../../../renderer/engine/task.ts';
import { createThreadWorker, type RunnableTask, type SharedData } from '../../../renderer/engine/threadWorker.ts';
import { testFolder } from './testFolder.ts';

const { path, write } = testFolder();

function sharedData(id: number, value: unknown): SharedData {
  const bytes = serialize(value);
  const buffer = new SharedArrayBuffer(bytes.byteLength);
  new Uint8Array(buffer).set(bytes);
  return { id, bytes: buffer };
}

/** Says what it was made from, and which one it is. */
function workerOf() {
  const made: unknown[] = [];
  const make = (shared: unknown): RunnableTask => {
    made.push(shared);
    const number = made.length;
    return defineTask({ name: 'test', run: (input: unknown) => `${number}: ${String(input)}` });
  };
  return { made, work: createThreadWorker({ one: async () => make, other: async () => make }) };
}

const outputs = ({ results }: { readonly results: readonly { readonly output: unknown }[] }) => results.map(({ output }) => output);

it('creates a task on first use, and again only for other shared data', async () => {
  const { made, work } = workerOf();
  const first = sharedData(1, { map: new Map([['a', 1]]) });
  const ask = (module: string, shared: SharedData | undefined) => work({ module, shared, inputs: ['x', 'y'] });
  expect(outputs(await ask('one', first))).toEqual(['1: x', '1: y']);
  expect(outputs(await ask('one', first))).toEqual(['1: x', '1: y']);
  expect(outputs(await ask('one', sharedData(2, 'second')))).toEqual(['2: x', '2: y']);
  expect(outputs(await ask('other', undefined))).toEqual(['3: x', '3: y']);
  expect(outputs(await ask('other', undefined))).toEqual(['3: x', '3: y']);
  expect(made).toEqual([{ map: new Map([['a', 1]]) }, 'second', undefined]);
});

it('returns the reads of each run, and the states of the files', async () => {
  await write('a.txt', 'a');
  const work = createThreadWorker({
    reading: async () => () =>
      defineTask({
        name: 'reading',
        run: (name: string, read) => {
          if (name === 'clock') read.untracked();
          read.ask(`site:${name}`, 'asked');
          return read.text(path(name));
        },
      }),
  });
  const { results, states } = await work({ module: 'reading', shared: undefined, inputs: ['a.txt', 'clock'] });
  expect(results).toEqual([
    {
      output: 'a',
      world: new Map([[`file:${path('a.txt')}`, hashOfText('a')]]),
      own: new Map([['site:a.txt', 'asked']]),
      isComplete: true,
    },
    {
      output: undefined,
      world: new Map([[`file:${path('clock')}`, 'missing']]),
      own: new Map([['site:clock', 'asked']]),
      isComplete: false,
    },
  ]);
  expect([...states].map(([file, { hash }]) => [file, hash])).toEqual([[path('a.txt'), hashOfText('a')]]);
});

it('reads files again for each request', async () => {
  const work = createThreadWorker({
    one: async () => () => defineTask({ name: 'one', run: (name: string, read) => read.kindOf(path(name)) }),
  });
  const ask = async () => outputs(await work({ module: 'one', shared: undefined, inputs: ['a.txt'] }));
  const before = await ask();
  await write('a.txt', '');
  expect([before, await ask()]).toEqual([['missing'], ['file']]);
});

it('rejects an unknown module', async () => {
  await expect(workerOf().work({ module: 'gone', shared: undefined, inputs: [] })).rejects.toThrow('no module "gone"');
});
