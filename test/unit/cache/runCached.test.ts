import { mkdir, mkdtemp, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Cache, openCache } from '../../../renderer/cache/openCache.ts';
import { runCached } from '../../../renderer/cache/runCached.ts';

let folder: string;
let cache: Cache;
let made: number;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gqldocs-cached-'));
  cache = openCache({ folder: join(folder, 'cache'), version: '1' });
  made = 0;
  await write('a.ts', 'first');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** What has been done to files was some time ago: the clock of a file system may be behind. */
const rest = () => setTimeout(20);

/** Writes a file of long ago, as most files of a project are. */
async function write(name: string, text: string, time = 1000): Promise<void> {
  await writeFile(join(folder, name), text);
  await utimes(join(folder, name), time, time);
  await rest();
}

async function run(key = 'key', withNeighbours?: boolean): Promise<string> {
  await rest();
  const make = async () => {
    made += 1;
    return { value: `made ${made}`, files: [join(folder, 'a.ts'), join(folder, 'tsconfig.json')] };
  };
  return runCached({ cache, stage: 'stage', key, make, withNeighbours });
}

it('does nothing while nothing has changed', async () => {
  expect([await run(), await run()]).toEqual(['made 1', 'made 1']);
});

it('works again when a file has changed, is new or is gone', async () => {
  const results = [await run()];
  await write('a.ts', 'other', 1001);
  results.push(await run());
  await write('tsconfig.json', '{}');
  results.push(await run());
  await rm(join(folder, 'a.ts'));
  results.push(await run());
  expect(results).toEqual(['made 1', 'made 2', 'made 3', 'made 4']);
});

it('looks only at files of which it is not known that they are as they were', async () => {
  const results = [await run()];
  await write('a.ts', 'other', 1001);
  cache = { ...cache, isUntouched: (file) => file === join(folder, 'a.ts') };
  results.push(await run());
  await write('tsconfig.json', '{}');
  results.push(await run());
  expect(results).toEqual(['made 1', 'made 1', 'made 2']);
});

it('looks at a file when it is told of it, and at none twice', async () => {
  const file = join(folder, 'a.ts');
  const make = async (onFiles: (files: readonly string[]) => void) => {
    made += 1;
    onFiles([file]);
    await rest();
    if (made === 1) await write('a.ts', 'after it was read', 1001);
    return { value: `made ${made}`, files: [file] };
  };
  const again = () => runCached({ cache, stage: 'stage', key: 'key', make });
  const results = [await again(), await again()];
  await write('a.ts', 'first', 1002);
  results.push(await again());
  expect(results).toEqual(['made 1', 'made 2', 'made 1']);
});

it('works again when a module has come beside a file, since an import may mean it now', async () => {
  await run();
  await write('a.mts', '');
  expect(await run()).toBe('made 2');
});

it('leaves neighbours alone where they mean nothing', async () => {
  await run('key', false);
  await write('a.mts', '');
  expect(await run('key', false)).toBe('made 1');
});

it('knows what it made of a state that comes back', async () => {
  await run();
  await write('a.ts', 'other', 1001);
  await run();
  await write('a.ts', 'first', 1002);
  expect(await run()).toBe('made 1');
});

it('looks at the contents of a file that was touched', async () => {
  await run();
  await write('a.ts', 'first', 1001);
  expect(await run()).toBe('made 1');
});

it('looks at the contents of a file that is too young for its time to mean anything', async () => {
  const now = Date.now() / 1000 - 0.5;
  await write('a.ts', 'first', now);
  await run();
  await write('a.ts', 'other', now);
  expect(await run()).toBe('made 2');
});

it('keeps apart what was asked for differently', async () => {
  expect([await run('one'), await run('two'), await run('one')]).toEqual(['made 1', 'made 2', 'made 1']);
});

it('leaves keeping it for later where somebody takes that over', async () => {
  const later: (() => Promise<void>)[] = [];
  const make = async () => ({ value: 'made', files: [join(folder, 'a.ts')] });
  await runCached({ cache, stage: 'stage', key: 'key', make, later: (work) => void later.push(work) });
  expect(await run()).toBe('made 1');
  for (const work of later) await work();
  expect(await run()).toBe('made');
});

