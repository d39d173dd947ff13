import { posix } from 'node:path';
import { get, getEntries, getText, getTexts } from '../values/value.ts';
import { firstFile } from './projectFiles.ts';
import type { ToolRequest } from './toolRequest.ts';

/** The beginning of a specifier, and the absolute folder that it means: `@parts/`, `/site/src/parts`. */
export type PathAlias = readonly [prefix: string, folder: string];

/** What `paths` of the compiler's config say about folders. */
export function pathAliases({ files, modules, folder }: Omit<ToolRequest, 'configFile'>): readonly PathAlias[] {
  const file = firstFile(files, folder, ['tsconfig.json', 'jsconfig.json']);
  const options = file === undefined ? undefined : get(modules.load(file), 'compilerOptions');
  const base = posix.resolve(folder, getText(options, 'baseUrl') ?? '.');
  return getEntries(options, 'paths').flatMap(([from, to]): readonly PathAlias[] => {
    const [target = ''] = getTexts(to);
    return from.endsWith('/*') && target.endsWith('/*') ? [[from.slice(0, -1), posix.resolve(base, target.slice(0, -2))]] : [];
  });
}
