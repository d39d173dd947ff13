import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

export interface Line {
  readonly text: string;
  /** 1-based. */
  readonly number: number;
  /** SHA-256 of everything before this line, in hexadecimal. */
  readonly hashBefore: () => string;
}

/**
 * Reads a file line by line, with no more than a line and a chunk of it in memory. Only a line feed ends a line: Node's own reader also
 * splits at U+2028, which JSON allows in strings. Text after the last line feed is a line, too.
 */
export async function* readLines(file: string, signal?: AbortSignal): AsyncGenerator<Line> {
  const hash = createHash('sha256');
  let number = 0;
  let rest: readonly Buffer[] = [];
  for await (const chunk of createReadStream(file, { signal, highWaterMark: 2 ** 18 })) {
    const bytes: Buffer = chunk;
    let start = 0;
    for (let end = bytes.indexOf(lineFeed); end !== -1; end = bytes.indexOf(lineFeed, start)) {
      const line = Buffer.concat([...rest, bytes.subarray(start, end + 1)]);
      number += 1;
      yield { text: line.toString('utf8', 0, line.length - 1), number, hashBefore: () => hash.copy().digest('hex') };
      hash.update(line);
      rest = [];
      start = end + 1;
    }
    if (start < bytes.length) rest = [...rest, bytes.subarray(start)];
  }
  if (rest.length > 0)
    yield { text: Buffer.concat(rest).toString('utf8'), number: number + 1, hashBefore: () => hash.copy().digest('hex') };
}

const lineFeed = 10;
