import { lstatSync } from 'node:fs';
import { unreadable } from '../diagnostics/documents.ts';
import type { Place, Problem } from '../model/problem.ts';
import { readRegularFile } from '../packages/readRegularFile.ts';

export interface UnreadableRequest {
  /** Absolute. */
  readonly file: string;
  readonly place: Place;
  /** Absolute folders: the file may be a link within them. */
  readonly inside: readonly string[];
}

/** Why a document cannot be read, if it cannot. A file that was deleted after it was listed is not a problem. */
export function unreadableDocument({ file, place, inside }: UnreadableRequest): readonly Problem[] {
  const read = readRegularFile(file, { inside, most: 0 });
  const found = lstatSync(file, { throwIfNoEntry: false });
  return read.ok || found === undefined ? [] : [unreadable({ isLink: found.isSymbolicLink(), reason: read.reason }, place)];
}
