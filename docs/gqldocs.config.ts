import { defineConfig } from 'gqldocs';
import { documentation } from '../renderer/diagnostics/documentation.ts';

/** The documentation of gqldocs itself: `npm run docs` builds it into `docs/build`. */
export default defineConfig({
  title: 'gqldocs',
  tagline: 'Documentation that cannot drift from your code',
  url: documentation.site,

  navbar: {
    items: [
      { type: 'document', document: 'tutorials/first-site', label: 'Tutorials' },
      { type: 'document', document: 'guides/index', label: 'Guides' },
      { type: 'document', document: 'reference/index', label: 'Reference' },
      { type: 'document', document: 'explanation/index', label: 'Explanation' },
      { type: 'api', package: 'gqldocs', label: 'Node API' },
      { type: 'link', href: documentation.repository, label: 'Repository', position: 'right' },
    ],
  },

  documents: {
    path: 'content',
    route: '/',
    main: 'index',
    editUrl: `${documentation.repository}/edit/main/docs/content/`,
    sidebars: {
      docs: [
        { label: 'Tutorials', items: ['tutorials/first-site', 'tutorials/document-a-package', 'tutorials/tested-examples'] },
        {
          label: 'Guides',
          document: 'guides/index',
          items: [
            {
              label: 'Document',
              items: [
                'guides/workspaces',
                'guides/javascript',
                'guides/published-packages',
                'guides/hide-symbols',
                'guides/notes',
                'guides/link-to-other-sites',
                'guides/artifacts',
              ],
            },
            {
              label: 'Publish',
              items: ['guides/deploy', 'guides/ci', 'guides/redirects', 'guides/not-found', 'guides/analytics'],
            },
            {
              label: 'Versions',
              items: [
                'guides/choose-version-feature',
                'guides/versions',
                'guides/publish-releases',
                'guides/backfill-releases',
                'guides/history',
                'guides/compare-releases',
                'guides/review-api',
              ],
            },
            {
              label: 'Design',
              items: ['guides/home-page', 'guides/brand', 'guides/navigation', 'guides/react-pages', 'guides/translate'],
            },
            {
              label: 'Move an existing site',
              items: ['guides/from-docusaurus', 'guides/from-vitepress', 'guides/from-nextra', 'guides/from-mdbook', 'guides/from-typedoc'],
            },
            'guides/fix-errors',
          ],
        },
        {
          label: 'Reference',
          document: 'reference/index',
          items: [
            'reference/configuration',
            'reference/command-line',
            'reference/front-matter',
            'reference/markdown',
            'reference/import',
            'reference/comment-tags',
            'reference/theme-tokens',
            'reference/messages',
            'reference/search',
            'reference/reading',
            'reference/node-api',
            'reference/json-report',
            'reference/output-files',
            'reference/snapshots',
            'reference/glossary',
            { label: 'Problem codes', document: 'problems/index', collapsed: true, items: [{ folder: 'problems' }] },
          ],
        },
        {
          label: 'Explanation',
          document: 'explanation/index',
          items: [
            'explanation/why',
            'explanation/how-a-build-works',
            'explanation/links',
            'explanation/names',
            'explanation/html-first',
            'explanation/security',
            'explanation/caching',
            'explanation/limits',
            'explanation/benchmarks',
          ],
        },
      ],
    },
  },

  api: {
    packages: [
      {
        path: '..',
        slug: 'gqldocs',
        entryPoints: 'renderer/index.ts',
        readme: false,
        exclude: { external: true },
      },
    ],
  },
});
