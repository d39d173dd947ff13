import { type DescriptionsOf, fence } from './description.ts';

export const outputDescriptions: DescriptionsOf<'bundle' | 'output' | 'serve' | 'diff'> = {
  'bundle/failed': {
    summary: 'A page, an island or a stylesheet cannot be bundled.',
    cause: 'esbuild reported an error, or a module threw an error when it was loaded. gqldocs shows its message.',
    example: fence('tsx', "import { Chart } from './Chrat.tsx';"),
    fix: "Correct the import or the syntax. Use browser globals only in effects or in modules that begin with `'use client'`.",
  },
  'output/unsafe-path': {
    summary: 'The output folder contains files that gqldocs did not write, or is a file.',
    cause: 'A build replaces the whole output folder, so gqldocs refuses to delete files of others.',
    example: fence('sh', 'gqldocs build --out-dir src'),
    fix: 'Choose another folder with `outDir` or `--out-dir`, or empty the folder yourself.',
  },
  'output/skipped-file': {
    summary: 'A file is not copied to the site, because it is not a regular file.',
    cause:
      'Links to folders, and to files outside of the repository, could publish private files. Reading a pipe or a device may never end.',
    example: fence('sh', 'ln -s ~/Pictures/logo.svg static/logo.svg'),
    fix: 'Replace it with a regular file, or delete it.',
  },
  'output/write': {
    summary: 'The output cannot be written.',
    cause:
      'The disk is full, you lack permission, or another build published to the same folder at the same time. The previous output stays.',
    example: fence('sh', 'gqldocs build --out-dir ../public/site'),
    fix: 'Free disk space, change permissions, or choose another folder. Run one build at a time for each output folder.',
  },
  'serve/no-build': {
    summary: 'There is no built site to serve.',
    cause: '`gqldocs serve` serves the output folder of the last build.',
    example: fence('sh', 'rm -r build && gqldocs serve'),
    fix: 'Run `gqldocs build` first, or `gqldocs serve --watch`.',
  },
  'serve/address': {
    summary: 'The server cannot listen on the host and port.',
    cause: 'Another program uses the port, the port needs more rights, or the host is not an address of this machine.',
    example: fence('sh', 'gqldocs serve --port 80'),
    fix: 'Choose another port or host: `--port 4000`, `--host localhost`.',
  },
  'serve/built-files': {
    summary: 'Edits of sources do not change the watched site.',
    cause:
      'Without `entryPoints`, gqldocs documents the files that `package.json` names. If a build made them, the site changes when you build the package, not when you edit its sources. `gqldocs serve --watch` says so once.',
    example: fence('json', '{ "exports": { "types": "./dist/index.d.ts", "default": "./dist/index.js" } }'),
    fix: "Set [`entryPoints`](../reference/configuration.md#api-packages-entrypoints) to the sources: `entryPoints: { '.': 'src/index.ts' }`. Or run the compiler of the package with `--watch`.",
  },
  'serve/watch': {
    summary: 'The system does not allow gqldocs to watch all files.',
    cause: 'A limit of the operating system is reached. Changes to some files are only noticed with the next change that is noticed.',
    example: fence('sh', 'gqldocs serve --watch'),
    fix: 'Raise the limit, for example `sudo sysctl fs.inotify.max_user_watches=524288` on Linux, and start again.',
  },
  'diff/release': {
    summary: 'A release cannot be read for a comparison.',
    cause: 'The argument is not a package folder, a Git ref, a tarball or a snapshot.',
    example: fence('sh', 'gqldocs diff v1.0 .'),
    fix: 'Write the whole name of a Git ref: `v1.0.0`. For a package in another folder, add the folder: `packages/core@v1.0.0`.',
  },
  'diff/snapshot': {
    summary: 'An API snapshot is damaged, or a newer gqldocs wrote it.',
    cause: 'The file was edited or cut off, or its format is newer than this version of gqldocs.',
    example: fence('sh', 'gqldocs diff api.snapshot .'),
    fix: 'Write the snapshot again with `gqldocs snapshot`, or update gqldocs.',
  },
  'diff/stale': {
    summary: 'A comparison reads built files that are older than their sources.',
    cause:
      'The `package.json` of the folder names files that a build makes, so these are compared. Sources have changed since they were made, and the comparison does not show these changes.',
    example: fence('sh', 'touch src/index.ts\ngqldocs diff v1.0.0 .'),
    fix: 'Build the package before you compare it, in CI, too.',
  },
  'diff/tarball': {
    summary: 'A tarball cannot be unpacked.',
    cause: 'The file is damaged, or is not a tarball of a package.',
    example: fence('sh', 'gqldocs diff my-library-1.0.0.tgz .'),
    fix: 'Create it again with `npm pack`.',
  },
};
