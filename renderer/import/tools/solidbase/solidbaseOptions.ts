import type { OptionTable } from '../../draft/optionNotes.ts';
import { childrenOf, get, unwrap, type Value } from '../../values/value.ts';

/** The options of SolidBase in a config, whichever of its functions gets them. */
export function findOptions(config: Value | undefined): Value | undefined {
  if (config === undefined) return undefined;
  const options = config.kind === 'call' ? optionsOf(config) : undefined;
  if (options !== undefined) return options;
  return childrenOf(config)
    .map(findOptions)
    .find((one) => one !== undefined);
}

/** `withSolidBase(start, options)`, `createWithSolidBase(theme)(start, options)` and `createSolidBase(theme).plugin(options)`. */
function optionsOf({ name, args }: Value & { readonly kind: 'call' }): Value | undefined {
  const maker = args.at(-1);
  const isMade = name === 'withOptions' && maker?.kind === 'call' && maker.name === 'createWithSolidBase';
  if (/^with\w*SolidBase$/i.test(name) || isMade) return recordIn(isMade && args.length < 3 ? undefined : args[1]);
  if (name !== 'plugin') return undefined;
  const options = recordIn(args[0]);
  return ['title', 'themeConfig', 'siteUrl', 'routes', 'editPath'].some((key) => get(options, key) !== undefined) ? options : undefined;
}

function recordIn(value: Value | undefined): Value | undefined {
  const found = value === undefined ? undefined : unwrap(value);
  return found?.kind === 'record' ? found : undefined;
}

export const solidbaseOptions: OptionTable = {
  title: { to: 'title' },
  titleTemplate: { drop: 'The title of a page is its own and that of the site.' },
  description: { to: 'tagline' },
  siteUrl: { to: 'url' },
  logo: { to: 'navbar.logo' },
  issueAutolink: { drop: 'Numbers of issues are text.', todo: 'Write links where documents name issues.' },
  llms: { drop: 'Files for language models are always made.' },
  sitemap: { drop: 'The sitemap is always made.' },
  robots: { drop: 'The file `robots.txt` is always made.', todo: 'Write your own to `content/static` for other rules.' },
  lang: { to: 'i18n', same: ['en', 'en-US'] },
  locales: { drop: 'Only documents of the default language are imported.', todo: 'Build one site for each language.' },
  routes: { drop: 'Projects and versions are folders of the one site.', todo: 'Add links between them to `navbar.items`.' },
  overrides: { drop: 'Only the sidebars of projects and versions are read.' },
  editPath: { to: 'documents.editUrl' },
  lastUpdated: { to: 'documents.lastUpdated' },
  markdown: { drop: 'gqldocs reads these forms itself, or reports them.', todo: 'Look for syntax that needed plugins.' },
  icons: { drop: 'Icons are not shown.' },
  autoImport: { drop: 'Components of other tools are there without an import.' },
  'themeConfig.nav': { to: 'navbar.items' },
  'themeConfig.sidebar': { to: 'documents.sidebars' },
  'themeConfig.socialLinks': { to: 'navbar.items' },
  'themeConfig.github': { to: 'navbar.items' },
  'themeConfig.discord': { to: 'navbar.items' },
  'themeConfig.footer': { to: 'footer.copyright' },
  'themeConfig.search': { drop: 'Search is built in.' },
};

/** Keys of front matter that SolidBase knows. */
export const solidbaseKeys: readonly string[] = [
  'title',
  'description',
  'layout',
  'hero',
  'features',
  'head',
  'sidebar',
  'toc',
  'prev',
  'next',
  'editLink',
  'lastUpdated',
  'footer',
];
