import { relative } from 'node:path';
import type { Place, Problem } from '../model/problem.ts';

/** What esbuild's messages have in common; named here so that nothing else has to know esbuild's types. */
interface BuildMessage {
  readonly text: string;
  readonly location: { readonly file: string; readonly line: number; readonly column: number } | null;
}

/** A module or stylesheet that esbuild could not bundle: one problem for each of its messages. */
export function bundleFailed(error: unknown, root: string): readonly Problem[] {
  const messages = messagesOf(error);
  if (messages.length === 0) return [bundleProblem(error instanceof Error ? error.message : String(error), undefined)];
  return messages.map(({ text, location }) => bundleProblem(text, location === null ? undefined : placeOf(location, root)));
}

/** A user's module that threw while it was loaded. */
export function moduleThrew({ file, reason }: { readonly file: string; readonly reason: string }): Problem {
  return {
    code: 'bundle/failed',
    severity: 'error',
    message: `The module threw while it was loaded: ${reason}`,
    hint: 'Pages and MDX run in the build; use browser globals only in effects or in modules that begin with "use client".',
    place: { file, line: 1, column: 1 },
  };
}

function bundleProblem(text: string, place: Place | undefined): Problem {
  return {
    code: 'bundle/failed',
    severity: 'error',
    message: text,
    hint: 'Pages, islands and stylesheets are bundled with esbuild; the message is its own.',
    place,
  };
}

function messagesOf(error: unknown): readonly BuildMessage[] {
  return typeof error === 'object' && error !== null && 'errors' in error && Array.isArray(error.errors)
    ? (error.errors as readonly BuildMessage[])
    : [];
}

/** esbuild counts columns from 0, and gives paths relative to its working directory. Of a document, it has seen what became of the text. */
function placeOf({ file, line, column }: NonNullable<BuildMessage['location']>, root: string): Place {
  const [, document] = /^document:(.*)$/s.exec(file) ?? [];
  return document === undefined ? { file: relativeFile(root, file), line, column: column + 1 } : { file: relativeFile(root, document) };
}

function relativeFile(root: string, file: string): string {
  return (file.startsWith(root) ? relative(root, file) : file).replaceAll('\\', '/');
}
