import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Markdown } from '../model/api.ts';
import { fileInPackage } from './sourceLinks.ts';

/** What `package.json` and the README say of a package, and where it is. */
export interface PackageInfo {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license?: string | undefined;
  readonly repository?: string | undefined;
  readonly homepage?: string | undefined;
  readonly readme?: Markdown | undefined;
  /** Everything else, for the search of entry points. Empty when the file is missing or damaged. */
  readonly manifest: Readonly<Record<string, unknown>>;
  /** Absolute and without links, with `/`: as the compiler names its files. */
  readonly folder: string;
  /** Relative to the project's root, for problems; undefined for a file outside of the package. */
  placeOf(fileName: string): string | undefined;
}

export function readPackageInfo({ path, root }: { readonly path: string; readonly root: string }): PackageInfo {
  const manifest = readManifest(path);
  const folder = slashes(realPath(path));
  const shown = slashes(relative(root, path));
  const placeOf = (fileName: string): string | undefined => {
    const file = fileInPackage(folder, slashes(fileName));
    return file === undefined ? undefined : [shown, file].filter((part) => part !== '').join('/');
  };
  return {
    name: text(manifest.name) ?? '',
    version: text(manifest.version) ?? '',
    description: text(manifest.description) ?? '',
    license: text(manifest.license),
    repository: repositoryUrl(manifest.repository),
    homepage: text(manifest.homepage),
    readme: readReadme(path, shown),
    ...{ manifest, folder, placeOf },
  };
}

/** Address for a browser of what `repository` names: `owner/name`, `git+https://…`, `git@host:owner/name.git`, `gitlab:owner/name`. */
export function repositoryUrl(repository: unknown): string | undefined {
  const written = text(repository) ?? (isRecord(repository) ? text(repository.url) : undefined);
  if (written === undefined) return undefined;
  const short = /^(?:(github|gitlab|bitbucket):)?([\w.-]+\/[\w.-]+)$/.exec(written);
  if (short !== null) return `https://${hosts[short[1] ?? 'github'] ?? 'github.com'}/${short[2]}`;
  const url = written
    .replace(/^git\+/, '')
    .replace(/^(?:ssh:\/\/)?git@([^:/]+)[:/]/, 'https://$1/')
    .replace(/^(?:git|ssh|http):\/\//, 'https://')
    .replace(/(?:\.git)?\/?(?:#.*)?$/, '');
  return URL.canParse(url) && url.startsWith('https://') ? url : undefined;
}

const hosts: Readonly<Record<string, string>> = { github: 'github.com', gitlab: 'gitlab.com', bitbucket: 'bitbucket.org' };

function readManifest(path: string): Readonly<Record<string, unknown>> {
  try {
    const manifest: unknown = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
    return isRecord(manifest) ? manifest : {};
  } catch {
    return {};
  }
}

function readReadme(path: string, shown: string): Markdown | undefined {
  try {
    const name = readdirSync(path)
      .sort()
      .find((file) => /^readme\.(md|markdown)$/i.test(file));
    if (name === undefined) return undefined;
    const file = [shown, name].filter((part) => part !== '').join('/');
    return { text: readFileSync(join(path, name), 'utf8').replace(/^\uFEFF/, ''), place: { file, line: 1, column: 1 } };
  } catch {
    return undefined;
  }
}

function realPath(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    return path;
  }
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function slashes(path: string): string {
  return path.replaceAll('\\', '/');
}
