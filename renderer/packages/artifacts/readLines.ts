import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { isRecord, parseRecord } from '../manifest.ts';
import type { ArtifactHead, ArtifactLine } from './artifactFormat.ts';

interface Line {
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
export async function* readLines(file: string): AsyncGenerator<Line> {
  const hash = createHash('sha256');
  let number = 0;
  let rest: readonly Buffer[] = [];
  for await (const chunk of createReadStream(file, { highWaterMark: 2 ** 18 })) {
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

/** Parses the first line. Undefined if it is not the head of an artifact of any version. */
export function parseHead(text: string): ArtifactHead | undefined {
  const value = parseRecord(text);
  const isHead = value?.artifact === 'gqldocs' && typeof value.version === 'number' && isRecord(value.options);
  return isHead && typeof value.model === 'string' && typeof value.generator === 'string' ? (value as unknown as ArtifactHead) : undefined;
}

/**
 * Parses any other line. The contents of a package, an entry or a problem are not validated: the hash of the model ensures that they have
 * the right shape, and the hash of the bytes that they are unchanged.
 */
export function parseLine(text: string): ArtifactLine | undefined {
  const value = parseRecord(text);
  if (value === undefined) return undefined;
  const isKnown =
    (isRecord(value.package) && Array.isArray(value.lists)) ||
    (typeof value.list === 'string' && 'entry' in value) ||
    isRecord(value.problem) ||
    (typeof value.picture === 'string' && typeof value.base64 === 'string') ||
    (typeof value.end === 'number' && typeof value.sha256 === 'string');
  return isKnown ? (value as unknown as ArtifactLine) : undefined;
}
