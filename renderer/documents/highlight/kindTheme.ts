import type { ThemeRegistrationRaw } from 'shiki/types';
import { scopesByKind, type TokenKind } from './tokenKinds.ts';

const themeName = 'kinds';
const plainColor = '#000000';
const kindNames = ['keyword', 'string', 'number', 'comment', 'function', 'type', 'property', 'inserted', 'deleted'] as const;

/** A theme for Shiki in which each color is the number of a kind of token. */
export function kindTheme(): ThemeRegistrationRaw {
  const rules = kindNames.map((kind, index) => ({ scope: [...scopesByKind[kind]], settings: { foreground: colorOf(index) } }));
  return {
    name: themeName,
    type: 'light' as const,
    fg: plainColor,
    bg: '#ffffff',
    settings: [
      { settings: { foreground: plainColor, background: '#ffffff' } },
      ...rules,
      { scope: [...scopesByKind.plain], settings: { foreground: plainColor } },
    ],
  };
}

function colorOf(index: number): string {
  return `#0000${(index + 1).toString(16).padStart(2, '0')}`;
}

/** The kind of each color in the order in which the grammar numbers them. */
export function kindsByColor(colorMap: readonly string[]): readonly (TokenKind | undefined)[] {
  return colorMap.map((color) => kindNames.find((_, index) => colorOf(index) === color?.toLowerCase()));
}
