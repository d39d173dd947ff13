import { clampChroma, converter, formatHex, interpolate, wcagContrast } from 'culori';

/** Values of `--color-*` tokens, without the prefix, as `#rrggbb`. */
type AccentColors = Readonly<Record<(typeof accentTokens)[number], string>>;

/** The tokens of `templates/theme/tokens.css` that follow the accent. */
export const accentTokens = ['background-mark', 'accent', 'accent-text', 'accent-soft', 'focus', 'selection'] as const;

interface Ground {
  /** Backgrounds of text: the page, soft areas, code. */
  readonly backgrounds: readonly string[];
  /** How much of the accent is in soft areas, and how much in the selection, from 0 to 1. */
  readonly shares: readonly [soft: number, selection: number];
  /** Contrast of text in the color of the accent, at least. */
  readonly text: number;
  /** Contrast of such areas with the page, at most: the palest text of the theme then is still readable on them. */
  readonly most: number;
  /** Where lightness goes until a color is readable: 0 is black, 1 is white. */
  readonly towards: 0 | 1;
}

const grounds: Readonly<Record<'light' | 'dark', Ground>> = {
  light: { backgrounds: ['#ffffff', '#f7f7f9', '#f6f6f9'], shares: [0.08, 0.14], text: 4.5, most: 1.25, towards: 0 },
  dark: { backgrounds: ['#16161b', '#1d1d24', '#1f1f27'], shares: [0.14, 0.22], text: 6.5, most: 1.4, towards: 1 },
};

/** The ratio of WCAG 2 for what is only to be seen, such as an edge. */
const visible = 3;

/**
 * All colors that follow from the one color of a site. They keep its hue, and become darker or lighter until they can be read (4.5 to 1) or
 * seen (3 to 1) on each background that they occur on.
 *
 * @param accent - `#rrggbb`
 */
export function accentColors(accent: string, mode: 'light' | 'dark'): AccentColors {
  const { backgrounds, shares, text: readable, most, towards } = grounds[mode];
  const [page = ''] = backgrounds;
  const edge = shiftUntil(accent, towards, (color) => backgrounds.every((background) => wcagContrast(color, background) >= visible));
  const soft = areaOf(edge, page, shares[0], most);
  const selection = areaOf(edge, page, shares[1], most);
  const below = [...backgrounds, soft, selection];
  const text = shiftUntil(edge, towards, (color) => below.every((background) => wcagContrast(color, background) >= readable));
  return {
    'background-mark': soft,
    accent: edge,
    'accent-text': text,
    'accent-soft': soft,
    focus: text,
    selection: selection,
  };
}

/** The stylesheet that sets these tokens in both themes. */
export function accentStyles(accent: string): string {
  const rule = (mode: 'light' | 'dark'): string =>
    Object.entries(accentColors(accent, mode))
      .map(([token, value]) => `--color-${token}: ${value};`)
      .join(' ');
  return `:root { ${rule('light')} }\n@media screen { :root[data-theme="dark"] { ${rule('dark')} } }\n`;
}

/** A page with a share of a color, or with less where that would be too strong. */
function areaOf(color: string, page: string, share: number, most: number): string {
  const area = formatHex(interpolate([page, color])(share));
  return wcagContrast(area, page) <= most ? area : areaOf(color, page, share * 0.95, most);
}

const steps = 100;

/** The nearest color of the same hue for which a condition holds. At the end, which is black or white, it has to hold. */
export function shiftUntil(color: string, towards: 0 | 1, holds: (color: string) => boolean): string {
  const { l = 0, ...rest } = converter('oklch')(color) ?? { mode: 'oklch', c: 0 };
  for (let step = 0; step < steps; step += 1) {
    const shifted = formatHex(clampChroma({ ...rest, l: l + ((towards - l) * step) / steps, mode: 'oklch' }, 'oklch'));
    if (holds(shifted)) return shifted;
  }
  return towards === 0 ? '#000000' : '#ffffff';
}
