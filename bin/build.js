#!/usr/bin/env node
/**
 * Builds the package itself: `dist/` with the CLI, the Node API, the worker threads, and their types.
 *
 * Our code and what it depends on become three CommonJS scripts, whose parts run when they are first asked for: Node would spend a third of a
 * second on finding and linking hundreds of modules at each start, and V8 can keep what it compiled of a script (`renderer/compiled/loadScript.ts`).
 * Around them are files of a few lines that load them: the CLI, the API, and one for each worker. React's server renderer is in production
 * mode, so that rendering is fast whatever NODE_ENV the caller has. `client/` and `templates/` are shipped as sources, since each
 * site bundles them with its own islands and styles.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import ts from 'typescript';
import { leanTypedoc } from './leanTypedoc.js';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dist = join(root, 'dist');
const require = createRequire(import.meta.url);
const shared = { absWorkingDir: root, outdir: 'dist', bundle: true, platform: 'node', target: 'node20.19', logLevel: 'warning' };
const asModule = {
  format: 'esm',
  banner: { js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);" },
};

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist);
const rendering = {
  index: './renderer/index.ts',
  buildSite: './renderer/buildSite.ts',
  openOutput: './renderer/output/openOutput.ts',
  renderWorker: './renderer/pages/renderWorker.ts',
};
const extraction = {
  extractWorker: './renderer/api/extractWorker.ts',
  extractLoop: './renderer/api/extractLoop.ts',
  sampleWorker: './renderer/api/samples/sampleWorker.ts',
};
// Extraction runs in a worker: what it needs is not for the main thread.
const renderer = await buildScript('renderer', rendering, [externalPackages(['typedoc'])]);
const scripts = {
  index: renderer,
  renderWorker: renderer,
  ...inEach(extraction, await buildScript('extraction', extraction, [leanTypedoc()])),
  // With what a build does until it knows that there is something to do.
  cli: await buildScript('cli', { cli: './cli/main.ts' }, [loadedOnDemand(/\/(?:renderer\/index|buildSite|openOutput)\.ts$/, renderer)]),
};
const loaders = { ...shared, define: { __scripts: JSON.stringify(scripts) } };
await build({ ...loaders, ...asModule, entryPoints: ['cli', 'index'].map((out) => ({ in: `renderer/compiled/${out}.ts`, out })) });
const workers = Object.keys(scripts).filter((role) => role !== 'cli' && role !== 'index');
await build({
  ...loaders,
  format: 'cjs',
  outExtension: { '.js': '.cjs' },
  entryPoints: [
    ...workers.map((out) => ({ in: 'renderer/compiled/worker.ts', out })),
    { in: 'renderer/output/treeWorker.ts', out: 'treeWorker' },
  ],
});
await build({
  ...shared,
  ...asModule,
  entryPoints: { runChild: 'renderer/examples/runChild.ts', loadHooks: 'renderer/api/samples/loadHooks.ts' },
  plugins: [externalPackages(['typescript'])],
});
execFileSync(process.execPath, [require.resolve('typescript/bin/tsc'), '-p', 'tsconfig.types.json'], { cwd: root, stdio: 'inherit' });

/** Builds modules into one script that exports a function for each of them, and tells the script's name, which has a hash of its text. */
async function buildScript(name, modules, plugins = []) {
  const exports = Object.entries(modules).map(([role, file]) => `exports.${role} = () => require('${file}');`);
  const { outputFiles } = await build({
    ...shared,
    format: 'cjs',
    write: false,
    stdin: { contents: exports.join('\n'), resolveDir: root },
    jsx: 'automatic',
    // Names stay, for whoever reads what a crash says.
    minifyWhitespace: true,
    lineLimit: 160,
    // The one of React's two servers that makes strings; the other one makes streams.
    alias: {
      'react-dom/server': require
        .resolve('react-dom/package.json')
        .replace('package.json', 'cjs/react-dom-server-legacy.node.production.js'),
    },
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.url': '__url' },
    banner: { js: "const __url = require('node:url').pathToFileURL(__filename).href;" },
    // Those left out are tools of their own, or loaded only now and then.
    plugins: [
      ...plugins,
      compiledTypescript(),
      // A parser of HTML and its tables: most texts have none.
      whenCalled('rehype-raw'),
      externalPackages(['@mdx-js/mdx', 'chokidar', 'esbuild', 'linkinator', 'shiki', 'sirv']),
    ],
  });
  const text = inAscii(withOwnImport(outputFiles[0].text));
  const file = `${name}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.cjs`;
  writeFileSync(join(dist, file), text);
  return file;
}

function inEach(modules, file) {
  return Object.fromEntries(Object.keys(modules).map((role) => [role, file]));
}

/** Text of nothing else takes V8 half the memory, and nobody has to decode it. What esbuild leaves stands in comments and regular expressions. */
function inAscii(text) {
  return text.replace(/[^\0-\x7f]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** What V8 compiled earlier has lost how it imports: the script gets that from who loads it (`CompilingRequire`). */
function withOwnImport(text) {
  const starts = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) starts.push(node.expression.getStart(file));
    ts.forEachChild(node, visit);
  };
  const file = ts.createSourceFile('gqldocs.cjs', text, ts.ScriptTarget.Latest);
  visit(file);
  return [0, ...starts].map((start, index) => `${start === 0 ? '' : 'require.'}${text.slice(start, starts[index])}`).join('');
}

/** TypeScript is CommonJS of nine megabytes: it stays where it is, and is loaded as our own script is, once for all who import it. */
function compiledTypescript() {
  return {
    name: 'compiled-typescript',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^typescript$/ }, () => ({ path: 'typescript', namespace: 'compiled' }));
      onLoad({ filter: /.*/, namespace: 'compiled' }, () => ({
        contents: "const name = 'typescript'; export default require.compiled(require.resolve(name));",
      }));
    },
  };
}

/** Gives modules from another script, which exports them by the names of their files and is loaded when one is first asked for. */
function loadedOnDemand(filter, script) {
  return {
    name: 'loaded-on-demand',
    setup({ onResolve, onLoad }) {
      onResolve({ filter, namespace: 'file' }, ({ path }) => ({ path: basename(path, '.ts'), namespace: 'script' }));
      onLoad({ filter: /.*/, namespace: 'script' }, ({ path }) => ({
        contents: `module.exports = require.compiled(require('node:path').join(__dirname, '${script}')).${path}();`,
      }));
    },
  };
}

/** Loads a package whose default export is a function when that is called, rather than with who imports it. */
function whenCalled(name) {
  return {
    name: 'when-called',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^${name}$`), namespace: 'file' }, ({ path, kind }) =>
        kind === 'import-statement' ? { path, namespace: 'when-called' } : undefined,
      );
      onLoad({ filter: /.*/, namespace: 'when-called' }, () => ({
        contents: `export default (...values) => require('${name}').default(...values);`,
        resolveDir: root,
      }));
    },
  };
}

/** Leaves packages out of a script. */
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
