import type { OptionTable } from '../../draft/optionNotes.ts';

/** Options of `next.config`. */
export const nextOptions: OptionTable = {
  basePath: { to: 'baseUrl' },
  redirects: { to: 'addresses.redirects' },
  i18n: { to: 'i18n' },
  theme: { drop: 'The theme is that of gqldocs.' },
  themeConfig: { to: 'navbar, footer' },
  contentDirBasePath: { to: 'documents.route' },
  trailingSlash: { drop: 'Addresses with and without a slash at the end both work.' },
  output: { drop: 'The output is always static files.' },
  webpack: { drop: 'webpack is not used.' },
  turbopack: { drop: 'Turbopack is not used.' },
  images: { drop: 'Pictures are shown as they are.' },
  env: { drop: 'Next.js is not used.' },
  transpilePackages: { drop: 'Next.js is not used.' },
  rewrites: { drop: 'Rewrites need a server.', todo: 'Configure them at your host.' },
  headers: { drop: 'Headers need a server.', todo: 'Configure them at your host.' },
  latex: { to: 'documents.math', same: [false] },
  defaultShowCopyCode: { drop: 'Code has copy buttons.' },
  search: { drop: 'Search is built in.' },
  flexsearch: { drop: 'Search is built in.' },
  codeHighlight: { drop: 'All languages are highlighted.' },
  staticImage: { drop: 'Pictures are shown as they are.' },
  mdxOptions: { drop: 'Plugins of remark and rehype cannot be used.', todo: 'Look for syntax that needed them.' },
  reactStrictMode: { drop: 'Next.js is not used.' },
};

/** Options of `theme.config`, or attributes of `<Layout>`. */
export const themeOptions: OptionTable = {
  logo: { to: 'navbar.title, title' },
  project: { to: 'navbar.items' },
  chat: { to: 'navbar.items' },
  docsRepositoryBase: { to: 'documents.editUrl' },
  footer: { to: 'footer.copyright' },
  navbar: { to: 'navbar' },
  banner: { to: 'announcement' },
  darkMode: { to: 'colorMode' },
  nextThemes: { to: 'colorMode' },
  toc: { drop: 'Pages have a table of contents. Set `tableOfContents` to change its levels.' },
  sidebar: { drop: 'Sidebars collapse by themselves.' },
  search: { drop: 'Search is built in.' },
  head: { drop: 'A component of the former site.', todo: 'Add its tags to `head` in `gqldocs.config.ts`.' },
  useNextSeoProps: { drop: 'The title of a page is its own and that of the site.' },
  editLink: { drop: 'Set `messages` to change texts of the interface.' },
  feedback: { drop: 'Feedback links have no counterpart.' },
  color: { drop: 'Colors are theme tokens.', todo: 'Set them in a stylesheet; see the theme tokens.' },
  backgroundColor: { drop: 'Colors are theme tokens.', todo: 'Set them in a stylesheet; see the theme tokens.' },
  primaryHue: { drop: 'Colors are theme tokens.', todo: 'Set them in a stylesheet; see the theme tokens.' },
  pageMap: { drop: 'gqldocs finds the pages itself.' },
  children: { drop: 'gqldocs finds the pages itself.' },
  lastUpdated: { drop: 'Pages show the day of the last change.' },
  gitTimestamp: { drop: 'Pages show the day of the last change.' },
  i18n: { to: 'i18n' },
};

/** Keys of front matter that Nextra knows. */
export const nextraKeys: readonly string[] = [
  'title',
  'description',
  'sidebarTitle',
  'searchable',
  'timestamp',
  'asIndexPage',
  'layout',
  'theme',
];
