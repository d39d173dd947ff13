import { isRecord, parseRecord } from '../manifest.ts';
import type { ArtifactHead, ArtifactLine } from './artifactFormat.ts';

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
