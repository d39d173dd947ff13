import { describe, expect, it } from 'vitest';
import { type Entry, newEntry, parseEntries, printEntries, printedEntry } from '../../../renderer/engine/entry.ts';
import { type Codec, jsonCodec } from '../../../renderer/engine/task.ts';

const a = { question: 'file:/a b', answer: 'hash a' };
const b = { question: 'site:["page","/docs"]\n', answer: 'hash b' };
const codec = jsonCodec<unknown>();
/** A list of texts, one in each line. */
const lines: Codec<readonly string[]> = { print: (texts) => texts, parse: (texts) => texts };

function copyOf<Output>(entries: ReadonlyMap<string, Entry<Output>>, own: Codec<Output>) {
  return [...parseEntries(printEntries(entries), own)].map(([key, { reads, output }]) => [key, reads, output()]);
}

describe('printed entries', () => {
  it('are restored with their reads and values', () => {
    const entries = new Map([
      ['one', newEntry({ world: [a], own: [b] }, { text: 'x\ny "z"' }, codec)],
      ['two', newEntry({ world: [], own: [] }, null, codec)],
      ['three', newEntry({ world: [b, a], own: [] }, [1], codec)],
    ]);
    expect(copyOf(entries, codec)).toEqual([
      ['one', { world: [a], own: [b] }, { text: 'x\ny "z"' }],
      ['two', { world: [], own: [] }, null],
      ['three', { world: [b, a], own: [] }, [1]],
    ]);
  });

  it('may contain any lines, including lines that look like entries', () => {
    const texts = [['1 0 0 ', '', '["question","answer"]'], [], ['one 1  ']];
    const entries = new Map(texts.map((text, index) => [String(index), newEntry({ world: [a], own: [] }, text, lines)]));
    expect(copyOf(entries, lines).map(([, , text]) => text)).toEqual(texts);
  });

  it('share their common reads', () => {
    const entries = new Map(['one', 'two'].map((key) => [key, newEntry({ world: [a], own: [b] }, key, codec)]));
    const printed = printEntries(entries);
    expect(printed.filter((line) => line.includes('hash a'))).toHaveLength(1);
    const [one, two] = [...parseEntries(printed, codec).values()];
    expect(one?.reads.world[0]).toBe(two?.reads.world[0]);
  });

  it('may be empty', () => {
    expect(parseEntries(printEntries(new Map()), codec).size).toBe(0);
  });

  it('are rejected if a read is missing', () => {
    expect(() => parseEntries(['0', 'key 1 0 ', '1'], codec)).toThrow('names a read that is not there');
    expect(() => parseEntries(['2', '["a","b"]', 'no read'], codec)).toThrow();
  });
});

describe('an entry', () => {
  it('is parsed once, when its value is needed', () => {
    let parsed = 0;
    const counting: Codec<readonly string[]> = {
      ...lines,
      parse: (texts) => {
        parsed += 1;
        return texts;
      },
    };
    const entry = printedEntry({ world: [], own: [] }, ['x'], counting);
    expect([entry.lines(), parsed]).toEqual([['x'], 0]);
    expect(entry.output()).toBe(entry.output());
    expect(parsed).toBe(1);
  });

  it('is printed when its lines are needed', () => {
    const entry = newEntry({ world: [], own: [] }, ['x', 'y'], lines);
    expect([entry.output(), entry.lines()]).toEqual([
      ['x', 'y'],
      ['x', 'y'],
    ]);
  });
});
