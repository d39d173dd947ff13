import { posix } from 'node:path';
import type { PackageLayout } from './sourceCandidates.ts';

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
