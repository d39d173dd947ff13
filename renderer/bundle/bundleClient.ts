import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import type { BuildOptions, BuildResult, Plugin } from 'esbuild';
import { bundleFailed } from '../diagnostics/bundle.ts';
import { packageRoot } from '../engine/packageRoot.ts';
import type { Reader } from '../engine/reader.ts';
import { type Codec, defineTask } from '../engine/task.ts';
import type { Config } from '../model/config.ts';
import type { Assets, OutputFile, SiteData } from '../model/page.ts';
import type { Found } from '../model/problem.ts';
import { contentNames, rename } from './contentNames.ts';
import { noteBundle } from './noteBundle.ts';

export interface BundleRequest {
  readonly config: Pick<Config, 'root' | 'baseUrl' | 'stylesheets' | 'colorMode' | 'announcement'>;
  readonly site: SiteData;
  /** Absolute paths of modules whose components hydrate. */
  readonly islands: readonly string[];
  /** Default: true. */
  readonly minify?: boolean | undefined;
}

/**
 * Bundles what the browser loads, in memory.
 *
 * 1. Modules, split: `start` (with every page), the shell with React, and one for each island. They share chunks.
 * 2. The theme and the site's own stylesheets, as one file.
 * 3. Two scripts that are inlined into each page, and one for sites that are opened from a folder.
 * Names contain a hash of the contents, so the contents of a name never change. Data that is the same on every page (navigation, messages)
 * is the module `gqldocs:site`, part of the bundle and never of a page.
 */
export const bundleClient = defineTask({ name: 'client', run: bundle, codec: assetsCodec() });

async function bundle(request: BundleRequest, read: Reader): Promise<Found<Assets | undefined>> {
  const { build } = await import('esbuild');
  const root = packageRoot();
  try {
    const [modules, styles, inline] = await Promise.all([
      build({ ...moduleOptions(request, root) }),
      build({ ...styleOptions(request, root) }),
      build({ ...inlineOptions(request, root) }),
    ]);
    noteBundle(
      read,
      request.config.root,
      [modules, styles, inline].map(({ metafile }) => metafile),
    );
    return { value: assets({ request, root, modules, styles, inline }), problems: [] };
  } catch (error) {
    // esbuild does not report which files a failed bundle has read.
    read.untracked();
    return { value: undefined, problems: bundleFailed(error, { root: request.config.root }) };
  }
}

/** Files as base64. */
function assetsCodec(): Codec<Found<Assets | undefined>> {
  return {
    print: ({ value, problems }) => [
      JSON.stringify({
        problems,
        value: value && {
          ...value,
          islands: [...value.islands],
          files: value.files.map(({ path, contents }) => ({ path, contents: Buffer.from(contents).toString('base64') })),
        },
      }),
    ],
    parse: ([line = '']) => {
      const { value, problems } = JSON.parse(line);
      if (value === undefined) return { value, problems };
      const files = value.files.map(({ path, contents }: { readonly path: string; readonly contents: string }) => ({
        path,
        contents: Buffer.from(contents, 'base64'),
      }));
      return { value: { ...value, islands: new Map(value.islands), files }, problems };
    },
  };
}

const folder = 'assets';

function common({ config, minify = true }: BundleRequest, root: string) {
  return {
    absWorkingDir: config.root,
    outdir: join(config.root, '.gqldocs-output'),
    alias: ownReact(root),
    bundle: true,
    write: false,
    minify,
    metafile: true,
    legalComments: 'none',
    logLevel: 'silent',
    target: ['chrome111', 'firefox114', 'safari16.4'],
    define: { 'process.env.NODE_ENV': '"production"' },
  } satisfies BuildOptions;
}

function moduleOptions(request: BundleRequest, root: string) {
  const entryPoints = [
    { in: join(root, 'client/start.ts'), out: 'start' },
    ...request.islands.map((file) => ({ in: file, out: islandName(request.config.root, file) })),
  ];
  return {
    ...common(request, root),
    entryPoints,
    format: 'esm',
    splitting: true,
    // V8 then compiles functions while the file is still coming, off the main thread, rather than each at its first call.
    banner: { js: '//# allFunctionsCalledOnLoad' },
    jsx: 'automatic',
    entryNames: `${folder}/[name]-[hash]`,
    chunkNames: `${folder}/[name]-[hash]`,
    assetNames: `${folder}/[name]-[hash]`,
    publicPath: request.config.baseUrl,
    plugins: [virtualModules(request)],
  } satisfies BuildOptions;
}

function styleOptions(request: BundleRequest, root: string) {
  const sheets = [join(root, 'templates/theme/theme.css'), ...request.config.stylesheets];
  return {
    ...common(request, root),
    stdin: {
      contents: sheets.map((file) => `@import ${JSON.stringify(file)};`).join('\n'),
      resolveDir: request.config.root,
      loader: 'css',
      sourcefile: 'styles.css',
    },
    entryNames: `${folder}/styles-[hash]`,
    assetNames: `${folder}/[name]-[hash]`,
    loader: { '.woff2': 'file', '.woff': 'file', '.svg': 'file', '.png': 'file', '.jpg': 'file', '.webp': 'file', '.avif': 'file' },
    plugins: [staticAddresses(request.config.baseUrl)],
  } satisfies BuildOptions;
}

