import { defineConfig } from 'gqldocs';

/** The root has everything. The folders are older ways to it, which examples and other packages still use. */
const entryPoints = {
  '.': 'index.d.ts',
  './error': 'error/index.d.ts',
  './execution': 'execution/index.d.ts',
  './language': 'language/index.d.ts',
  './type': 'type/index.d.ts',
  './utilities': 'utilities/index.d.ts',
  './validation': 'validation/index.d.ts',
};

const source = {
  url: 'https://github.com/graphql/graphql-js/blob/v{version}/{path}#L{line}',
  rewrite: { '*.d.ts': 'src/*.ts' },
};

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

  // The site is that of the installed packages, so their texts are its own.
  checks: { 'api/installed': 'error' },

  colorMode: { default: 'light', switch: true, followSystem: false },
  i18n: { defaultLocale: 'en', locales: ['en'] },
  tableOfContents: { minLevel: 2, maxLevel: 3 },
  messages: { searchSamples: 'error | -> string | string -> boolean | kind:function | since:>=17' },

  documents: {
    path: 'content/docs',
    route: '/docs',
    main: 'tutorials/index',
    versions: { current: { label: 'Next' } },
    sidebars: {
      tutorialSidebar: [
        {
          label: 'Getting started',
          collapsed: false,
          items: ['tutorials/index', 'tutorials/running-an-express-graphql-server', 'tutorials/operations-and-fragments'],
        },
        {
          label: 'Schema',
          collapsed: false,
          items: [
            'tutorials/basic-types',
            'tutorials/object-types',
            'tutorials/resolvers-context-and-info',
            'tutorials/passing-arguments',
            'tutorials/mutations-and-input-types',
            'tutorials/interfaces-and-unions',
          ],
        },
        {
          label: 'Data',
          collapsed: false,
          items: ['tutorials/errors-and-nullability', 'tutorials/n-plus-one-and-dataloader', 'tutorials/pagination', 'tutorials/caching'],
        },
        {
          label: 'Serving',
          collapsed: false,
          items: [
            'tutorials/authentication-and-express-middleware',
            'tutorials/authorization',
            'tutorials/subscriptions',
            'tutorials/securing-an-endpoint',
            'tutorials/production-checklist',
            'tutorials/graphql-clients',
          ],
        },
        {
          label: 'Development',
          collapsed: false,
          items: [
            'tutorials/typescript',
            'tutorials/testing',
            'tutorials/evolving-a-schema',
            'tutorials/bundlers',
            'tutorials/troubleshooting',
            'tutorials/faq',
          ],
        },
        {
          label: 'Project',
          items: [
            'tutorials/project/index',
            'tutorials/project/schema',
            'tutorials/project/server',
            'tutorials/project/database',
            'tutorials/project/relations',
            'tutorials/project/loaders',
            'tutorials/project/members',
            'tutorials/project/reviews',
            'tutorials/project/pages',
            'tutorials/project/news',
            'tutorials/project/deployment',
          ],
        },
        {
          label: 'Advanced',
          collapsed: false,
          items: [
            'tutorials/constructing-types',
            'tutorials/working-with-the-ast',
            'tutorials/custom-execution',
            'tutorials/defer-and-stream',
          ],
        },
        {
          label: 'Upgrading',
          collapsed: false,
          items: ['tutorials/upgrading-to-17', 'tutorials/upgrading-to-16', 'tutorials/express-graphql'],
        },
      ],
    },
  },

  // Names that readers know from other tools, and the words of our pages.
  search: {
    synonyms: {
      complexity: 'cost',
      persisted: 'trusted documents',
      pubsub: 'events',
      'requested fields': 'look ahead',
      idor: 'authorization',
      permissions: 'authorization',
      rbac: 'authorization',
      jwt: 'token',
      login: 'authenticate',
      'logged in': 'authenticate',
      telemetry: 'tracing channels',
      dos: 'limit cost',
      'denial of service': 'limit cost',
      realtime: 'subscriptions',
      sqlite: 'database',
      monorepo: 'another realm',
      aws: 'serverless',
      lambda: 'serverless',
      'leave out': 'skip',
      uuid: 'custom scalar',
      unsubscribe: 'subscriptions',
      circular: 'reference each other',
      cookies: 'cookie',
      'disable introspection': 'hide introspection',
    },
  },

  api: {
    route: '/api',
    packages: [
      {
        path: 'node_modules/graphql',
        slug: 'graphql-js',
        label: 'GraphQL.js',
        entryPoints,
        source,
        history: ['content/history/graphql'],
        upgradeNotes: 'content/upgrade',
        notes: 'content/notes',
      },
      { path: 'node_modules/graphql-16', slug: 'graphql-js-16', label: 'GraphQL.js 16', entryPoints, source },
    ],
  },

  pages: 'content/pages',
  static: ['content/static'],
  accent: '#e10098',
  stylesheets: ['content/brand.css', 'content/home/hero.css', 'content/home/sections.css', 'content/home/widths.css'],
});
