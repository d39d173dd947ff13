import { join } from 'node:path';
import { createProject } from '../setup/createProject.mjs';
import { tsconfig } from '../setup/tsconfig.mjs';
import { home, tutorials } from '../setup/tutorials.mjs';
import { unpackPackage } from '../setup/unpackPackage.mjs';
import { versions } from '../setup/versions.mjs';

const program = 'node_modules/typedoc/bin/typedoc';
const shared = { entryPoints: ['api-src/index.d.ts'], skipErrorChecking: true, name: 'GraphQL docs', logLevel: 'Error' };

/** TypeDoc's own HTML; the tutorials are its project documents. @type {import('./tool.d.ts').Tool} */
export const typedoc = {
  id: 'typedoc',
  name: `TypeDoc ${versions.typedoc}, HTML`,
  command: [program],
  out: 'dist',
  caches: [],
  tutorial: 'docs/tutorials/tutorial-05.md',
  pages: { class: '/classes/index.GraphQLSchema.html', tutorial: '/documents/Tutorial_01_Building_a_schema.html' },
  nextLink: ".site-menu a[href*='Tutorial_02']",
  setUp,
};

/** Extraction alone, which is the least that a tool around TypeDoc can take. @type {import('./tool.d.ts').Tool} */
export const typedocJson = {
  id: 'typedoc-json',
  project: 'typedoc',
  name: `TypeDoc ${versions.typedoc}, \`--json\` alone`,
  command: [program, '--options', 'typedoc.json-only.json'],
  out: 'json',
  caches: [],
  setUp,
};

function setUp(folder) {
  const documents = Object.entries(tutorials({ count: 10 })).map(([name, text]) => [`docs/tutorials/${name}`, text]);
  createProject({
    folder,
    dependencies: { typedoc: versions.typedoc, typescript: versions.typescript },
    files: {
      ...Object.fromEntries(documents),
      'home.md': home('docs/tutorials/tutorial-01.md'),
      'tsconfig.json': tsconfig(['api-src/index.d.ts']),
      'typedoc.json': JSON.stringify({ ...shared, readme: 'home.md', projectDocuments: ['docs/tutorials/*.md'], out: 'dist' }),
      'typedoc.json-only.json': JSON.stringify({ ...shared, readme: 'none', json: 'json/api.json' }),
    },
  });
  unpackPackage(`graphql@${versions.graphql}`, join(folder, 'api-src'));
}
