import { basename, join, relative } from 'node:path';
import type { BuildResult } from 'esbuild';
import { bundleFailed } from '../diagnostics/bundle.ts';
import { packageRoot } from '../engine/packageRoot.ts';
import type { Reader } from '../engine/reader.ts';
import { type Codec, defineTask } from '../engine/task.ts';
import type { Assets, OutputFile } from '../model/page.ts';
import type { Found } from '../model/problem.ts';
import { relativePath } from '../model/relativePath.ts';
import {
  assetsFolder,
  type BundleRequest,
  bundleFolder,
  inlineOptions,
  laterStyleOptions,
  moduleOptions,
  styleOptions,
} from './bundleOptions.ts';
import { contentNames, rename } from './contentNames.ts';
import { noteBundle } from './noteBundle.ts';

/**
 * Bundles what the browser loads, in memory.
 *
 * 1. Modules, split: `start` (with every page), what it loads, and one for each island. They share chunks.
 * 2. The theme and the site's own stylesheets, as one file, and the theme of what most pages need only later.
 * 3. Scripts that are inlined into pages, and one for sites that are opened from a folder.
 * Names contain a hash of the contents, so the contents of a name never change. Data that is the same on every page (navigation, messages)
 * is the module `gqldocs:site`, part of the bundle and never of a page.
 */
export const bundleClient = defineTask({ name: 'client', run: bundle, codec: assetsCodec() });

/**
 * If islands or stylesheets of the site fail, each is tried alone, and the client does without those that fail. Undefined if the client fails
 * without any.
 */
async function bundle(request: BundleRequest, read: Reader): Promise<Found<Assets | undefined>> {
  const whole = await tryBundle(request, read);
  const { islands, config } = request;
  const { stylesheets } = config;
  if (whole.value !== undefined || islands.length + stylesheets.length === 0) return whole;
  const withParts = (parts: Pick<BundleRequest, 'islands'> & Pick<BundleRequest['config'], 'stylesheets'>): BundleRequest => ({
    ...request,
    islands: parts.islands,
    config: { ...config, stylesheets: parts.stylesheets },
  });
  const works = async (parts: Parameters<typeof withParts>[0]): Promise<boolean> =>
    (await tryBundle(withParts(parts), read)).value !== undefined;
  const good: { readonly islands: string[]; readonly stylesheets: string[] } = { islands: [], stylesheets: [] };
  for (const island of islands) if (await works({ islands: [island], stylesheets: [] })) good.islands.push(island);
  for (const sheet of stylesheets) if (await works({ islands: [], stylesheets: [sheet] })) good.stylesheets.push(sheet);
  const { value } = await tryBundle(withParts(good), read);
  if (value === undefined) return whole;
  const failed = islands.map((file): readonly [string, string] => [relativePath(config.root, file), '']);
  return { value: { ...value, islands: new Map([...failed, ...value.islands]) }, problems: whole.problems };
}

async function tryBundle(request: BundleRequest, read: Reader): Promise<Found<Assets | undefined>> {
  const { build } = await import('esbuild');
  const root = packageRoot();
  const results = await Promise.allSettled([
    build(moduleOptions(request, root)),
    build(styleOptions(request, root)),
    build(laterStyleOptions(request, root)),
    build(inlineOptions(request, root)),
  ]);
  const [modules, styles, later, inline] = results;
  if (modules.status === 'fulfilled' && styles.status === 'fulfilled' && later.status === 'fulfilled' && inline.status === 'fulfilled') {
    const bundled = { modules: modules.value, styles: styles.value, later: later.value, inline: inline.value };
    noteBundle(
      read,
      request.config.root,
      Object.values(bundled).map(({ metafile }) => metafile),
    );
    return { value: assets({ request, root, ...bundled }), problems: [] };
  }
  // esbuild does not report which files a failed bundle has read.
  read.untracked();
  const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  return { value: undefined, problems: errors.flatMap((error) => bundleFailed(error, { root: request.config.root })) };
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

interface Bundled {
  readonly request: BundleRequest;
  readonly root: string;
  readonly modules: BuildResult<{ metafile: true; write: false }>;
  readonly styles: BuildResult<{ metafile: true; write: false }>;
  readonly later: BuildResult<{ metafile: true; write: false }>;
  readonly inline: BuildResult<{ metafile: true; write: false }>;
}

function assets({ request, root, modules, styles, later, inline }: Bundled): Assets {
  const { config } = request;
  const scripts = modules.outputFiles.filter(({ path }) => path.endsWith('.js'));
  const names = contentNames(scripts);
  const renamed = (text: string): string => rename(text, [...names.keys()], (name) => names.get(name) ?? name);
  const output = (path: string): string => {
    const inside = relativePath(bundleFolder(config.root), join(config.root, path));
    return inside.replace(/[^/]*$/, (name) => names.get(name) ?? name);
  };
  const byEntry = new Map(
    Object.entries(modules.metafile.outputs).flatMap(([path, { entryPoint }]) =>
      entryPoint === undefined ? [] : [[join(config.root, entryPoint), output(path)] as const],
    ),
  );
  const address = (path: string | undefined): string => (path === undefined ? '' : `${config.baseUrl}${path}`);
  const stylesheet = ({ metafile }: Bundled['styles']): string => {
    const path = Object.keys(metafile.outputs).find((name) => name.endsWith('.css'));
    return address(path === undefined ? undefined : output(path));
  };
  const text = (name: string): string => inline.outputFiles.find(({ path }) => path.endsWith(name))?.text.trim() ?? '';
  return {
    start: address(byEntry.get(join(root, 'client/start.ts'))),
    styles: stylesheet(styles),
    laterStyles: stylesheet(later),
    earlyScript: text('early.js'),
    tabsScript: text('earlyTabs.js'),
    bannerScript: text('banner.js'),
    islands: new Map(request.islands.map((file) => [relativePath(config.root, file), address(byEntry.get(file))])),
    files: [...modules.outputFiles, ...styles.outputFiles, ...later.outputFiles]
      .map((file): OutputFile => {
        const contents = names.has(basename(file.path)) ? renamed(file.text) : file.contents;
        return { path: output(relative(config.root, file.path)), contents };
      })
      .concat({ path: `${assetsFolder}/folder.js`, contents: text('folder.js') })
      .toSorted(byPath),
  };
}

function byPath(a: OutputFile, b: OutputFile): number {
  return a.path < b.path ? -1 : 1;
}
