import { type DescriptionsOf, fence } from './description.ts';

export const configDescriptions: DescriptionsOf<'config' | 'sidebar'> = {
  'config/missing': {
    summary: 'There is no config file, and the command names no packages.',
    cause: 'gqldocs looks for `gqldocs.config.ts`, `.mts`, `.js` or `.mjs` in the working directory. It does not search parent folders.',
    example: fence('sh', 'cd packages/core\ngqldocs build'),
    fix: 'Run the command in the folder of the config file, name the file with `--config`, create one with `gqldocs init`, or name packages: `gqldocs build .`.',
  },
  'config/syntax': {
    summary: 'The config file cannot be compiled or throws an error.',
    cause: 'gqldocs compiles the config with esbuild and runs it. A syntax error, a missing import or an exception stops the build.',
    example: fence('ts', "import { defineConfig } from 'gqldocs';\n\nexport default defineConfig({ title: 'My library' );"),
    fix: 'Correct the file at the reported line. The config must export its object as the default export.',
  },
  'config/invalid': {
    summary: 'An option has a value of the wrong type, or two options contradict each other.',
    cause: 'gqldocs checks every option before it reads any source. The message names the option and the expected value.',
    example: fence('ts', "export default { title: 'My library', baseUrl: 42 };"),
    fix: 'Change the value. The [configuration reference](../reference/configuration.md) lists type, default and limits of each option. `defineConfig` makes your editor report most of these mistakes.',
  },
  'config/unknown-key': {
    summary: 'The config has a key that gqldocs does not know.',
    cause: 'The key is misspelled, was renamed, or is in the wrong section.',
    example: fence('ts', "export default { title: 'My library', baseURL: '/docs/' };"),
    fix: 'Use the suggested name, or remove the key.',
  },
  'config/unknown-target': {
    summary: 'The navigation, the footer or another option names something that does not exist.',
    cause:
      'A navbar item, a footer link, `documents.main`, a logo, the icon or the social image names a document, sidebar, package, route or file that the site does not have.',
    example: fence('ts', "navbar: { items: [{ type: 'document', document: 'guide/intro', label: 'Guide' }] },"),
    fix: 'Use an existing id. A document id is its path below `documents.path`, without the extension. `routes.json` in the output lists every route.',
  },
  'config/outside': {
    summary: 'A workspace pattern points outside of the workspace.',
    cause: 'gqldocs finds packages only below the root of the workspace. It ignores the pattern and continues.',
    example: fence('json', '{ "workspaces": ["packages/*", "../shared/*"] }'),
    fix: 'List packages from other folders under `api.packages`, or name them on the command line.',
  },
  'sidebar/unknown-document': {
    summary: 'A sidebar names a document or a folder that does not exist.',
    cause: 'The id is misspelled, or the file was renamed or deleted.',
    example: fence('ts', "documents: { sidebars: { guide: ['getting-startd'] } },"),
    fix: 'Use the id of an existing document: its path below `documents.path`, without the extension.',
  },
};
