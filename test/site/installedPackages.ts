/**
 * Packages that are installed here anyway, in different styles, with the versions that `package-lock.json` names. `npm run test:packages`
 * builds many more.
 */
export const installedPackages = [
  // Subpaths, one of them with another `package.json`.
  'commander',
  // Many modules under one name, deep generics.
  'valibot',
  // `exports` with conditions, subpaths for types and for errors.
  'yaml',
  // A default export and a merged class.
  'vfile',
  'unified',
  // Declarations alone.
  '@types/mdast',
  '@types/hast',
  '@types/unist',
  // CommonJS with `export =` and global declarations.
  '@types/react',
  '@types/react-dom',
  'sirv',
  'chokidar',
];
