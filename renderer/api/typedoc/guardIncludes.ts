import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Application, type CommentDisplayPart, type Context, Converter, type Reflection } from 'typedoc';
import type ts from 'typescript';
import { slashes } from '../entry/readPackageInfo.ts';
import { fileInPackage } from '../entry/sourceLinks.ts';

interface GuardRequest {
  readonly app: Application;
  /** Of the package. */
  readonly folder: string;
  /** Called with each file of the package that a tag names, also if it does not exist. */
  readonly onRead: (file: string) => void;
}

/**
 * Keeps `{@include file}` and `{@includeCode file}` within the package: comments are text from strangers, and TypeDoc would read
 * any file that they name.
 *
 * A tag stays for TypeDoc when its file, links followed, lies in the package's folder and outside of its `node_modules`, and all
 * files that it includes in turn do. Any other tag becomes its own text, and a message says so without naming a folder of this machine.
 */
export function guardIncludes({ app, folder, onRead }: GuardRequest): void {
  const { converter, logger } = app;
  const guard = (context: Context, reflection: Reflection): void => {
    const { comment } = reflection;
    if (comment?.sourcePath === undefined) return;
    for (const { content } of comment.blockTags) unwrapInclude(content);
    // Nearly all comments are done with here.
    if (!comment.summary.some(isIncludeTag) && !comment.blockTags.some(({ content }) => content.some(isIncludeTag))) return;
    const from = dirname(comment.sourcePath);
    for (const parts of [comment.summary, ...comment.blockTags.map(({ content }) => content)]) {
      for (const part of refusedParts(parts, { from, folder, onRead })) {
        parts.splice(parts.indexOf(part), 1, { kind: 'text', text: `\`${part.text.replaceAll('`', "'")}\`` });
        logger.warn(`{${part.tag} ${part.text}} names no file of the package`, declarationOf(reflection, context));
      }
    }
  };
  const beforeTypedoc = 1e3;
  converter.on(Converter.EVENT_CREATE_DECLARATION, (context, reflection) => guard(context, reflection), beforeTypedoc);
  converter.on(Converter.EVENT_CREATE_SIGNATURE, (context, reflection) => guard(context, reflection), beforeTypedoc);
  converter.on(Converter.EVENT_CREATE_PARAMETER, (context, reflection) => guard(context, reflection), beforeTypedoc);
  converter.on(Converter.EVENT_CREATE_TYPE_PARAMETER, (context, reflection) => guard(context, reflection), beforeTypedoc);
}

/** An example without a fence is code to TypeDoc, `{@includeCode file}` too. */
function unwrapInclude(parts: CommentDisplayPart[]): void {
  const [only] = parts;
  const [, path] = (parts.length === 1 && only?.kind === 'code' && /^```\w*\n\{@includeCode\s+([^{}]+)\}\n```$/.exec(only.text)) || [];
  if (path !== undefined) parts.splice(0, 1, { kind: 'inline-tag', tag: '@includeCode', text: path });
}

/** Signatures have no symbol of their own. */
function declarationOf(reflection: Reflection, context: Context): ts.Declaration | undefined {
  const [node] = context.getSymbolFromReflection(reflection)?.declarations ?? [];
  return node ?? (reflection.parent && declarationOf(reflection.parent, context));
}

interface Where extends Pick<GuardRequest, 'folder' | 'onRead'> {
  /** Folder that names are relative to. */
  readonly from: string;
}

type InlineTag = Extract<CommentDisplayPart, { readonly kind: 'inline-tag' }>;

function refusedParts(parts: readonly CommentDisplayPart[], where: Where): readonly InlineTag[] {
  return parts.filter(isIncludeTag).filter((part) => !isWithin(part, where));
}

interface IncludeTag {
  readonly tag: string;
  readonly text: string;
}

function isIncludeTag(part: CommentDisplayPart): part is InlineTag {
  return part.kind === 'inline-tag' && (part.tag === '@include' || part.tag === '@includeCode');
}

function isWithin({ tag, text }: IncludeTag, { from, folder, onRead }: Where, including: readonly string[] = []): boolean {
  const [name = ''] = text.trim().split(/[#:]/);
  const path = resolve(from, name);
  if (fileInPackage(folder, slashes(path)) !== undefined) onRead(path);
  const file = existingFile(path);
  if (file === undefined || fileInPackage(folder, file) === undefined || including.includes(file)) return false;
  if (tag === '@includeCode') return true;
  const nested = [...readFileSync(file, 'utf8').matchAll(/\{\s*(@include(?:Code)?)\s+([^{}]*)\}/g)];
  const where = { from: dirname(file), folder, onRead };
  return nested.every(([, inner = '', path = '']) => isWithin({ tag: inner, text: path }, where, [...including, file]));
}

function existingFile(path: string): string | undefined {
  if (!existsSync(path) || !statSync(path).isFile()) return undefined;
  return slashes(realpathSync.native(path));
}
