import type { Codec } from '../engine/task.ts';
import type { PageResult } from '../model/page.ts';

/** A page on disk: its files are known by hash and size, since their contents are in the output. */
export const pageCodec: Codec<PageResult> = {
  print: (page) => {
    if (!page.ok) return [JSON.stringify(page)];
    const files = page.files.map(({ path, hash, bytes }) => ({ path, hash, bytes }));
    return [JSON.stringify({ ...page, files, facts: { ...page.facts, anchors: [...page.facts.anchors] } })];
  },
  parse: ([line = '']) => {
    const page = JSON.parse(line);
    return page.ok ? { ...page, facts: { ...page.facts, anchors: new Set(page.facts.anchors) } } : page;
  },
};
