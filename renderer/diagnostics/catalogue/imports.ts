import { type DescriptionsOf, fence } from './description.ts';

export const importDescriptions: DescriptionsOf<'import'> = {
  'import/folder': {
    summary: 'The folder of the site to import cannot be read.',
    cause:
      'It does not exist, is a file, or you lack permission to read it. Or its documents are in another folder, and no Git repository has both: an import reads nothing else.',
    example: fence('sh', 'gqldocs import ../nowhere'),
    fix: 'Name the folder that has the config file of the site. Run `git init` in the folder that has the site and its documents.',
  },
  'import/unrecognized': {
    summary: 'The folder has no site that gqldocs can import.',
    cause:
      'gqldocs recognizes Docusaurus, VitePress, Starlight, Nextra, Fumadocs, Rspress, SolidBase, TanStack, mdBook, Astro and TypeDoc by their config files, in the folder and in folders such as `docs` and `website`.',
    example: fence('sh', 'gqldocs import ../mkdocs-site'),
    fix: "Name the folder that has the config file. For other tools, copy the Markdown files to `content/docs` and write a config with a sidebar, such as `documents: { sidebars: { docs: [{ folder: '' }] } }`. A build reports each form that gqldocs does not read, with the way to write it.",
  },
  'import/syntax': {
    summary: 'The config of the imported site cannot be parsed.',
    cause: 'gqldocs reads the config without running it. A file with a syntax error has no options that it could read.',
    example: fence('ts', "export default { title: 'Site' "),
    fix: 'Correct the syntax of the file.',
  },
  'import/output': {
    summary: 'The imported site cannot be written to the output folder.',
    cause: 'The folder is one that the site is read from, a link in it points elsewhere, or you lack permission.',
    example: fence('sh', 'gqldocs import . --out docs'),
    fix: 'Choose another folder with `--out`.',
  },
};
