#!/usr/bin/env node
/**
 * Builds the package itself: `dist/` with the CLI, the Node API and the extraction worker, and their types.
 *
 * Small dependencies are bundled, since Node would spend a third of a second on finding and linking their hundreds of modules at each
 * start; React's server renderer in production mode, so that rendering is fast whatever NODE_ENV the caller has. `client/` and
 * `templates/` are shipped as sources, since each site bundles them with its own islands and styles.
 */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const require = createRequire(import.meta.url);

rmSync(join(root, 'dist'), { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: {
    cli: 'cli/main.ts',
    index: 'renderer/index.ts',
    extractWorker: 'renderer/api/extractWorker.ts',
    extractLoop: 'renderer/api/extractLoop.ts',
    renderWorker: 'renderer/pages/renderWorker.ts',
    sampleWorker: 'renderer/api/samples/sampleWorker.ts',
    runChild: 'renderer/examples/runChild.ts',
    loadHooks: 'renderer/api/samples/loadHooks.ts',
  },
  outdir: 'dist',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  jsx: 'automatic',
  // The one of React's two servers that makes strings; the other one makes streams.
  alias: {
    'react-dom/server': require.resolve('react-dom/package.json').replace('package.json', 'cjs/react-dom-server-legacy.node.production.js'),
  },
  define: { 'process.env.NODE_ENV': '"production"' },
  banner: { js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);" },
  plugins: [externalPackages(['@mdx-js/mdx', 'chokidar', 'esbuild', 'linkinator', 'shiki', 'sirv', 'typedoc', 'typescript'])],
  chunkNames: 'chunks/[name]-[hash]',
  logLevel: 'warning',
});
execFileSync(process.execPath, [require.resolve('typescript/bin/tsc'), '-p', 'tsconfig.types.json'], { cwd: root, stdio: 'inherit' });

/** Leaves packages out of the bundle that are tools of their own, or loaded only now and then. */
function externalPackages(names) {
  return {
    name: 'external-packages',
    setup({ onResolve }) {
      onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
        const isNamed = names.some((name) => path === name || path.startsWith(`${name}/`));
        return kind !== 'entry-point' && isNamed ? { path, external: true } : undefined;
      });
    },
  };
}
