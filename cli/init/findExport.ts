import { dirname, join } from 'node:path';
import { readRegularText } from '../../renderer/packages/readRegularFile.ts';

const declared = /^export (?:declare )?(?:abstract |async )?(?:function\*?|(?:const )?enum|const|class) +([\w$]+)/gm;
const listed = /^export \{([^}]*)\}/gm;
const starred = /^export \* from ['"](\.[^'"]*)['"]/gm;

/** The first value that a module exports, by its text, so that a first guide can import it. Undefined if none is found at once. */
export function findExport(file: string, depth = 3): string | undefined {
  const text = readRegularText(file);
  if (text === undefined) return undefined;
  const [own] = [...text.matchAll(declared)].map(([, name]) => name);
  const inLists = [...text.matchAll(listed)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim()));
  // Types have no value, and a default export has no name.
  const [other] = inLists.flatMap((name) => /^(?!type )(?:[\w$]+ as )?(?!default$)([\w$]+)$/.exec(name)?.[1] ?? []);
  const found = own ?? other;
  if (found !== undefined || depth === 0) return found;
  const modules = [...text.matchAll(starred)].flatMap(([, path = '']) => candidates(join(dirname(file), path)));
  return modules.map((module) => findExport(module, depth - 1)).find((name) => name !== undefined);
}

/** Files that a path in an import may mean: `./a.js` is also `./a.ts`. */
function candidates(path: string): readonly string[] {
  const bare = path.replace(/\.([cm]?)js$/, '');
  return [path.replace(/\.([cm]?)js$/, '.$1ts'), `${bare}.ts`, `${bare}.d.ts`, `${bare}/index.ts`, path];
}
