import { Comment, type DeclarationReflection, type Reflection } from 'typedoc';
import type { Grouping } from '../../model/api.ts';

interface Context {
  /** Of the file that declares it. */
  readonly fileCategories: readonly string[];
  /** Has the comment at its export. */
  readonly exported: Reflection | undefined;
}

/** Where an item's author has put it: `@category` and `@group` of the comment at its export, its own, or its signatures'. */
export function groupingOf(reflection: DeclarationReflection, { fileCategories, exported }: Partial<Context> = {}): Grouping | undefined {
  const own = namesIn(reflection, exported, '@category');
  const categories = own.length > 0 ? own : (fileCategories ?? []);
  const groups = namesIn(reflection, exported, '@group');
  if (categories.length + groups.length === 0) return undefined;
  return { ...(categories.length === 0 ? {} : { categories }), ...(groups.length === 0 ? {} : { groups }) };
}

function namesIn(reflection: DeclarationReflection, exported: Reflection | undefined, tag: `@${string}`): readonly string[] {
  const { comment, type } = reflection;
  const literal = type?.type === 'reflection' ? type.declaration : undefined;
  const signatures = [reflection, literal].flatMap((one) => one?.getNonIndexSignatures() ?? []);
  const comments = [[exported?.comment], [comment, literal?.comment], signatures.map((signature) => signature.comment)];
  const tags = comments.map((some) => some.flatMap((one) => one?.getTags(tag) ?? [])).find(({ length }) => length > 0) ?? [];
  const names = tags.map(({ content }) => firstLine(Comment.combineDisplayParts(content)));
  return [...new Set(names.filter((name) => name !== ''))];
}

/** The lines below the name are text of the comment, which continues after the tag. */
function firstLine(text: string): string {
  const [line = ''] = text.trim().split('\n');
  return line.trim();
}
