import ts from 'typescript';
import { codeBlocks } from '../../model/codeBlocks.ts';
import { memoize } from '../../model/memoize.ts';
import { oneLine } from '../../model/oneLine.ts';
import { blank, withoutParts } from '../../model/textEdits.ts';

/** Tags of a declaration's comment that matter for the API. */
interface DeclarationDoc {
  /** The text of `@deprecated` in one line; undefined without the tag. */
  readonly deprecated?: string | undefined;
  /** `@internal` or `@private`, before or after the text: not for users of the package. A sentence may have these words, too. */
  readonly isInternal: boolean;
  /** `@experimental`, `@alpha` or `@beta`, which TSDoc defines: it may change in each release. */
  readonly isUnstable: boolean;
  /** `@hidden`, `@ignore` or `@private`: the reference leaves it out. */
  readonly isHidden: boolean;
  /** Whether it describes the declaration, or takes over the description of another one: `{@inheritDoc}`. */
  readonly isDescribed: boolean;
  /** `class`, `enum`, `interface` and `namespace`, as tags: the reference has the declaration as one. */
  readonly kinds: ReadonlySet<string>;
  /** Parameters that `@param` describes. */
  readonly parameters: ReadonlySet<string>;
}

const noDoc: DeclarationDoc = {
  ...{ isInternal: false, isUnstable: false, isHidden: false, isDescribed: false },
  ...{ kinds: new Set(), parameters: new Set() },
};

/** Reads the comment's text, since the compiler parses no comments of declarations here. */
export function docOf(declaration: ts.Declaration): DeclarationDoc {
  const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  const { text } = node.getSourceFile();
  const range = commentsBefore(node, text).findLast(({ pos }) => text.startsWith('/**', pos));
  if (range === undefined) return noDoc;
  const lines = text
    .slice(range.pos + '/**'.length, range.end - '*/'.length)
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/^\s*\*? ?/, '').trimEnd());
  const comment = lines.join('\n');
  const tags = tagsOnly(comment);
  const deprecation = /(?:^|\s)@deprecated\b(.*(?:\n(?!\s*@\w).*)*)/d.exec(tags)?.indices?.[1];
  const deprecated = deprecation && comment.slice(...deprecation);
  return {
    isInternal: hasTag(tags, 'internal|private'),
    isUnstable: hasTag(tags, 'experimental|alpha|beta'),
    isHidden: /(?:^|\s)@(?:hidden|ignore|private)\b/.test(tags),
    isDescribed: isDescription(comment),
    kinds: new Set([...tags.matchAll(/(?:^|\s)@(class|enum|interface|namespace)\b/g)].flatMap(([, kind]) => kind ?? [])),
    parameters: new Set(
      [...comment.matchAll(/@param\s+(?:\{[^}]*\}\s*)?\[?([\w$]+)[^\s]*[ \t]+(?:-\s*)?[^\s@]/g)].flatMap(([, name]) => name ?? []),
    ),
    ...(deprecated === undefined ? {} : { deprecated: oneLine(deprecated.replace(/\p{Cc}/gu, ' ')) }),
  };
}

/**
 * Whether the comment of a file says that all of it may change. This is its first comment if a tag such as `@module` says so, or if it is not
 * that of a declaration: an `import` or another comment follows.
 */
export const isUnstableFile = memoize((file: ts.SourceFile): boolean => {
  const [first] = file.statements;
  const [comment, ...others] = commentsBefore(first ?? file.endOfFileToken, file.text).filter(({ pos }) =>
    file.text.startsWith('/**', pos),
  );
  if (comment === undefined) return false;
  const tags = tagsOnly(file.text.slice(comment.pos + '/**'.length, comment.end - '*/'.length).replace(/^\s*\*+/gm, ''));
  const isOfFile = others.length > 0 || first === undefined || ts.isImportDeclaration(first) || isFileTag.test(tags);
  return isOfFile && hasTag(tags, 'experimental|alpha|beta');
}, new WeakMap());

const isFileTag = /(?:^|\s)@(?:packageDocumentation|module|fileoverview|file)\b/;

/** Whether a comment has one of some tags at the beginning or the end of a line. A sentence may have these words, too. */
function hasTag(tags: string, names: string): boolean {
  return new RegExp(`(?:^\\s*@(?:${names})\\b|\\s@(?:${names})\\s*(?:$|@))`, 'm').test(tags);
}

/** The comment with spaces in place of sample code and of tags in lines, whose texts may have names of tags: `{@link Shape @interface}`. */
function tagsOnly(comment: string): string {
  return withoutParts(comment, codeBlocks(comment)).replace(/\{@\w[^{}]*\}/g, blank);
}

/** The compiler counts a comment on the line of a parameter, or of an export in braces, as one that follows the bracket or comma before. */
function commentsBefore(node: ts.Node, text: string): readonly ts.CommentRange[] {
  const inline = ts.isParameter(node) || ts.isExportSpecifier(node) ? ts.getTrailingCommentRanges(text, node.pos) : undefined;
  return [...(inline ?? []), ...(ts.getLeadingCommentRanges(text, node.pos) ?? [])];
}

/** A text before the first tag, or one of the tags that hold a description. A comment about the whole file describes no declaration. */
function isDescription(comment: string): boolean {
  if (/(?:^|\s)@(?:packageDocumentation|module|fileoverview|file|license|copyright)\b|\bCopyright \(c\)/.test(comment)) return false;
  if (/@inheritDoc\b/i.test(comment) || /^\s*@(?:description|desc|summary|remarks)\s+[^\s@]/m.test(comment)) return true;
  const [summary = ''] = comment.split(/^\s*@\w/m);
  return summary.trim() !== '';
}
