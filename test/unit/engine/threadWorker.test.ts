import { expect, it } from 'vitest';
import { hashOfText } from '../../../renderer/engine/hash.ts';
import { defineTask } from '../../../renderer/engine/task.ts';
import { createThreadWorker } from '../../../renderer/engine/threadWorker.ts';
import { testFolder } from './testFolder.ts';

const { path, write } = testFolder();

const outputs = ({ results }: { readonly results: readonly { readonly output: unknown }[] }) => results.map(({ output }) => output);

it('returns the reads of each run, and the states of the files', async () => {
  await write('a.txt', 'a');
  const work = createThreadWorker({
    reading: defineTask({
      name: 'reading',
      run: (name: string, read) => {
        if (name === 'clock') read.untracked();
        read.ask(`site:${name}`, 'asked');
        return read.text(path(name));
      },
    }),
  });
  const { results, states } = await work({ module: 'reading', inputs: ['a.txt', 'clock'] });
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
    one: defineTask({ name: 'one', run: (name: string, read) => read.kindOf(path(name)) }),
  });
  const ask = async () => outputs(await work({ module: 'one', inputs: ['a.txt'] }));
  const before = await ask();
  await write('a.txt', '');
  expect([before, await ask()]).toEqual([['missing'], ['file']]);
});

it('rejects an unknown module', async () => {
  await expect(createThreadWorker({})({ module: 'gone', inputs: [] })).rejects.toThrow('no module "gone"');
});
