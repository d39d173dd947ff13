import { isRecord } from '../packages/manifest.ts';
import type { ArtefactHead, ArtefactLine } from './artefactFormat.ts';

/** The first line. Undefined where it isn't what the format says, of whatever version. */
export function parseHead(text: string): ArtefactHead | undefined {
  const value = parseRecord(text);
  const isHead = value?.artefact === 'gqldocs' && typeof value.version === 'number' && isRecord(value.options);
  return isHead && typeof value.model === 'string' && typeof value.generator === 'string' ? (value as unknown as ArtefactHead) : undefined;
}

/**
 * Any other line. What is inside of a package, an entry or a problem isn't looked at: that the model is ours is known by its hash,
 * that the bytes are those that were written by theirs.
 */
export function parseLine(text: string): ArtefactLine | undefined {
  const value = parseRecord(text);
  if (value === undefined) return undefined;
  const isKnown =
    (isRecord(value.package) && Array.isArray(value.lists)) ||
    (typeof value.list === 'string' && 'entry' in value) ||
    isRecord(value.problem) ||
    (typeof value.picture === 'string' && typeof value.base64 === 'string') ||
    (typeof value.end === 'number' && typeof value.sha256 === 'string');
  return isKnown ? (value as unknown as ArtefactLine) : undefined;
}

function parseRecord(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
