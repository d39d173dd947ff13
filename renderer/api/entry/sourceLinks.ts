import type { Source } from '../../model/comment.ts';
import type { SourceLinkConfig } from '../../model/config.ts';
import { encodePath } from '../../packages/repositoryFile.ts';

/** Addresses of a package's files in the repository that its folder was checked out from. */
export interface GitSource {
  /** URL of a line. Undefined for a file that is missing in the commit or differs from it. */
  readonly urlOf: (file: string, line: number) => string | undefined;
}

/**
 * Finds the place of a declaration in the package and in its repository. A file outside of the package has no source. A URL comes from the
 * configured pattern or from the commit that is checked out. The repository in `package.json` alone is not enough: the published file may
 * not exist there, and a wrong link is worse than none.
 */
type LocateSource = (place: DeclaredPlace) => Source | undefined;

/** A place in a declaration file. */
export interface DeclaredPlace {
  /** Absolute, with `/`. */
  readonly fileName: string;
  /** 1-based. */
  readonly line: number;
  /** 0-based, in UTF-16 code units. */
  readonly character: number;
}

/**
 * The line of a declaration in the source that its declaration file was made from. Undefined where the package does not say it: other files at the
 * same path may have other lines.
 */
export type OriginalLineOf = (place: DeclaredPlace, path: string) => number | undefined;

interface SourceLinkRequest {
  /** Absolute folder of the package, with `/`. */
  readonly folder: string;
  readonly version: string;
  readonly source: SourceLinkConfig | undefined;
  /** Used if the config has no pattern. */
  readonly git?: GitSource | undefined;
  /** Asked about files whose paths the config rewrites. Default: no line is known. */
  readonly originalLineOf?: OriginalLineOf | undefined;
}

export function sourceLinks({ folder, version, source, git, originalLineOf }: SourceLinkRequest): LocateSource {
  return (place) => {
    const { fileName, line } = place;
    const file = fileInPackage(folder, fileName);
    if (file === undefined) return undefined;
    const lineIn = (path: string) => originalLineOf?.(place, path);
    const url = source === undefined ? git?.urlOf(file, line) : sourceUrl({ source, version, file, line, lineIn });
    return url === undefined ? { file, line } : { file, line, url };
  };
}

/** Path within the package. Undefined for files of another package, also of one in its own `node_modules`. */
export function fileInPackage(folder: string, fileName: string): string | undefined {
  if (!fileName.startsWith(`${folder}/`)) return undefined;
  const file = fileName.slice(folder.length + 1);
  return file.startsWith('node_modules/') || file.includes('/node_modules/') ? undefined : file;
}

interface UrlRequest {
  readonly source: SourceLinkConfig;
  readonly version: string;
  readonly file: string;
  readonly line: number;
  /** The line in a file that has another path in the repository, if it is known. */
  readonly lineIn: (path: string) => number | undefined;
}

/** Undefined when the pattern asks for a version and the package has none. */
function sourceUrl({ source, version, file, line: declared, lineIn }: UrlRequest): string | undefined {
  if (source.url.includes('{version}') && version === '') return undefined;
  const rewritten = rewritePath(source.rewrite, file);
  const line = rewritten === undefined ? declared : lineIn(rewritten);
  const pattern = line === undefined ? source.url.replace(/#.*$/s, '').replaceAll('{line}', '') : source.url;
  const values: Readonly<Record<string, string>> = { version, path: encodePath(rewritten ?? file), line: String(line) };
  return pattern.replace(/\{(version|path|line)\}/g, (_, key: string) => values[key] ?? '');
}

/** The first pattern that matches wins; each `*` in `to` is what the same `*` in `from` matched. */
function rewritePath(rules: SourceLinkConfig['rewrite'], file: string): string | undefined {
  for (const { from, to } of rules) {
    const match = new RegExp(`^${from.split('*').map(escapeRegExp).join('(.*)')}$`, 's').exec(file);
    if (match === null) continue;
    const texts = match.slice(1);
    return to.replaceAll('*', () => texts.shift() ?? '');
  }
  return undefined;
}

/** A text as a pattern that matches nothing else. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
