import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { type Entry, newEntry } from '../../../renderer/engine/entry.ts';
import { openResults, type Results } from '../../../renderer/engine/results.ts';
import { openStore } from '../../../renderer/engine/store.ts';
import { type Codec, jsonCodec, type Storage } from '../../../renderer/engine/task.ts';
import { testFolder } from './testFolder.ts';

const { path } = testFolder();
const codec = jsonCodec<string>();

const entry = (text: string): Entry<string> => newEntry({ world: [], own: [] }, text, codec);

/** The results of a new process. */
function open(storage: Storage, site = 'site', own: Codec<string> = codec): Results<string> {
  return openResults({ task: { name: 'task', storage, codec: own }, store: openStore({ folder: path(), version: '1' }), site });
}

const valuesOf = (results: Results<string>, keys: readonly string[]) => keys.map((key) => results.get(key)?.output());

function fill(storage: Storage, texts: Readonly<Record<string, string>>): void {
  const results = open(storage);
  for (const [key, text] of Object.entries(texts)) {
    results.get(key);
    results.put(key, entry(text));
  }
  results.save();
}

describe.each<Storage>([{ kind: 'file' }, { kind: 'bucket' }, { kind: 'bucket', keeps: 'lines' }])('results in a %o', (storage) => {
  it('are available to the next process once they are saved', () => {
    const results = open(storage);
    results.put('a', entry('one'));
    expect(valuesOf(results, ['a', 'b'])).toEqual(['one', undefined]);
    expect(valuesOf(open(storage), ['a'])).toEqual([undefined]);
    results.get('a');
    results.save();
    expect(valuesOf(open(storage), ['a', 'b'])).toEqual(['one', undefined]);
  });

  it('return the identical value while they are in memory', () => {
    fill(storage, { a: 'one' });
    const results = open(storage);
    expect(results.get('a')).toBe(results.get('a'));
  });

  it('in an invalid format are missing, and can be saved again', () => {
    openStore({ folder: path(), version: '1' }).write('task', storage.kind === 'file' ? 'a' : 'site', ['2', 'not', 'entries']);
    const results = open(storage);
    expect(results.get('a')).toBeUndefined();
    results.put('a', entry('one'));
    results.save();
    expect(valuesOf(open(storage), ['a'])).toEqual(['one']);
  });

  it('that were not used during a build are dropped at the start of the next', () => {
    const results = open({ kind: 'memory' });
    for (const key of ['a', 'b']) results.put(key, entry(key));
    results.age();
    results.get('b');
    results.age();
    expect(valuesOf(results, ['a', 'b'])).toEqual([undefined, 'b']);
  });
});

describe('results in files', () => {
  it('stay, even if a build does not need them', () => {
    fill({ kind: 'file' }, { a: 'one', b: 'two' });
    const next = open({ kind: 'file' });
    next.get('a');
    next.save();
    expect(valuesOf(open({ kind: 'file' }), ['a', 'b'])).toEqual(['one', 'two']);
  });

  it('are read again after memory dropped them', () => {
    fill({ kind: 'file' }, { a: 'one' });
    const results = open({ kind: 'file' });
    results.get('a');
    results.age();
    results.age();
    expect(valuesOf(results, ['a'])).toEqual(['one']);
  });

  it('are shared by all sites', () => {
    fill({ kind: 'file' }, { a: 'one' });
    expect(valuesOf(open({ kind: 'file' }, 'other'), ['a'])).toEqual(['one']);
  });
});

describe('results in a bucket', () => {
  it('that a build did not use are dropped, up to the allowed number', () => {
    fill({ kind: 'bucket' }, { a: '1', b: '2', c: '3' });
    const results = open({ kind: 'bucket', unused: 1 });
    results.get('b');
    results.save();
    const kept = valuesOf(open({ kind: 'bucket' }), ['a', 'b', 'c']);
    expect([kept[1], kept.filter((value) => value !== undefined).length]).toEqual(['2', 2]);
  });

  it('stay if a build uses none', () => {
    fill({ kind: 'bucket' }, { a: '1' });
    open({ kind: 'bucket' }).save();
    expect(valuesOf(open({ kind: 'bucket' }), ['a'])).toEqual(['1']);
  });

  it('have one file for each site', async () => {
    fill({ kind: 'bucket' }, { a: '1', b: '2' });
    expect(valuesOf(open({ kind: 'bucket' }, 'other'), ['a'])).toEqual([undefined]);
    expect(await readdir(path('task'))).toEqual(['site']);
  });

  it('are not written again if nothing has changed', async () => {
    fill({ kind: 'bucket' }, { a: '1' });
    const before = await readFile(path('task/site'));
    let printed = 0;
    const counting: Codec<string> = {
      ...codec,
      print: (text) => {
        printed += 1;
        return codec.print(text);
      },
    };
    const results = open({ kind: 'bucket' }, 'site', counting);
    results.get('a');
    results.save();
    expect([printed, await readFile(path('task/site'))]).toEqual([0, before]);
  });

  it('are written without being parsed', async () => {
    fill({ kind: 'bucket' }, { a: '1', b: 'ä' });
    const unread: Codec<string> = {
      ...codec,
      parse: () => {
        throw new Error('The value was not requested');
      },
    };
    const results = open({ kind: 'bucket' }, 'site', unread);
    for (const key of ['a', 'b']) results.get(key);
    results.put('c', entry('3'));
    results.save();
    expect(valuesOf(open({ kind: 'bucket' }), ['a', 'b', 'c'])).toEqual(['1', 'ä', '3']);
  });
});

it('results in memory are never written', async () => {
  fill({ kind: 'memory' }, { a: '1' });
  expect(await readdir(path())).toEqual([]);
});
