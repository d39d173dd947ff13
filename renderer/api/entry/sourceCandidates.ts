import { posix } from 'node:path';

/** Output and source folders of the package's compiler, relative to the package's folder. */
export interface PackageLayout {
  /** `dist`, `lib/esm`; the package's own folder is `''`. */
  readonly outFolders: readonly string[];
  /** `src`. */
  readonly rootFolders: readonly string[];
}

/**
 * Files that may have the types of a path of `package.json`, the best first: the file itself, declarations and sources next to it, and the
 * source that it is built from. A star in the path stays a star.
 */
export function sourceCandidates(path: string, layout: PackageLayout): readonly string[] {
  const plain = posix.normalize(path.replaceAll('\\', '/')).replace(/\/$/, '');
  const sources = sourcesOf(plain, layout);
  // A bundle may be named after a folder of sources: `dist/server.js` is made from `src/server/index.ts`.
  const folders = plain.includes('*') ? [] : sources.map((source) => source.replace(/\.[cm]?jsx?$/, '')).flatMap(besides);
  return [...new Set([...besides(plain), ...sources.flatMap(besides), ...folders])];
}

/** Those that are sources, without declarations. */
export function onlySourceCandidates(path: string, layout: PackageLayout): readonly string[] {
  return sourceCandidates(path, layout).filter(isSource);
}

export function isSource(path: string): boolean {
  return /\.(?:[cm]?ts|tsx)$/.test(path) && !/\.d\.[cm]?ts$/.test(path);
}

function besides(path: string): readonly string[] {
  if (/\.(?:[cm]?ts|tsx)$/.test(path)) return [path];
  const [, stem = path, mark] = /^(.*)\.([cm]?)jsx?$/.exec(path) ?? [];
  const marks = [mark ?? '', ...['', 'm', 'c'].filter((other) => other !== (mark ?? ''))];
  const [first = ''] = marks;
  // As in the compiler, a source comes before the declarations that are made from it.
  const own = [`.${first}ts`, ...(first === '' ? ['.tsx'] : []), `.d.${first}ts`];
  const others = [...marks.slice(1).map((other) => `.d.${other}ts`), ...marks.slice(1).map((other) => `.${other}ts`), '.tsx'];
  const inFolder = mark === undefined ? ['d.ts', 'd.mts', 'd.cts', 'ts', 'tsx', 'mts', 'cts'].map((ending) => `/index.${ending}`) : [];
  return [...own, ...others, ...inFolder].map((ending) => `${stem === '.' ? '' : stem}${ending}`.replace(/^\//, ''));
}

/** `dist/esm/index.mjs` is built from `src/index.mts`. The caller adds the extensions. */
function sourcesOf(path: string, { outFolders, rootFolders }: PackageLayout): readonly string[] {
  const stem = path.replace(/\.d\.([cm]?)ts$/, '.$1js');
  const inside = [
    ...outFolders
      .filter((folder) => folder === '' || stem.startsWith(`${folder}/`))
      .map((folder) => stem.slice(folder === '' ? 0 : folder.length + 1)),
    ...withoutOutFolders(stem),
  ];
  const roots = [...rootFolders, 'src', 'source', ''];
  return [...new Set(inside)].flatMap((rest) => roots.map((root) => posix.join(root, rest)).filter((one) => one !== stem));
}

const outFolder =
  /^(?:dist|distribution|lib|build|out|output|es|esm|cjs|umd|types|typings|dts|module|modules|commonjs|common|browser|node|production|development|es\d+|esnext|esm\d+|_\w+|dist-\w+|lib-\w+)$/;

/** Whether a path is in a folder that is named like an output. */
export function isInOutFolder(path: string): boolean {
  return withoutOutFolders(path).length > 0;
}

/** The path below each leading folder that is named like an output. */
function withoutOutFolders(path: string): readonly string[] {
  const [first = '', ...rest] = path.split('/');
  if (rest.length === 0 || !outFolder.test(first)) return [];
  // The deepest folder is removed first: the source of `dist/esm/index.js` is rather `index` than `esm/index`.
  return [...withoutOutFolders(rest.join('/')), rest.join('/')];
}

/**
 * Scripts that a path of `package.json` may mean in a package without declarations, the best first. First the source that a build would
 * make it from, since builds drop comments and classes, then the file itself as Node.js finds it. A star in the path stays a star.
 */
export function scriptCandidates(path: string, { rootFolders }: PackageLayout): readonly string[] {
  const plain = posix.normalize(path.replaceAll('\\', '/')).replace(/\/$/, '');
  const [, below] = /^(?:(?:dist|lib|build|out|output|es|esm|cjs|umd|commonjs|module)\/)+(.+)$/.exec(plain) ?? [];
  const sources = below === undefined ? [] : [...new Set([...rootFolders, 'src', 'source'])].filter((root) => root !== '');
  return [...sources.map((root) => posix.join(root, below ?? '')), plain].flatMap(asScripts);
}

function asScripts(path: string): readonly string[] {
  if (/\.min\.[cm]?js$|\.d\.[cm]?ts$/.test(path)) return [];
  const [, stem] = /^(.*)\.[cm]?jsx?$/.exec(path) ?? [];
  if (stem !== undefined) return [path, ...['js', 'mjs', 'cjs', 'jsx'].map((ending) => `${stem}.${ending}`).filter((one) => one !== path)];
  if (/\.\w+$/.test(path) && !path.includes('*')) return [];
  const whole = path === '.' || path === '' ? [] : ['js', 'mjs', 'cjs', 'jsx'].map((ending) => `${path}.${ending}`);
  return [...whole, ...['js', 'mjs', 'cjs'].map((ending) => posix.join(path, `index.${ending}`))];
}
