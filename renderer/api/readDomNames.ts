import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names that TypeScript's library for browsers declares, read from its text. `libraryFolder` is where `lib.dom.d.ts` lies. */
export function readDomNames(libraryFolder: string): ReadonlySet<string> {
  const text = readFileSync(join(libraryFolder, 'lib.dom.d.ts'), 'utf8');
  const declarations = text.matchAll(/^(?:declare )?(?:interface|var|type|function|namespace) (\w+)/gm);
  return new Set([...declarations].map(([, name = '']) => name));
}
