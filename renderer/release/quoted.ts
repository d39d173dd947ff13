import { controlCharacters } from '../model/neutralize.ts';

/**
 * A text in double quotes, which has no control characters and no marks that change the visible order of what follows: a terminal or an editor
 * would obey them.
 */
export function quoted(text: string): string {
  return JSON.stringify(text).replace(controlCharacters, escapeUnits);
}

function escapeUnits(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}

/** Reads what `quoted` wrote. Undefined for a text that is not in quotes, or has wrong escapes. */
export function unquoted(text: string): string | undefined {
  if (!text.startsWith('"')) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}
