import { expect, it } from 'vitest';
import { hashOfText } from '../../../renderer/engine/hash.ts';
import { createWriter } from '../../../renderer/publish/createWriter.ts';
import { createMemorySink } from '../../../renderer/publish/memorySink.ts';

it('counts written files separately from files of the last output', async () => {
  const sink = createMemorySink();
  const first = createWriter(sink);
  for (const path of ['kept', 'same', 'changed']) await first.write({ path, contents: path });
  await first.finish();
  expect(first.sizes()).toEqual({ files: 3, bytes: 15, written: { files: 3, bytes: 15 } });
  await sink.publish();

  const next = createWriter(sink);
  const kept = { path: 'kept', hash: hashOfText('kept'), bytes: 4 };
  expect([kept, { ...kept, path: 'gone' }, { ...kept, hash: hashOfText('other') }].map(next.canKeep)).toEqual([true, false, false]);
  await next.take(kept);
  await next.take({ path: 'same', contents: 'same', hash: hashOfText('same'), bytes: 4 });
  await next.write({ path: 'changed', contents: 'ü' });
  await next.finish();
  expect(next.sizes()).toEqual({ files: 3, bytes: 10, written: { files: 1, bytes: 2 } });
  await sink.publish();
  expect([...sink.published()]).toEqual([
    ['kept', 'kept'],
    ['same', 'same'],
    ['changed', 'ü'],
  ]);
});

it('keeps its own files after they were published', async () => {
  const sink = createMemorySink();
  const writer = createWriter(sink);
  await writer.write({ path: 'page', contents: 'page' });
  await writer.finish();
  await sink.publish();
  writer.keepAgain();
  await writer.write({ path: 'summary', contents: 'summary' });
  await writer.finish();
  await sink.publish();
  expect([...sink.published().keys()]).toEqual(['page', 'summary']);
});

it('rejects with the first failure, and stops writing', async () => {
  const sink = createMemorySink();
  let writes = 0;
  const writer = createWriter({
    ...sink,
    write: async () => {
      writes += 1;
      throw new Error(`Full ${writes}.`);
    },
  });
  await writer.write({ path: 'a', contents: 'a' });
  await writer.write({ path: 'b', contents: 'b' });
  await expect(writer.finish()).rejects.toThrow('Full 1.');
  await expect(writer.write({ path: 'c', contents: 'c' })).rejects.toThrow('Full 1.');
  expect(writes).toBe(2);
});
