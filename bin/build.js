#!/usr/bin/env node
/**
 * Builds the package itself: `dist/` with the command line, the Node API, the worker threads, and their types.
 *
 * Our code and most of what it depends on become modules that share chunks: a command loads only what it needs, from few files.
 * `client/` and `templates/` are shipped as sources, since each site bundles them with its own islands and styles.
 * `--without-types` skips the types, which take most of the time.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { nameToEmoji } from 'gemoji';

const root = join(import.meta.dirname, '..');

/** Of the list of emoji, only the names are needed: a tenth of its size. */
const emojiNames = {
  name: 'emoji-names',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]gemoji[\\/]index\.js$/ }, () => ({ contents: `export const nameToEmoji = ${JSON.stringify(nameToEmoji)};` })),
};

/** Every build loads these modules, and few need the compiler: for texts of old releases. A site of artifacts is built without it. */
const printsReleases = /[\\/]renderer[\\/]release[\\/][^\\/]+$/;

/**
 * TypeScript is CommonJS. `import` searches its 9 MB for names of exports, which takes twice as long as to run it; `require` does not. TypeDoc
 * imports it too, so it becomes part of our modules. Its highlighter, which brings the grammars of all languages, serves its own pages only.
 */
const leanTypedoc = {
  name: 'lean-typedoc',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^(?:typescript|@gerrit0\/mini-shiki)$/ }, ({ path, namespace, importer }) => {
      if (namespace === 'lean') return { path, external: true };
      return { path, namespace: 'lean', suffix: printsReleases.test(importer) ? '?lazy' : '' };
    });
    onLoad({ filter: /^typescript$/, namespace: 'lean' }, ({ suffix }) => ({
      contents:
        suffix === '?lazy'
          ? "let ts; export default new Proxy({}, { get: (_, name) => (ts ??= require('typescript'))[name] });"
          : "export default require('typescript');",
    }));
    onLoad({ filter: /shiki$/, namespace: 'lean' }, () => ({
      contents: 'module.exports = { bundledLanguagesInfo: [], bundledThemes: {} };',
    }));
  },
};

rmSync(join(root, 'dist'), { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: {
    cli: 'cli/main.ts',
    index: 'renderer/index.ts',
    worker: 'renderer/site/worker.ts',
    runChild: 'renderer/examples/runChild.ts',
    loadHooks: 'renderer/api/samples/loadHooks.ts',
  },
  outdir: 'dist',
  chunkNames: 'chunks/[name]-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  jsx: 'automatic',
  // Keeps names readable in stack traces.
  minifyWhitespace: true,
  minifySyntax: true,
  lineLimit: 160,
  logLevel: 'warning',
  // React's server renderer in production mode, whatever NODE_ENV the caller has.
  define: { 'process.env.NODE_ENV': '"production"' },
  banner: { js: "import { createRequire as $createRequire } from 'node:module'; const require = $createRequire(import.meta.url);" },
  // Its main file finds its parts in a way that no bundler can follow.
  alias: { 'jsonc-parser': 'jsonc-parser/lib/esm/main.js' },
  plugins: [emojiNames, leanTypedoc],
  external: ['chokidar', 'esbuild', 'linkinator', 'shiki', 'sirv', 'tinypool'],
});
if (!process.argv.includes('--without-types')) await import('./buildTypes.js');
