/** Red, green and blue, from 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number];

export function parseColor(hex: string): Color {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** `color-mix(in srgb, color share%, below)`, as the theme's stylesheets write it. */
export function mixColors(color: Color, share: number, below: Color): Color {
  const mix = (a: number, b: number): number => (a * share + b * (100 - share)) / 100;
  return [mix(color[0], below[0]), mix(color[1], below[1]), mix(color[2], below[2])];
}

/** The ratio of WCAG 2: from 1 (the same) to 21 (black on white). */
export function contrastOf(one: Color, other: Color): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf([red, green, blue]: Color): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
