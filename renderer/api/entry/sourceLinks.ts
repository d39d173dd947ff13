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
type LocateSource = (position: FilePosition) => Source | undefined;

interface FilePosition {
  /** Absolute, with `/`. */
  readonly fileName: string;
  readonly line: number;
}

interface SourceLinkRequest {
  /** Absolute folder of the package, with `/`. */
  readonly folder: string;
  readonly version: string;
  readonly source: SourceLinkConfig | undefined;
  /** Used if the config has no pattern. */
  readonly git?: GitSource | undefined;
}

export function sourceLinks({ folder, version, source, git }: SourceLinkRequest): LocateSource {
  return ({ fileName, line }) => {
    const file = fileInPackage(folder, fileName);
    if (file === undefined) return undefined;
    const url = source === undefined ? git?.urlOf(file, line) : sourceUrl({ source, version, file, line });
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
}

/** Undefined when the pattern asks for a version and the package has none. */
function sourceUrl({ source, version, file, line }: UrlRequest): string | undefined {
  if (source.url.includes('{version}') && version === '') return undefined;
  const rewritten = rewritePath(source.rewrite, file);
  const pattern = rewritten === undefined ? source.url : source.url.replace(/#.*$/s, '').replaceAll('{line}', '');
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
