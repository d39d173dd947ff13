import { join } from 'node:path';
import { createProject } from '../setup/createProject.mjs';
import { tsconfig } from '../setup/tsconfig.mjs';
import { home, tutorials } from '../setup/tutorials.mjs';
import { unpackPackage } from '../setup/unpackPackage.mjs';
import { versions } from '../setup/versions.mjs';

const content = 'src/content/docs';

/** Astro Starlight with starlight-typedoc; Pagefind is its search. @type {import('./tool.d.ts').Tool} */
export const starlight = {
  id: 'starlight',
  name: `Starlight ${versions.starlight} + starlight-typedoc ${versions.starlightTypedoc}`,
  command: ['node_modules/astro/bin/astro.mjs', 'build'],
  env: { ASTRO_TELEMETRY_DISABLED: '1' },
  needsNode24: true,
  out: 'dist',
  caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite', `${content}/api`],
  tutorial: `${content}/docs/tutorials/tutorial-05.md`,
  pages: { class: '/api/classes/graphqlschema/', tutorial: '/docs/tutorials/tutorial-01/' },
  nextLink: "nav.sidebar a[href*='tutorial-02']",
  setUp,
};

function setUp(folder) {
  const documents = Object.entries(tutorials({ count: 10, withHeading: false }));
  createProject({
    folder,
    dependencies: {
      astro: versions.astro,
      '@astrojs/starlight': versions.starlight,
      '@astrojs/markdown-remark': '*',
      'starlight-typedoc': versions.starlightTypedoc,
      typedoc: versions.typedoc,
      'typedoc-plugin-markdown': versions.typedocMarkdown,
      typescript: versions.typescript,
      sharp: '*',
    },
    files: {
      ...Object.fromEntries(documents.map(([name, text]) => [`${content}/docs/tutorials/${name}`, text])),
      [`${content}/index.md`]: `---\ntitle: GraphQL docs\n---\n${home('/docs/tutorials/tutorial-01/').replace(/^# .*\n/, '')}`,
      'tsconfig.api.json': tsconfig(['api-src/index.d.ts']),
      'tsconfig.json': '{ "extends": "astro/tsconfigs/strict", "exclude": ["dist", "api-src"] }\n',
      'src/content.config.ts': contentConfig,
      'astro.config.mjs': config,
    },
  });
  unpackPackage(`graphql@${versions.graphql}`, join(folder, 'api-src'));
}

const contentConfig = `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

const config = `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';
import starlightTypeDoc, { typeDocSidebarGroup } from 'starlight-typedoc';
export default defineConfig({
  site: 'https://example.com',
  integrations: [
    starlight({
      title: 'GraphQL docs',
      plugins: [
        starlightTypeDoc({
          entryPoints: ['api-src/index.d.ts'],
          tsconfig: 'tsconfig.api.json',
          typeDoc: { skipErrorChecking: true, readme: 'none' },
        }),
      ],
      sidebar: [{ label: 'Tutorials', items: [{ autogenerate: { directory: 'docs/tutorials' } }] }, typeDocSidebarGroup],
    }),
  ],
});
`;
