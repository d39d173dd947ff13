import type { ApiPackage } from './api.ts';
import type { Markdown } from './comment.ts';

/** All texts of a package, in the order of its data. Walks plain data, so that no place where a text may be can be forgotten. */
export function packageTexts(pkg: ApiPackage): readonly Markdown[] {
  const found: Markdown[] = [];
  addTexts(pkg, found);
  return found;
}

function addTexts(value: object, found: Markdown[]): void {
  if (isMarkdown(value)) {
    found.push(value);
    return;
  }
  for (const key in value) {
    const part: unknown = value[key as keyof typeof value];
    if (typeof part === 'object' && part !== null) addTexts(part, found);
  }
}

/** Parts of signatures and types, which have a kind, may have a text, too. */
function isMarkdown(value: object): value is Markdown {
  return 'text' in value && typeof value.text === 'string' && !('kind' in value) && !('type' in value);
}
