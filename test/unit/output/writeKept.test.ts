import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Cache, openCache } from '../../../renderer/cache/openCache.ts';
import { createWriter } from '../../../renderer/output/createWriter.ts';
import { createMemorySink } from '../../../renderer/output/memorySink.ts';
import { writeKept } from '../../../renderer/output/writeKept.ts';

let folder: string;
let cache: Cache;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gqldocs-kept-'));
  cache = openCache({ folder, version: '1' });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const files = [
  { path: 'a', contents: 'ä' },
  { path: 'b', contents: 'b' },
];

/** Says whether the files were made, and what was published. */
async function build(sink: ReturnType<typeof createMemorySink>, key: string) {
  const writer = createWriter(sink);
  let isMade = false;
  const make = () => {
    isMade = true;
    return files;
  };
  await writeKept({ cache, writer, key, make });
  await writer.finish();
  await sink.publish();
  return { isMade, ...writer.sizes(), published: [...sink.published().keys()] };
}

const whole = { files: 2, bytes: 3, published: ['a', 'b'] };
const anew = { ...whole, written: { files: 2, bytes: 3 } };
const kept = { ...whole, written: { files: 0, bytes: 0 } };

it('files are made once for what they are made from', async () => {
  const sink = createMemorySink();
  expect(await build(sink, '1')).toEqual({ isMade: true, ...anew });
  expect(await build(sink, '1')).toEqual({ isMade: false, ...kept });
  expect(await build(sink, '2')).toEqual({ isMade: true, ...kept });
});

it('files that are not in the last output are made again', async () => {
  await build(createMemorySink(), '1');
  expect(await build(createMemorySink(), '1')).toEqual({ isMade: true, ...anew });
});
