import { defineConfig } from 'gqldocs';

/** The site of GraphQL.js: https://graphql-js.org */
export default defineConfig({
  title: 'GraphQL.js',
  tagline: 'A reference implementation of GraphQL for JavaScript',
  url: 'https://graphql-js.org',
  baseUrl: '/',
  favicon: 'img/favicon.svg',
  socialImage: 'img/card.png',
  organization: 'graphql',
  project: 'graphql-js',

  navbar: {
    logo: { src: 'img/logo.svg', alt: '' },
    items: [
      { type: 'document', document: 'tutorials/index', label: 'Tutorial', position: 'left' },
      { type: 'api', label: 'API', position: 'left' },
      { type: 'link', href: 'https://github.com/graphql/graphql-js', label: 'GitHub', position: 'right' },
      { type: 'locales', position: 'right' },
    ],
  },

  footer: {
    columns: [
      {
        title: 'Community',
        items: [
          { label: 'Code of conduct', href: 'https://graphql.org/codeofconduct/' },
          { label: 'Stack Overflow', href: 'https://stackoverflow.com/questions/tagged/graphql-js' },
          { label: 'Discord', href: 'https://discord.graphql.org/' },
          { label: 'X', href: 'https://x.com/graphql' },
          { label: 'Upcoming events', href: 'https://graphql.org/community/events/' },
        ],
      },
      {
        title: 'Project',
        items: [
          { label: 'GraphQL.js working group', href: 'https://github.com/graphql/graphql-js-wg' },
          { label: 'GraphQL Foundation', href: 'https://graphql.org/foundation/' },
          { label: 'GraphQL specification', href: 'https://spec.graphql.org/' },
        ],
      },
    ],
    copyright: 'Copyright © 2022 The GraphQL Foundation',
  },

  colorMode: { default: 'light', switch: true, followSystem: false },
  i18n: { defaultLocale: 'en', locales: ['en'] },
  tableOfContents: { minLevel: 2, maxLevel: 3 },

  documents: {
    path: 'content/docs',
    route: '/docs',
    main: 'tutorials/index',
    versions: { current: { label: 'Next' } },
    sidebars: {
      tutorialSidebar: [
        'tutorials/index',
        'tutorials/running-an-express-graphql-server',
        'tutorials/graphql-clients',
        'tutorials/basic-types',
        'tutorials/passing-arguments',
        'tutorials/object-types',
        'tutorials/mutations-and-input-types',
        'tutorials/authentication-and-express-middleware',
        { label: 'Advanced', items: ['tutorials/constructing-types', 'tutorials/express-graphql'] },
      ],
    },
  },

  api: {
    route: '/api',
    packages: [
      {
        path: 'node_modules/graphql',
        slug: 'graphql-js',
        label: 'GraphQL.js',
        entryPoints: 'index.d.ts',
        source: {
          url: 'https://github.com/graphql/graphql-js/blob/v{version}/{path}#L{line}',
          rewrite: { '*.d.ts': 'src/*.ts' },
        },
      },
    ],
  },

  pages: 'content/pages',
  static: ['content/static'],
  stylesheets: ['content/home.css'],
});