it('gives the same hash to what comes from the same files, whether it was made or found', async () => {
  const hashes: string[] = [];
  const make = async () => ({ value: 'made', files: [join(folder, 'a.ts')] });
  const ask = () => runCached({ cache, stage: 'stage', key: 'key', make, onHash: (hash) => void hashes.push(hash) });
  await ask();
  await ask();
  await write('a.ts', 'second', 1001);
  await ask();
  expect(hashes.map((hash) => hashes.indexOf(hash))).toEqual([0, 0, 2]);
});

it('keeps nothing that failed', async () => {
  const make = async () => {
    made += 1;
    return { value: made, files: undefined };
  };
  const fail = () => runCached({ cache, stage: 'stage', key: 'key', make });
  expect([await fail(), await fail()]).toEqual([1, 2]);
});

for (const gone of ['a.ts', 'inner']) {
  it(`keeps nothing that was made from what went away meanwhile: ${gone}`, async () => {
    const file = join(folder, gone === 'a.ts' ? gone : 'inner/deeper/b.ts');
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, '');
    const make = async () => {
      made += 1;
      // What is there before the work and gone a moment later; a file system's clock may stand still for some milliseconds.
      await setTimeout(30);
      await rm(join(folder, gone), { recursive: true, force: true });
      return { value: made, files: [file] };
    };
    const ask = async () => {
      await rest();
      return runCached({ cache, stage: 'stage', key: 'key', make });
    };
    expect([await ask(), await ask(), await ask()]).toEqual([1, 2, 2]);
  });
}

const meanwhile: Readonly<Record<string, (file: string) => Promise<void>>> = {
  'one of long ago takes its place': async (file) => {
    await writeFile(`${file}.next`, '2');
    await utimes(`${file}.next`, 1000, 1000);
    await rename(`${file}.next`, file);
  },
  'it is away for a while': async (file) => {
    await rename(file, `${file}.away`);
    await rename(`${file}.away`, file);
  },
  'its folder is away for a while': async (file) => {
    await rename(dirname(file), join(folder, 'away'));
    await rename(join(folder, 'away'), dirname(file));
  },
  'one of long ago comes beside it': async (file) => {
    await writeFile(join(folder, 'next'), '2');
    await utimes(join(folder, 'next'), 1000, 1000);
    await rename(join(folder, 'next'), file.replace(/ts$/, 'tsx'));
  },
};

for (const [name, happens] of Object.entries(meanwhile)) {
  it(`keeps nothing of a file when ${name} meanwhile`, async () => {
    const file = join(folder, 'inner/a.ts');
    await mkdir(dirname(file));
    await writeFile(file, '1');
    await utimes(file, 1000, 1000);
    // What was made here is older than the work.
    await setTimeout(30);
    let isFirst = true;
    const make = async () => {
      made += 1;
      await setTimeout(30);
      if (isFirst) await happens(file);
      isFirst = false;
      return { value: made, files: [file] };
    };
    const ask = () => runCached({ cache, stage: 'stage', key: 'key', make });
    const first = await ask();
    await setTimeout(30);
    expect([first, await ask(), await ask()]).toEqual([1, 2, 2]);
  });
}

it('keeps nothing that was made from what may have been written meanwhile, as far as the clock of the files tells', async () => {
  const make = async () => {
    made += 1;
    if (made === 1) await writeFile(join(folder, 'a.ts'), 'written');
    return { value: made, files: [join(folder, 'a.ts')] };
  };
  const ask = () => runCached({ cache, stage: 'stage', key: 'key', make });
  const results = [await ask()];
  await rest();
  expect([...results, await ask(), await ask()]).toEqual([1, 2, 2]);
});

it('keeps what was made from what had only just been written', async () => {
  await run();
  const make = async () => ({ value: await readFile(join(folder, 'a.ts'), 'utf8'), files: [join(folder, 'a.ts')] });
  await writeFile(join(folder, 'a.ts'), 'young');
  await runCached({ cache, stage: 'stage', key: 'key', make });
  expect(await run()).toBe('young');
});
