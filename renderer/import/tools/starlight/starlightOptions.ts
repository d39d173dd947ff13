import type { OptionTable } from '../../draft/optionNotes.ts';

/** Options of the integration. */
export const starlightOptions: OptionTable = {
  title: { to: 'title' },
  tagline: { to: 'tagline' },
  description: { to: 'tagline' },
  logo: { to: 'navbar.logo' },
  favicon: { to: 'favicon' },
  sidebar: { to: 'documents.sidebars' },
  social: { to: 'navbar.items' },
  editLink: { to: 'documents.editUrl' },
  head: { to: 'head' },
  tableOfContents: { to: 'tableOfContents' },
  lastUpdated: { to: 'documents.lastUpdated', same: [true] },
  locales: 'parts',
  defaultLocale: { to: 'i18n', same: ['en', 'root'] },
  plugins: { to: 'api.packages' },
  customCss: {
    drop: 'Styles of the former theme are not copied: they name its classes and variables.',
    todo: 'Add a stylesheet with `stylesheets`; see the theme tokens.',
  },
  components: { drop: 'Parts of the theme cannot be replaced.' },
  expressiveCode: { drop: 'All languages are highlighted, with the theme of gqldocs.' },
  pagefind: { drop: 'Search is built in.' },
  prerender: { drop: 'All pages are HTML.' },
  credits: { drop: 'gqldocs adds no credits.' },
  pagination: { drop: 'Pages link to the next. Set `pagination_next` in front matter to change that.' },
  titleDelimiter: { drop: 'The title of a page is its own and that of the site.' },
  disable404Route: { drop: 'The page for missing addresses is built in.' },
  routeMiddleware: { drop: 'Code of the former site is not used.' },
  markdown: { drop: 'Markdown is read as the reference of Markdown describes.' },
};

/** Keys of front matter that Starlight knows. */
export const starlightKeys: readonly string[] = [
  ...['title', 'description', 'editUrl', 'head', 'tableOfContents', 'template', 'hero', 'banner', 'lastUpdated', 'prev', 'next'],
  ...['pagefind', 'draft', 'sidebar'],
];
