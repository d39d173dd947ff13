import { relative } from 'node:path';
import { importedPackage } from '../model/importedPackage.ts';
import { createProblem, type Place, type Problem } from '../model/problem.ts';

/** The fields of an esbuild message that are used here. */
interface BuildMessage {
  readonly text: string;
  readonly location: { readonly file: string; readonly line: number; readonly column: number } | null;
}

/** A module or stylesheet that esbuild cannot bundle: one problem for each message. */
export function bundleFailed(error: unknown, { root, placeOfImport }: BundleFailure): readonly Problem[] {
  const messages = messagesOf(error);
  if (messages.length === 0) return [bundleProblem(error instanceof Error ? error.message : String(error), undefined)];
  return messages.map(({ text, location }) => {
    const place = location === null ? undefined : placeOf(location, root);
    const name = unresolvedName(text);
    if (name === undefined) return bundleProblem(text, place);
    const written = place === undefined || place.line !== undefined ? place : (placeOfImport?.(place.file, name) ?? place);
    if (written !== undefined && !/^[./]/.test(name)) return packageMissing({ name, place: written });
    return { ...bundleProblem(`Cannot find the module "${name}".`, written), hint: 'Create the file, or correct the path of the import.' };
  });
}

interface BundleFailure {
  readonly root: string;
  /** Finds an import in a document, of which esbuild sees only the compiled code. Default: problems of documents have no line. */
  readonly placeOfImport?: ((file: string, name: string) => Place) | undefined;
}

/** Names of the modules that esbuild could not find. */
export function unresolvedNames(error: unknown): ReadonlySet<string> {
  return new Set(messagesOf(error).flatMap(({ text }) => unresolvedName(text) ?? []));
}

function unresolvedName(text: string): string | undefined {
  return /^Could not resolve "(.*)"/.exec(text)?.[1];
}

/** A package that a module of the site imports and that Node.js cannot find. */
export function packageMissing({ name, place }: { readonly name: string; readonly place: Place }): Problem {
  return createProblem('bundle/failed', {
    message: `Cannot find the ${isPackageName(name) ? 'package' : 'module'} "${name}".`,
    hint: isPackageName(name)
      ? `Install it in the project (\`npm install ${importedPackage(name) ?? name}\`), or correct its name.`
      : 'Write a path relative to the file, such as `../components/Chart.tsx`: gqldocs knows no such alias.',
    place,
  });
}

/** Names that npm allows, other than aliases of Docusaurus. Not `~/x`, `@/x`, `#x`, `virtual:x` and names with capitals. */
function isPackageName(name: string): boolean {
  return /^(?:@[a-z\d][a-z\d._-]*\/)?[a-z\d][a-z\d._-]*(?:\/|$)/.test(name) && !/^@(?:site|theme|theme-original|generated)\//.test(name);
}

/** A module of the site that threw an error when it was loaded. */
export function moduleThrew({ file, reason }: { readonly file: string; readonly reason: string }): Problem {
  return createProblem('bundle/failed', {
    message: `The module threw an error when it was loaded: ${reason.split('\n')[0]}`,
    hint: 'Use browser globals only in effects or in modules that begin with "use client": pages and MDX run during the build.',
    place: { file, line: 1, column: 1 },
  });
}

function bundleProblem(text: string, place: Place | undefined): Problem {
  return createProblem('bundle/failed', {
    message: text,
    hint: `Correct ${place === undefined ? 'the module or stylesheet' : 'this file'}. The message comes from esbuild.`,
    place,
  });
}

function messagesOf(error: unknown): readonly BuildMessage[] {
  return typeof error === 'object' && error !== null && 'errors' in error && Array.isArray(error.errors)
    ? (error.errors as readonly BuildMessage[])
    : [];
}

/** esbuild counts columns from 0. For a document it only knows the compiled code, so the place is the file. */
function placeOf({ file, line, column }: NonNullable<BuildMessage['location']>, root: string): Place {
  const [, document] = /^document:(.*)$/s.exec(file) ?? [];
  return document === undefined ? { file: relativeFile(root, file), line, column: column + 1 } : { file: relativeFile(root, document) };
}

function relativeFile(root: string, file: string): string {
  return (file.startsWith(root) ? relative(root, file) : file).replaceAll('\\', '/');
}
