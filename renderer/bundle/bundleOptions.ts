import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import type { Config } from '../model/config.ts';
import type { SiteData } from '../model/page.ts';
import { accentStyles } from './accentColors.ts';

export interface BundleRequest {
  readonly config: Pick<Config, 'root' | 'baseUrl' | 'stylesheets' | 'accent' | 'colorMode' | 'announcement'>;
  readonly site: SiteData;
  /** Absolute paths of modules whose components hydrate. */
  readonly islands: readonly string[];
}

/** Folder of scripts and styles within the output. */
export const assetsFolder = 'assets';

/** Outputs stay in memory: esbuild only makes their paths with this folder. */
export function bundleFolder(root: string): string {
  return join(root, '.gqldocs-output');
}

function common({ config }: BundleRequest, root: string) {
  return {
    absWorkingDir: config.root,
    outdir: bundleFolder(config.root),
    alias: ownReact(root),
    bundle: true,
    write: false,
    minify: true,
    metafile: true,
    legalComments: 'none',
    logLevel: 'silent',
    target: ['chrome111', 'firefox114', 'safari16.4'],
    define: { 'process.env.NODE_ENV': '"production"' },
  } satisfies BuildOptions;
}

/** Modules of the browser, split into chunks. */
export function moduleOptions(request: BundleRequest, root: string) {
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
    // Islands may need aliases of a tsconfig. Our own modules need none, so a broken one does not fail them.
    ...(request.islands.length === 0 && { tsconfigRaw: {} }),
    entryNames: `${assetsFolder}/[name]-[hash]`,
    chunkNames: `${assetsFolder}/[name]-[hash]`,
    assetNames: `${assetsFolder}/[name]-[hash]`,
    publicPath: request.config.baseUrl,
    plugins: [virtualModules(request)],
  } satisfies BuildOptions;
}

/** The theme, the colors of the site's accent and its own stylesheets, as one file. */
export function styleOptions(request: BundleRequest, root: string) {
  const { accent, stylesheets, baseUrl } = request.config;
  const sheets = [join(root, 'templates/theme/theme.css'), ...(accent === undefined ? [] : [accentModule]), ...stylesheets];
  return {
    ...common(request, root),
    stdin: {
      contents: sheets.map((file) => `@import ${JSON.stringify(file)};`).join('\n'),
      resolveDir: request.config.root,
      loader: 'css',
      sourcefile: 'styles.css',
    },
    // Styles need no tsconfig, so a broken one does not fail them.
    tsconfigRaw: {},
    entryNames: `${assetsFolder}/styles-[hash]`,
    assetNames: `${assetsFolder}/[name]-[hash]`,
    loader: { '.woff2': 'file', '.woff': 'file', '.svg': 'file', '.png': 'file', '.jpg': 'file', '.webp': 'file', '.avif': 'file' },
    plugins: [accentStylesheet(accent), staticAddresses(baseUrl)],
  } satisfies BuildOptions;
}

/** The part of the theme that most pages do not need at first. */
export function laterStyleOptions(request: BundleRequest, root: string) {
  return {
    ...common(request, root),
    entryPoints: [{ in: join(root, 'templates/theme/later.css'), out: 'later' }],
    tsconfigRaw: {},
    entryNames: `${assetsFolder}/[name]-[hash]`,
  } satisfies BuildOptions;
}

/** Scripts that are inlined into pages, and one for sites that are opened from a folder. */
export function inlineOptions(request: BundleRequest, root: string) {
  const { colorMode, announcement } = request.config;
  const shared = common(request, root);
  return {
    ...shared,
    define: {
      ...shared.define,
      FOLLOW_SYSTEM: String(colorMode.followSystem),
      ANNOUNCEMENT_ID: JSON.stringify(announcement?.id ?? ''),
    },
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

/** Islands must share one React: ours. */
function ownReact(root: string): Record<string, string> {
  const require = createRequire(join(root, 'package.json'));
  return Object.fromEntries(['react', 'react-dom'].map((name) => [name, dirname(require.resolve(`${name}/package.json`))]));
}

const accentModule = 'gqldocs:accent';

function accentStylesheet(accent: string | undefined): Plugin {
  return {
    name: 'accent',
    setup({ onResolve, onLoad }) {
      if (accent === undefined) return;
      onResolve({ filter: /^gqldocs:accent$/ }, ({ path }) => ({ path, namespace: 'accent' }));
      onLoad({ filter: /.*/, namespace: 'accent' }, () => ({ contents: accentStyles(accent), loader: 'css' }));
    },
  };
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
function virtualModules({ site }: BundleRequest): Plugin {
  const contents = new Map([['gqldocs:site', `export const site = ${JSON.stringify(site)};`]]);
  return {
    name: 'virtual-modules',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^gqldocs:/ }, ({ path }) => (contents.has(path) ? { path, namespace: 'gqldocs' } : undefined));
      onLoad({ filter: /.*/, namespace: 'gqldocs' }, ({ path }) => ({ contents: contents.get(path) ?? '', loader: 'js' }));
    },
  };
}

function islandName(root: string, file: string): string {
  return relative(root, file)
    .replaceAll(/[^\w]+/g, '-')
    .replace(/^-+/, '');
}
