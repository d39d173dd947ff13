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
  { folder: 'renderer/snapshot', purpose: 'the public API of one release as a text file', imports: ['model'] },
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
    imports: ['model', 'engine', 'diagnostics', 'snapshot', 'packages'],
  },
  {
    folder: 'renderer/presentation',
    purpose: 'grouping, lists, headings and signatures, for planning and for templates',
    imports: ['model'],
  },
  {
    folder: 'renderer/versions',
    purpose: 'how the symbols of several versions of a package relate',
    imports: ['model', 'presentation'],
  },
  {
    folder: 'renderer/history',
    purpose: 'since when symbols exist, from earlier releases; what breaks in a major version',
    imports: ['model', 'engine', 'diagnostics', 'snapshot', 'packages', 'api'],
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
    imports: ['model', 'engine', 'diagnostics', 'packages', 'presentation', 'versions', 'documents', 'plan', 'bundle', 'templates'],
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
    imports: ['model', 'diagnostics', 'packages', 'config', 'checks'],
  },
  {
    folder: 'renderer/diff',
    purpose: 'compares two releases',
    imports: ['model', 'engine', 'diagnostics', 'snapshot', 'packages', 'config', 'api', 'checks', 'publish'],
  },
  {
    folder: 'renderer/report',
    purpose: 'API reports, documentation coverage, summaries for pull requests',
    imports: ['model', 'engine', 'diagnostics', 'snapshot', 'packages', 'config', 'api', 'checks', 'publish', 'diff'],
  },
  {
    folder: 'renderer/build',
    purpose: 'the stages in order: build, check, extract, test',
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
      'examples',
      'report',
    ],
  },
  {
    folder: 'renderer/dev',
    purpose: 'the watch session and the development server',
    imports: ['model', 'engine', 'diagnostics', 'packages', 'config', 'bundle', 'checks', 'publish', 'build'],
  },
  {
    folder: 'renderer/releases',
    purpose: 'adds a site to a folder of releases',
    imports: ['model', 'engine', 'diagnostics', 'config', 'history', 'render', 'publish', 'build'],
  },
  {
    folder: 'renderer',
    purpose: 'what scripts import from gqldocs',
    imports: ['model', 'diagnostics', 'snapshot', 'config', 'examples', 'import', 'diff', 'report', 'build', 'dev', 'releases'],
  },
  { folder: 'client', purpose: 'React and plain scripts in the browser', imports: ['model', 'templates'] },
  {
    folder: 'cli',
    purpose: 'arguments, the terminal, exit codes',
    imports: ['model', 'diagnostics', 'packages', 'config', 'api', 'build', 'renderer'],
  },
];