function inlineOptions(request: BundleRequest, root: string) {
  return {
    ...common(request, root),
    entryPoints: [
      join(root, 'client/early.ts'),
      join(root, 'client/earlyTabs.ts'),
      join(root, 'client/banner.ts'),
      join(root, 'client/folder.ts'),
    ],
    format: 'iife',
    // These sources belong to gqldocs, so a tsconfig around this package does not apply.
    tsconfigRaw: {},
    entryNames: '[name]',
    plugins: [virtualModules(request)],
  } satisfies BuildOptions;
}

/** Islands and the shell must share one React: ours. */
function ownReact(root: string): Record<string, string> {
  const require = createRequire(join(root, 'package.json'));
  return Object.fromEntries(['react', 'react-dom'].map((name) => [name, dirname(require.resolve(`${name}/package.json`))]));
}

/** In stylesheets, `url(/img/x.png)` is a static file of the site: it stays, below `baseUrl`. */
function staticAddresses(baseUrl: string): Plugin {
  return {
    name: 'static-addresses',
    setup({ onResolve }) {
      onResolve({ filter: /^\/[^/]/ }, ({ path, kind }) =>
        kind === 'url-token' ? { path: `${baseUrl}${path.slice(1)}`, external: true } : undefined,
      );
    },
  };
}

/** Modules that are made for each site. */
function virtualModules({ config, site }: BundleRequest): Plugin {
  const early = Object.entries({
    defaultTheme: config.colorMode.default,
    followSystem: config.colorMode.followSystem,
    announcementId: config.announcement?.id ?? '',
  });
  const contents = new Map([
    ['gqldocs:site', `export const site = ${JSON.stringify(site)};`],
    ['gqldocs:early', early.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n')],
  ]);
  return {
    name: 'virtual-modules',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^gqldocs:/ }, ({ path }) => (contents.has(path) ? { path, namespace: 'gqldocs' } : undefined));
      onLoad({ filter: /.*/, namespace: 'gqldocs' }, ({ path }) => ({ contents: contents.get(path) ?? '', loader: 'js' }));
    },
  };
}

interface Bundled {
  readonly request: BundleRequest;
  readonly root: string;
  readonly modules: BuildResult<{ metafile: true; write: false }>;
  readonly styles: BuildResult<{ metafile: true; write: false }>;
  readonly inline: BuildResult<{ metafile: true; write: false }>;
}

function assets({ request, root, modules, styles, inline }: Bundled): Assets {
  const { config } = request;
  const scripts = modules.outputFiles.filter(({ path }) => path.endsWith('.js'));
  const names = contentNames(scripts);
  const renamed = (text: string): string => rename(text, [...names.keys()], (name) => names.get(name) ?? name);
  const output = (path: string): string => {
    const inside = relative(join(config.root, '.gqldocs-output'), join(config.root, path)).replaceAll('\\', '/');
    return inside.replace(/[^/]*$/, (name) => names.get(name) ?? name);
  };
  const byEntry = new Map(
    Object.entries(modules.metafile.outputs).flatMap(([path, { entryPoint }]) =>
      entryPoint === undefined ? [] : [[join(config.root, entryPoint), output(path)] as const],
    ),
  );
  const address = (path: string | undefined): string => (path === undefined ? '' : `${config.baseUrl}${path}`);
  const stylesheet = Object.keys(styles.metafile.outputs).find((path) => path.endsWith('.css'));
  const text = (name: string): string => inline.outputFiles.find(({ path }) => path.endsWith(name))?.text.trim() ?? '';
  return {
    start: address(byEntry.get(join(root, 'client/start.ts'))),
    styles: address(stylesheet === undefined ? undefined : output(stylesheet)),
    earlyScript: text('early.js'),
    tabsScript: text('earlyTabs.js'),
    bannerScript: text('banner.js'),
    islands: new Map(request.islands.map((file) => [relative(config.root, file).replaceAll('\\', '/'), address(byEntry.get(file))])),
    files: [...modules.outputFiles, ...styles.outputFiles]
      .map((file): OutputFile => {
        const contents = names.has(basename(file.path)) ? renamed(file.text) : file.contents;
        return { path: output(relative(config.root, file.path)), contents };
      })
      .concat({ path: `${folder}/folder.js`, contents: text('folder.js') })
      .toSorted(byPath),
  };
}

function byPath(a: OutputFile, b: OutputFile): number {
  return a.path < b.path ? -1 : 1;
}

function islandName(root: string, file: string): string {
  return relative(root, file)
    .replaceAll(/[^\w]+/g, '-')
    .replace(/^-+/, '');
}
