import { Comment, type DeclarationReflection } from 'typedoc';
import type { Grouping } from '../../model/api.ts';

/** Where an item's author has put it: `@category` and `@group` of its own comment or its signatures'. */
export function groupingOf(reflection: DeclarationReflection, fileCategories: readonly string[] = []): Grouping | undefined {
  const own = namesIn(reflection, '@category');
  const categories = own.length > 0 ? own : fileCategories;
  const groups = namesIn(reflection, '@group');
  if (categories.length + groups.length === 0) return undefined;
  return { ...(categories.length === 0 ? {} : { categories }), ...(groups.length === 0 ? {} : { groups }) };
}

function namesIn(reflection: DeclarationReflection, tag: `@${string}`): readonly string[] {
  const { comment, type } = reflection;
  const literal = type?.type === 'reflection' ? type.declaration : undefined;
  const signatures = [reflection, literal].flatMap((one) => one?.getNonIndexSignatures() ?? []);
  const comments = [comment, literal?.comment, ...signatures.map((signature) => signature.comment)];
  const tags = comments.flatMap((one) => one?.getTags(tag) ?? []);
  if (tags.length === 0) return [];
  const names = tags.map(({ content }) => firstLine(Comment.combineDisplayParts(content)));
  return [...new Set(names.filter((name) => name !== ''))];
}

/** The lines below the name are text of the comment, which continues after the tag. */
function firstLine(text: string): string {
  const [line = ''] = text.trim().split('\n');
  return line.trim();
}
