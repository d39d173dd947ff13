import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createProject } from '../setup/createProject.mjs';
import { home, tutorials } from '../setup/tutorials.mjs';
import { unpackPackage } from '../setup/unpackPackage.mjs';
import { versions } from '../setup/versions.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** This checkout's gqldocs. @type {import('./tool.d.ts').Tool} */
export const gqldocs = {
  id: 'gqldocs',
  name: `gqldocs ${version}`,
  command: [join(root, 'bin/gqldocs.js'), 'build', '--quiet'],
  out: 'build',
  caches: ['node_modules/.cache'],
  tutorial: 'docs/tutorials/tutorial-05.md',
  pages: { class: '/api/graphql/class/GraphQLSchema', tutorial: '/docs/tutorials/tutorial-01' },
  nextLink: ".sidebar a[href$='tutorial-02']",
  setUp,
};

function setUp(folder) {
  const documents = Object.entries(tutorials({ count: 10 }));
  createProject({
    folder,
    // The cache is kept where a project's packages are: a project without any has none.
    dependencies: { graphql: versions.graphql },
    files: {
      ...Object.fromEntries(documents.map(([name, text]) => [`docs/tutorials/${name}`, text])),
      'docs/index.md': home('tutorials/tutorial-01.md'),
      'gqldocs.config.mjs': config,
    },
  });
  unpackPackage(`graphql@${versions.graphql}`, join(folder, 'api-src'));
}

const config = `export default {
  title: 'GraphQL docs',
  url: 'https://example.com',
  navbar: {
    items: [
      { type: 'document', document: 'tutorials/tutorial-01', label: 'Tutorials' },
      { type: 'api', label: 'API' },
    ],
  },
  documents: { path: 'docs', route: '/docs', sidebars: { tutorials: [{ folder: 'tutorials' }] } },
  api: { packages: [{ path: 'api-src', slug: 'graphql', entryPoints: 'index.d.ts' }] },
};
`;
