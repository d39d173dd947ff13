export interface FolderRule {
  /** `renderer/plan`, or `renderer` for the files directly in it. */
  readonly folder: string;
  readonly purpose: string;
  /** Folders that it imports, in the order of this table. A folder imports only from above. */
  readonly imports: readonly string[];
}

/** The layers of gqldocs, lowest first. ARCHITECTURE.md shows the same table. */
export const importTable: readonly FolderRule[] = [
  { folder: 'renderer/model', purpose: 'values that cross a stage, and the addresses of pages', imports: [] },
  { folder: 'renderer/engine', purpose: 'tasks, recorded reads, the store, threads', imports: [] },
  { folder: 'renderer/diagnostics', purpose: 'a builder for each problem; places in a configuration', imports: ['model'] },
  {
    folder: 'renderer/packages',
    purpose: 'manifests, workspaces, Git, tarballs, artifacts',
    imports: ['model', 'engine', 'diagnostics'],
  },
  {
    folder: 'renderer/config',
    purpose: 'find, load, validate and resolve the configuration',
    imports: ['model', 'engine', 'diagnostics', 'packages'],
  },
  {
    folder: 'renderer/api',
    purpose: 'all that knows TypeDoc and the compiler',
    imports: ['model', 'engine', 'diagnostics', 'packages'],
  },
  {
    folder: 'renderer/presentation',
    purpose: 'grouping, lists, headings and signatures, for planning and for templates',
    imports: ['model'],
  },
  {
    folder: 'renderer/release',
    purpose: 'the public API of one release: its values, its text file, and how it is read from a package',
    imports: ['model', 'engine', 'diagnostics', 'packages', 'api', 'presentation'],
  },
  {
    folder: 'renderer/compare',
    purpose: 'the differences of two releases',
    imports: ['model', 'api', 'presentation', 'release'],
  },
  {
    folder: 'renderer/history',
    purpose: 'since when symbols exist, what breaks in a major version, how symbols of several versions relate',
    imports: ['model', 'engine', 'diagnostics', 'packages', 'api', 'presentation', 'release', 'compare'],
  },
  {
    folder: 'renderer/documents',
    purpose: 'Markdown and MDX: text to trees, highlighting',
    imports: ['model', 'engine', 'diagnostics', 'packages'],
  },
  {
    folder: 'renderer/plan',
    purpose: 'routes, sidebars, the link space, backlinks',
    imports: ['model', 'engine', 'diagnostics', 'packages', 'presentation', 'history', 'documents'],
  },
  { folder: 'renderer/bundle', purpose: 'esbuild: the client, and modules of the site', imports: ['model', 'engine', 'diagnostics'] },
  { folder: 'templates', purpose: 'React on the server: pages, layout, the theme', imports: ['model', 'presentation'] },
  {
    folder: 'renderer/render',
    purpose: 'one page: content, frame, HTML, data, Markdown',
    imports: ['model', 'engine', 'diagnostics', 'packages', 'presentation', 'history', 'documents', 'plan', 'bundle', 'templates'],
  },
  {
    folder: 'renderer/outputs',
    purpose: 'files about all pages: search, sitemap, inventories, llms.txt',
    imports: ['model', 'engine', 'presentation', 'plan', 'render'],
  },
  {
    folder: 'renderer/checks',
    purpose: 'one rule, one file, one test',
    imports: ['model', 'engine', 'diagnostics', 'config', 'documents', 'plan'],
  },
  { folder: 'renderer/publish', purpose: 'sinks for the output; atomic replacement', imports: ['model', 'engine', 'diagnostics'] },
  {
    folder: 'renderer/examples',
    purpose: 'runs the examples of a package',
    imports: ['model', 'engine', 'diagnostics', 'packages', 'api', 'documents'],
  },
  {
    folder: 'renderer/import',
    purpose: 'makes a site of gqldocs from a site of another tool',
    imports: ['model', 'diagnostics', 'packages', 'config', 'documents'],
  },
  {
    folder: 'renderer/site',
    purpose: 'the stages of a build in order',
    imports: [
      'model',
      'engine',
      'diagnostics',
      'packages',
      'config',
      'api',
      'history',
      'documents',
      'plan',
      'bundle',
      'render',
      'outputs',
      'checks',
      'publish',
    ],
  },
  {
    folder: 'renderer/commands',
    purpose: 'one file or folder for each command',
    imports: [
      'model',
      'engine',
      'diagnostics',
      'packages',
      'config',
      'api',
      'release',
      'compare',
      'history',
      'documents',
      'render',
      'checks',
      'publish',
      'examples',
      'site',
    ],
  },
  {
    folder: 'renderer/dev',
    purpose: 'the watch session and the development server',
    imports: ['model', 'engine', 'diagnostics', 'packages', 'config', 'bundle', 'checks', 'publish', 'site', 'commands'],
  },
  {
    folder: 'renderer',
    purpose: 'what scripts import from gqldocs',
    imports: ['model', 'diagnostics', 'config', 'release', 'examples', 'import', 'commands', 'dev'],
  },
  { folder: 'client', purpose: 'scripts in the browser', imports: ['model', 'templates'] },
  {
    folder: 'cli',
    purpose: 'arguments, the terminal, exit codes',
    imports: ['model', 'diagnostics', 'packages', 'config', 'api', 'publish', 'commands', 'renderer'],
  },
];
