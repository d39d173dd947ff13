import type { UserPackage } from '../../../config/schema/package.ts';
import { type OptionTable, optionNotes } from '../../draft/optionNotes.ts';
import type { DraftRedirect, Note } from '../../draft/siteDraft.ts';
import { get, getItems, getText, getTexts, type Value } from '../../values/value.ts';

/** A plugin with the options that the config gives it. */
export interface Plugin {
  readonly name: string;
  readonly options: Value | undefined;
  readonly value: Value;
}

/** Redirects of `@docusaurus/plugin-client-redirects`. */
export function redirectsOf(plugins: readonly Plugin[]): readonly DraftRedirect[] {
  return plugins
    .filter(({ name }) => /client-redirects/.test(name))
    .flatMap(({ options }) => getItems(options, 'redirects'))
    .flatMap((one) => {
      const to = getText(one, 'to');
      return to === undefined ? [] : getTexts(one, 'from').map((from) => ({ from, to, place: one.place }));
    });
}

/** Packages of `docusaurus-plugin-typedoc`. */
export function typedocPackages(plugins: readonly Plugin[]): readonly UserPackage[] {
  const found = plugins.filter(({ name }) => /plugin-typedoc/.test(name)).flatMap(({ options }) => getTexts(options, 'entryPoints'));
  return found.length === 0 ? [] : [{ path: packageOf(found) }];
}

/** The folder that all entry points are in, above their sources. */
function packageOf(entries: readonly string[]): string {
  const [first = '.'] = entries;
  return first.replace(/\/(?:src|lib|source)\/.*$|\/[^/]*\.[cm]?tsx?$/, '') || '.';
}

const known: readonly (readonly [name: RegExp, text: string, todo?: string])[] = [
  [/content-(?:docs|blog|pages)/, ''],
  [/plugin-typedoc/, ''],
  [/client-redirects/, ''],
  [/sitemap/, 'The sitemap is built in.'],
  [/ideal-image|image-zoom/, 'Pictures are shown as they are.'],
  [/pwa/, 'Offline pages have no counterpart.'],
  [/search|algolia|docsearch/, 'Search is built in.'],
  [
    /gtag|analytics|tag-manager|umami|plausible|fathom|posthog/,
    'gqldocs adds no analytics by itself.',
    'Add the script to `head` in `gqldocs.config.ts`.',
  ],
  [/mermaid/, 'Diagrams have no counterpart.', 'Export them as pictures.'],
  [/llms/, '`llms.txt` is built in.'],
];

/** Lines about plugins, and about analytics in the options of the preset. */
export function analyticsNotes(config: Value, plugins: readonly Plugin[]): readonly Note[] {
  const ofPlugins = plugins.flatMap(({ name, options, value }): readonly Note[] => {
    if (/client-redirects/.test(name)) return optionNotes(options, redirectOptions);
    const [, text = 'The plugin has no counterpart.', todo] = known.find(([pattern]) => pattern.test(name)) ?? [];
    return text === '' ? [] : [{ kind: 'dropped', subject: `plugins: ${name}`, text, todo, place: value.place }];
  });
  const computed = getItems(config, 'plugins').filter(
    (one) => one.kind !== 'plain' && one.kind !== 'list' && one.kind !== 'record' && one.kind !== 'unread',
  );
  const preset = getItems(config, 'presets').map((one) => get(one, 1));
  const ofPreset = preset.flatMap((one) =>
    ['gtag', 'googleAnalytics', 'googleTagManager'].flatMap((key): readonly Note[] => {
      const value = get(one, key);
      const id = getText(value, 'trackingID') ?? getText(value, 'containerId') ?? '';
      if (value === undefined) return [];
      if (key === 'gtag') return [{ kind: 'carried', subject: key, text: '`head`', to: ['head'], place: value.place }];
      return [
        {
          kind: 'dropped',
          subject: `${key} ${id}`.trim(),
          text: 'gqldocs adds no analytics by itself.',
          todo: 'Add the script to `head` in `gqldocs.config.ts`.',
          place: value.place,
        },
      ];
    }),
  );
  const styles: readonly Note[] = preset.flatMap((one) => {
    const css = get(one, 'theme', 'customCss');
    const text = 'Styles of the former theme are not copied: they name its classes and variables.';
    return css === undefined
      ? []
      : [
          {
            kind: 'dropped',
            subject: 'theme.customCss',
            text,
            todo: 'Add a stylesheet with `stylesheets`; see the theme tokens.',
            place: css.place,
          },
        ];
  });
  const own = computed.map(
    (one): Note => ({ kind: 'dropped', subject: 'plugins', text: 'A plugin in the config has no counterpart.', place: one.place }),
  );
  return [...ofPlugins, ...own, ...ofPreset, ...styles];
}

const redirectOptions: OptionTable = {
  createRedirects: {
    ask: 'A function made redirects that gqldocs cannot know.',
    todo: 'Which addresses does it redirect? Add them to `addresses.redirects`; a line may end with `/*`.',
  },
  redirects: { to: 'addresses.redirects' },
  fromExtensions: { drop: 'Addresses with these endings have no redirect of their own.' },
  toExtensions: { drop: 'Addresses have no endings.' },
};
