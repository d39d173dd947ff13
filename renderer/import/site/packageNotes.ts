import { posix } from 'node:path';
import { isRecord, parseRecord, textOf } from '../../packages/manifest.ts';
import { packageSlug } from '../../packages/packageSlug.ts';
import { contains } from '../../packages/readRegularFile.ts';
import type { Note } from '../draft/siteDraft.ts';
import type { ProjectFiles } from '../values/evaluation.ts';

interface PackageRequest {
  readonly files: ProjectFiles;
  /** Absolute folder of the former site. */
  readonly folder: string;
  /** Absolute folder of the repository. */
  readonly repository: string;
  /** Absolute folder of the new site. */
  readonly out: string;
}

/** A question about the package that a site without a reference is in, with the line to add. */
export function packageNotes({ files, folder, repository, out }: PackageRequest): readonly Note[] {
  const path = [folder, posix.dirname(folder)].find((one) => contains(repository, one) && isTypescript(files, one));
  if (path === undefined) return [];
  const name = textOf(parseRecord(files.text(posix.join(path, 'package.json')) ?? '')?.name) ?? posix.basename(path);
  const line = `api: { packages: [{ path: '${posix.relative(out, path) || '.'}', slug: '${packageSlug(name)}' }] }`;
  const text = `The site is in the package ${name}, which gqldocs can document.`;
  return [{ kind: 'question', subject: 'API reference', text, todo: `Add \`${line}\`, and \`{ type: 'api' }\` to \`navbar.items\`.` }];
}

function isTypescript(files: ProjectFiles, folder: string): boolean {
  const manifest = parseRecord(files.text(posix.join(folder, 'package.json')) ?? '');
  const isPackage =
    manifest !== undefined && (typeof manifest.types === 'string' || isRecord(manifest.exports) || typeof manifest.main === 'string');
  return isPackage && (typeof manifest.types === 'string' || files.exists(posix.join(folder, 'tsconfig.json')));
}
