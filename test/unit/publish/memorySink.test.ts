import { expect, test } from 'vitest';
import { createMemorySink } from '../../../renderer/publish/memorySink.ts';

test('publishes written files only on request, and replaces the previous ones', async () => {
  const sink = createMemorySink();
  await sink.write({ path: 'a', contents: 'old' });
  expect(sink.published()).toEqual(new Map());
  await sink.publish();
  await sink.write({ path: 'b', contents: 'new' });
  expect(sink.published()).toEqual(new Map([['a', 'old']]));
  await sink.publish();
  expect(sink.published()).toEqual(new Map([['b', 'new']]));
});

test('only files that this build wrote or kept can be read', async () => {
  const sink = createMemorySink();
  await sink.write({ path: 'a', contents: 'old', hash: 'of a' });
  await sink.write({ path: 'b', contents: 'old' });
  await sink.publish();
  sink.keep('a', 'of a');
  await sink.write({ path: 'c', contents: 'new' });
  expect(['a', 'b', 'c'].map((path) => sink.read(path))).toEqual(['old', undefined, 'new']);
});

test('discarded files are never published', async () => {
  const sink = createMemorySink();
  await sink.write({ path: 'a', contents: 'old' });
  await sink.publish();
  await sink.write({ path: 'b', contents: 'new' });
  await sink.discard();
  expect(sink.published()).toEqual(new Map([['a', 'old']]));
});
