import { posix } from 'node:path';
import { filesBelow } from '../../draft/projectFiles.ts';
import type { ToolRequest } from '../../draft/toolRequest.ts';
import { findCall, getText } from '../../values/value.ts';

interface FumadocsCollection {
  /** As the config exports it. */
  readonly name: string;
  /** Absolute. */
  readonly folder: string;
  /** Route of its documents; undefined where no loader says it. */
  readonly base: string | undefined;
}

/** Collections of documents that `source.config` exports, each with the `baseUrl` of the loader that gets it. */
export function fumadocsCollections(request: ToolRequest): readonly FumadocsCollection[] {
  const { files, modules, folder, configFile } = request;
  const makers = new Set(['defineDocs', 'defineCollections']);
  const names = [...(files.text(configFile) ?? '').matchAll(/\bexport\s+const\s+([A-Za-z_$][\w$]*)\s*=\s*define(?:Docs|Collections)\b/g)];
  const found = names.flatMap(({ 1: name = '' }) => {
    const options = findCall(modules.loadExport(configFile, name), makers)?.args[0];
    if (getText(options, 'type') === 'meta') return [];
    const dir = getText(options, 'dir') ?? (name === 'docs' ? 'content/docs' : undefined);
    return dir === undefined ? [] : [{ name, folder: posix.resolve(folder, dir) }];
  });
  const all = found.length === 0 ? [{ name: 'docs', folder: posix.join(folder, 'content/docs') }] : found;
  const loaders = loadersOf(request);
  const only = all.length === 1 ? (loaders.find(({ base }) => base !== undefined)?.base ?? '/docs') : undefined;
  return all.map((one) => ({ ...one, base: baseFor(one.name, loaders) ?? only ?? (one.name === 'docs' ? '/docs' : undefined) }));
}

interface Loader {
  readonly code: string;
  readonly base: string | undefined;
}

function baseFor(name: string, loaders: readonly Loader[]): string | undefined {
  const isNamed = new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}(?![\\w$])`);
  return loaders.find(({ code, base }) => base !== undefined && isNamed.test(code))?.base;
}

/** More code does not belong to one call. */
const longestCall = 2000;

/** The calls of `loader` in the folders where sites have them. */
function loadersOf({ files, folder }: Pick<ToolRequest, 'files' | 'folder'>): readonly Loader[] {
  const folders = ['lib', 'src/lib', 'app/source', 'loaders', 'source'].map((name) => posix.join(folder, name));
  const paths = [
    ...folders.flatMap((one) => filesBelow(files, one).map((path) => posix.join(one, path))),
    ...['source', 'app/source', 'src/source'].map((name) => posix.join(folder, `${name}.ts`)),
  ];
  return paths
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => (files.text(path) ?? '').split(/(?<![\w$.])loader\(/).slice(1))
    .map((rest) => {
      const code = rest.slice(0, longestCall);
      const [, base] = /\bbaseUrl:\s*['"]([^'"\n]+)['"]/.exec(code) ?? [];
      return { code, base: base === undefined ? undefined : posix.resolve('/', base) };
    });
}
