import type { OptionTable } from '../../draft/optionNotes.ts';

/** Options of `rspress.config`. */
export const rspressOptions: OptionTable = {
  root: { to: 'documents.path' },
  title: { to: 'title' },
  description: { to: 'tagline' },
  icon: { to: 'favicon' },
  logo: { to: 'navbar.logo' },
  logoText: { to: 'navbar.title, title' },
  base: { to: 'baseUrl', same: ['/'] },
  siteOrigin: { to: 'url' },
  lang: { to: 'i18n', same: ['en'] },
  locales: 'parts',
  head: { drop: 'Tags of the head were not read.', todo: 'Add them to `head`.' },
  'route.exclude': { to: 'documents.path' },
  'route.cleanUrls': { drop: 'Addresses have no endings. Those with `.html` redirect.' },
  outDir: { drop: 'The output folder is `build`. Set `outDir` to change that.' },
  plugins: { drop: 'Programs of the former tool do not run.', todo: 'Look for syntax and pages that needed them.' },
  markdown: { drop: 'gqldocs reads Markdown as its reference says.', todo: 'Look for syntax that needed plugins.' },
  builderConfig: { drop: 'Rsbuild is not used.' },
  globalStyles: {
    drop: 'Styles of the former theme are not copied: they name its classes.',
    todo: 'Add a stylesheet with `stylesheets`; see the theme tokens.',
  },
  'themeConfig.nav': { to: 'navbar.items' },
  'themeConfig.sidebar': { to: 'documents.sidebars' },
  'themeConfig.socialLinks': { to: 'navbar.items' },
  'themeConfig.editLink': { to: 'documents.editUrl' },
  'themeConfig.footer': { to: 'footer' },
  'themeConfig.locales': 'parts',
  'themeConfig.lastUpdated': { to: 'documents.lastUpdated', same: [true] },
  'themeConfig.darkMode': { to: 'colorMode', same: [true] },
  search: { drop: 'Search is built in.' },
  ssg: { drop: 'Pages are HTML before scripts run.' },
};

/** Keys of front matter that Rspress knows. */
export const rspressKeys: readonly string[] = [
  ...['title', 'titleSuffix', 'description', 'pageType', 'head', 'hero', 'features', 'sidebar', 'outline', 'footer', 'navbar', 'date'],
  ...['overviewHeaders', 'lastUpdated', 'id'],
];
