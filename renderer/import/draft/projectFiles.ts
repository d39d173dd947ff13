import { posix } from 'node:path';
import { parse } from 'yaml';
import { frontMatterBlock } from '../../model/frontMatterBlock.ts';
import { isRecord } from '../../packages/manifest.ts';
import type { ProjectFiles } from '../values/evaluation.ts';
import type { SourceDocument } from './siteDraft.ts';

/** Paths of all files below a folder, relative to it, sorted. Folders that begin with a dot and installed packages are left out. */
export function filesBelow(files: ProjectFiles, folder: string, skips: (path: string) => boolean = () => false): readonly string[] {
  const listed = (within: string): readonly string[] =>
    files.list(posix.join(folder, within)).flatMap(({ name, kind }) => {
      const path = within === '' ? name : `${within}/${name}`;
      if (name === 'node_modules' || name.startsWith('.') || skips(path)) return [];
      return kind === 'folder' ? listed(path) : [path];
    });
  return listed('');
}

/** Whether a path ends as documents do, and no part of it is the author's own. */
export function isDocumentPath(path: string): boolean {
  return /\.(?:md|mdx|markdown)$/i.test(path) && !/(?:^|\/)_/.test(path);
}

export function withoutEnding(path: string): string {
  return path.replace(/\.(?:mdx?|markdown)$/i, '');
}

/** A document with its front matter. Undefined for a file that cannot be read. */
export function readDocument(files: ProjectFiles, folder: string, path: string): SourceDocument | undefined {
  const text = files.text(posix.join(folder, path));
  return text === undefined ? undefined : { path, text, frontMatter: frontMatterOf(text) };
}

/** The front matter as data; empty where it is missing or damaged, which the build reports. */
function frontMatterOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const data: unknown = parse(frontMatterBlock.exec(text)?.[2] ?? '', { maxAliasCount: 100 });
    return isRecord(data) ? data : {};
  } catch {
    return {};
  }
}

/** The first of some files that exists. */
export function firstFile(files: ProjectFiles, folder: string, names: readonly string[]): string | undefined {
  return names.map((name) => posix.join(folder, name)).find((path) => files.text(path) !== undefined);
}

export const programEndings = ['.ts', '.mts', '.cts', '.js', '.mjs', '.cjs', '.tsx', '.jsx'] as const;

/** The config file of a tool, by its name without ending. */
export function programFile(files: ProjectFiles, folder: string, name: string): string | undefined {
  return firstFile(
    files,
    folder,
    programEndings.map((ending) => `${name}${ending}`),
  );
}
