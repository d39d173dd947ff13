import { lstatSync, readFileSync } from 'node:fs';
import type { Found, Place } from '../model/problem.ts';
import { unreadable } from '../problems/documents.ts';

/**
 * Reads the text of a document that was listed. Undefined where it can't be read, for example as a link that leads nowhere; what has gone
 * since it was listed is no document any more, and no problem. At once: promises would take several times as long as the system does.
 *
 * @param file absolute
 */
export function readText(file: string, place: Place): Found<string | undefined> {
  try {
    return { value: readFileSync(file, 'utf8'), problems: [] };
  } catch (error) {
    const found = lstatSync(file, { throwIfNoEntry: false });
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return { value: undefined, problems: found === undefined ? [] : [unreadable({ isLink: found.isSymbolicLink(), reason }, place)] };
  }
}
