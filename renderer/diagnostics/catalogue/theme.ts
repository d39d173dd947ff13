import { type DescriptionsOf, fence } from './description.ts';

export const themeDescriptions: DescriptionsOf<'theme'> = {
  'theme/contrast': {
    summary: 'A color of your stylesheets is hard to read.',
    cause:
      'A stylesheet gives a [theme token](../reference/theme-tokens.md) a color whose contrast is less than 4.5 to 1 for text, or 3 to 1 for edges, on a background that the theme uses it on. A rule for `:root` counts in both themes, unless `:root[data-theme="dark"]` sets the token again. gqldocs does not check colors with transparency, and those that only a browser can compute, such as `color-mix()`.',
    example: fence('css', ':root {\n  --color-text-soft: #aaaaaa;\n}'),
    fix: 'Use the color that the hint names: the nearest one of the same hue that passes. Or set [`accent`](../reference/configuration.md#accent): its colors always pass.',
  },
};
