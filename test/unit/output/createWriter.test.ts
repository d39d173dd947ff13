import { expect, it } from 'vitest';
import { contentHash } from '../../../renderer/cache/contentHash.ts';
import { createWriter } from '../../../renderer/output/createWriter.ts';
import { createMemorySink } from '../../../renderer/output/memorySink.ts';

it('tells files that were written from those that the last output has', async () => {
  const sink = createMemorySink();
  const first = createWriter(sink);
  for (const path of ['kept', 'same', 'changed']) await first.write({ path, contents: path });
  await first.finish();
  expect(first.sizes()).toEqual({ files: 3, bytes: 15, written: { files: 3, bytes: 15 } });
  await sink.publish();

  const next = createWriter(sink);
  expect(next.keep({ path: 'kept', hash: contentHash('kept'), bytes: 4 })).toBe(true);
  await next.write({ path: 'same', contents: 'same' });
  await next.write({ path: 'changed', contents: 'ü' });
  await next.finish();
  expect(next.sizes()).toEqual({ files: 3, bytes: 10, written: { files: 1, bytes: 2 } });
});
