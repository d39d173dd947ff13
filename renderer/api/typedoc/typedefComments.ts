import {
  type Application,
  Comment,
  type CommentDisplayPart,
  CommentTag,
  type Context,
  Converter,
  type DeclarationReflection,
} from 'typedoc';
import ts from 'typescript';

/**
 * Keeps the part of a comment before its `@typedef` or `@callback`, and its other tags. TypeDoc keeps only the text after the tag itself. A
 * comment with several of these tags is ambiguous and is not used.
 */
export function keepTypedefComments({ converter }: Application): void {
  converter.on(Converter.EVENT_CREATE_DECLARATION, addComment, beforeTypedocReadsThem);
}

const beforeTypedocReadsThem = 1e9;

function addComment(context: Context, reflection: DeclarationReflection): void {
  const tag = context.getSymbolFromReflection(reflection)?.declarations?.find(isTypeTag);
  if (tag === undefined || !ts.isJSDoc(tag.parent)) return;
  const comment = tag.parent;
  if ((comment.tags ?? []).filter(isTypeTag).length !== 1) return;
  const summary = partsOf(comment.comment);
  const blocks = (comment.tags ?? []).filter(({ tagName }) => readerTags.has(tagName.text)).map(toBlock);
  if (summary.length + blocks.length === 0) return;
  const own = reflection.comment ?? new Comment();
  const behind = own.summary.length > 0 && summary.length > 0 ? [paragraph, ...own.summary] : own.summary;
  own.summary = [...summary, ...behind];
  own.blockTags.push(...blocks);
  reflection.comment = own;
}

const paragraph: CommentDisplayPart = { kind: 'text', text: '\n\n' };

const readerTags = new Set(['deprecated', 'example', 'remarks', 'see', 'since']);

function isTypeTag(node: ts.Node): node is ts.JSDocTypedefTag | ts.JSDocCallbackTag {
  return ts.isJSDocTypedefTag(node) || ts.isJSDocCallbackTag(node);
}

function toBlock(tag: ts.JSDocTag): CommentTag {
  return new CommentTag(`@${tag.tagName.text}`, partsOf(tag.comment));
}

function partsOf(comment: ts.JSDoc['comment']): CommentDisplayPart[] {
  if (comment === undefined) return [];
  if (typeof comment === 'string') return [{ kind: 'text', text: comment }];
  return comment.flatMap((part): CommentDisplayPart[] => {
    if (!ts.isJSDocLinkLike(part)) return part.text === '' ? [] : [{ kind: 'text', text: part.text }];
    const name = ts.isJSDocLinkCode(part) ? '@linkcode' : ts.isJSDocLinkPlain(part) ? '@linkplain' : '@link';
    return [{ kind: 'inline-tag', tag: name, text: `${part.name?.getText() ?? ''}${part.text}`.trim() }];
  });
}
