import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names that TypeScript's library for browsers declares, read from its text. `libraryFolder` is where `lib.dom.d.ts` lies. */
export function readDomNames(libraryFolder: string): ReadonlySet<string> {
  // The names are ASCII, and so is decoded what two megabytes are scanned fastest in.
  const text = readFileSync(join(libraryFolder, 'lib.dom.d.ts'), 'latin1');
  const declarations = text.matchAll(/\n(?:interface|type|declare (?:var|function|namespace)) (\w+)/g);
  return new Set([...declarations].map(([, name = '']) => name));
}
