import { constants, copyFileSync, lstatSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { outUnsafe } from '../diagnostics/imports.ts';
import { insideFolder } from '../model/insideFolder.ts';
import type { Problem } from '../model/problem.ts';
import { contains } from '../packages/readRegularFile.ts';
import type { ImportedFile } from './documents/adaptDocuments.ts';
import { standInModule } from './documents/standInNotes.ts';

interface WrittenImport {
  readonly written: readonly string[];
  /** Files that were there with the same contents. */
  readonly same: readonly string[];
  /** Files that were there with other contents. They are left alone. */
  readonly kept: readonly string[];
  readonly problems: readonly Problem[];
}

/** The files without the module of placeholder components, if the documents that are there do not need it. */
export function withoutUnused(out: string, files: readonly ImportedFile[]): readonly ImportedFile[] {
  const isModule = ({ path }: ImportedFile): boolean => path.endsWith(standInModule);
  const isUsed = files.some((file) => {
    if (isModule(file) || !('text' in file) || !file.path.endsWith('.mdx')) return false;
    const path = insideFolder(out, file.path);
    const current = path !== undefined && lstatSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path, 'utf8') : file.text;
    return current.includes(standInModule.replace(/\.tsx$/, ''));
  });
  return isUsed ? files : files.filter((file) => !isModule(file));
}

/** Writes the files that are missing. Files that exist are never changed, and nothing is written through a link that points out of the folder. */
export function writeImport(out: string, files: readonly ImportedFile[]): WrittenImport {
  const found: Record<'written' | 'same' | 'kept', string[]> = { written: [], same: [], kept: [] };
  const problems: Problem[] = [];
  try {
    mkdirSync(out, { recursive: true });
  } catch (error) {
    if (!isFileError(error)) throw error;
    return { ...found, problems: [outUnsafe({ file: out, reason: error.message })] };
  }
  const root = realpathSync.native(out);
  for (const file of files) {
    const path = insideFolder(out, file.path);
    if (path === undefined) {
      problems.push(outUnsafe({ file: file.path, reason: 'its path leaves the output folder' }));
      continue;
    }
    try {
      found[writeOne(path, { file, root })].push(file.path);
    } catch (error) {
      if (!isFileError(error) && !(error instanceof OutsideError)) throw error;
      problems.push(outUnsafe({ file: file.path, reason: error.message }));
    }
  }
  return { ...found, problems };
}

/** Such as a file where a folder is needed. */
function isFileError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error;
}

class OutsideError extends Error {}

function writeOne(path: string, { file, root }: { readonly file: ImportedFile; readonly root: string }): 'written' | 'same' | 'kept' {
  const existing = lstatSync(path, { throwIfNoEntry: false });
  if (existing !== undefined) return existing.isFile() && readFileSync(path).equals(contentsOf(file)) ? 'same' : 'kept';
  // The nearest folder that exists decides: nothing is made through a link that points out.
  let parent = dirname(path);
  while (lstatSync(parent, { throwIfNoEntry: false }) === undefined) parent = dirname(parent);
  if (!contains(root, realpathSync.native(parent))) throw new OutsideError('a link in its path points out of the output folder');
  mkdirSync(dirname(path), { recursive: true });
  if ('text' in file) writeFileSync(path, file.text, { flag: 'wx' });
  else copyFileSync(file.from, path, constants.COPYFILE_EXCL);
  return 'written';
}

function contentsOf(file: ImportedFile): Buffer {
  return 'text' in file ? Buffer.from(file.text) : readFileSync(file.from);
}
