import { type Comment, type CommentDisplayPart, CommentTag, type ProjectReflection } from 'typedoc';

/** JSDoc's other names of `@param`. */
const aliases: ReadonlySet<string> = new Set(['@arg', '@argument']);

/**
 * Renames JSDoc's synonyms to `@param` before TypeDoc assigns texts to parameters. TypeDoc knows only `@param`, and would keep the name of
 * the parameter in the text.
 */
export function renameParameterTags({ reflections }: ProjectReflection): void {
  for (const { comment } of Object.values(reflections)) if (comment !== undefined) renameTags(comment);
}

function renameTags(comment: Comment): void {
  comment.blockTags = comment.blockTags.map((block) => {
    const named = aliases.has(block.tag) ? splitName(block.content) : undefined;
    if (named === undefined) return block;
    const renamed = new CommentTag('@param', [...named.content]);
    renamed.name = named.name;
    return renamed;
  });
}

interface NamedText {
  readonly name: string;
  readonly content: readonly CommentDisplayPart[];
}

/** `name - text`, `[name=1] text`. A name may have parts: `options.depth`. */
function splitName([first, ...rest]: readonly CommentDisplayPart[]): NamedText | undefined {
  if (first?.kind !== 'text') return undefined;
  const [, optional, plain, text = ''] = /^\s*(?:\[\s*([\w$.]+)[^\]]*\]|([\w$.]+))\s*(?:-\s*)?(.*)$/s.exec(first.text) ?? [];
  const name = optional ?? plain;
  return name === undefined ? undefined : { name, content: [{ ...first, text }, ...rest] };
}
