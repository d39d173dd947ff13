import { join, resolve } from 'node:path';
import { type BuildRequest, buildInto, buildOptions, failedBuild } from '../build/buildInto.ts';
import type { LoadedConfig } from '../config/loadConfig.ts';
import { publishedRelease, unusableReleaseName } from '../diagnostics/releases.ts';
import { wrongOptions } from '../diagnostics/wrongOptions.ts';
import { latestFolder, manifestFile, type ReleaseManifest } from '../model/releases.ts';
import type { BuildReport } from '../model/report.ts';
import { withBase } from '../model/withBase.ts';
import { openOutput } from '../publish/publishSite.ts';
import { systemFailure } from '../publish/systemFailure.ts';
import { redirectPage } from '../render/redirectPage.ts';
import { createLatestSink } from './latestSink.ts';
import { readPages, readReleaseManifest } from './readReleases.ts';
import { addRelease, formatManifest, isReleaseName } from './releaseManifest.ts';
import { sharedPages, writeShared } from './writeShared.ts';

/** The options of `gqldocs publish` as values. */
export interface PublishRequest extends Omit<BuildRequest, 'outDir'> {
  /** Folder of all releases, relative to `cwd`. It is created if it does not exist. */
  readonly into: string;
  /** Name of the release, which is also its folder: `v17.1.0`. */
  readonly as: string;
}

export interface PublishReport extends BuildReport {
  /** The releases in the folder after this one was added. Undefined if it was not. */
  readonly manifest?: ReleaseManifest | undefined;
}

const { outDir: _outDir, ...options } = buildOptions;

/**
 * Adds the site as one release to a folder of releases, as `gqldocs publish` does. Folders of other releases stay byte for byte as they are.
 * `latest/` becomes the newest release, together with redirects for pages that only older releases have. The list of releases is written
 * last: a release that it does not list was interrupted, and is published again.
 */
export async function publish({ into, as: name, ...request }: PublishRequest): Promise<PublishReport> {
  const wrong = wrongOptions({ call: 'publish', given: { into, as: name, ...request }, known: ['into', 'as', ...Object.keys(options)] });
  const unusable = wrong.length > 0 || isReleaseName(name) ? wrong : [unusableReleaseName(name)];
  if (unusable.length > 0) return failedBuild(unusable);
  const folder = resolve(request.cwd ?? process.cwd(), into);
  const before = await readReleaseManifest(folder);
  const isPublished = before.value?.releases.includes(name) ?? false;
  const problems = [...before.problems, ...(isPublished ? [publishedRelease({ name, folder: into })] : [])];
  if (problems.length > 0) return failedBuild(problems);
  const manifest = addRelease(before.value, name);
  const release = { request, folder, manifest, name };
  const built = await buildInto(
    { ...request, outDir: join(folder, name) },
    { open: openOutput, lasts: false, release: { name, folder: name } },
  );
  if (!built.report.published || built.loaded === undefined) return built.report;
  const latest = manifest.latest === name ? await buildLatest({ ...release, before: before.value }) : built.report;
  if (!latest.published) return latest;
  try {
    await finish({ ...release, loaded: built.loaded });
  } catch (error) {
    return { ...built.report, ok: false, published: false, problems: [...built.report.problems, systemFailure(error)] };
  }
  return { ...built.report, manifest };
}

interface Release {
  readonly request: Omit<BuildRequest, 'outDir'>;
  /** Absolute, of all releases. */
  readonly folder: string;
  readonly manifest: ReleaseManifest;
  readonly name: string;
}

/** Builds the release once more at the address that stays. Extraction comes from the cache. */
async function buildLatest({ request, folder, name, before }: Release & { readonly before: ReleaseManifest | undefined }) {
  const latest = join(folder, latestFolder);
  const pages = await readPages(latest);
  const { report } = await buildInto(
    { ...request, outDir: latest },
    {
      lasts: false,
      release: { name, folder: latestFolder },
      open: async (config, store) => {
        const { value: sink, problems } = await openOutput(config, store);
        const { messages, i18n, release } = config;
        const redirect = (href: string): string =>
          redirectPage({ to: withBase(`${release?.root ?? '/'}${before?.latest}/`, href), locale: i18n.defaultLocale, messages });
        return { problems, value: sink && createLatestSink({ sink, folder: latest, pages, redirect }) };
      },
    },
  );
  return report;
}

/** Writes what all releases share. For an older release, pages that the newest does not have get a redirect. */
async function finish({ folder, manifest, name, loaded: { config } }: Release & { readonly loaded: LoadedConfig }): Promise<void> {
  const { title, messages, i18n, release } = config;
  const root = release?.root ?? '/';
  const shared = { locale: i18n.defaultLocale, messages, root };
  const [own, latest] = await Promise.all([readPages(join(folder, name)), readPages(join(folder, latestFolder))]);
  const known = new Set(latest.files);
  const redirects = [...own.own].flatMap(([path, href]) => {
    if (known.has(path)) return [];
    return { path: `${latestFolder}/${path}`, contents: redirectPage({ to: withBase(`${root}${name}/`, href), ...shared }) };
  });
  const list = { path: manifestFile, contents: formatManifest(manifest) };
  await writeShared(folder, [...redirects, ...sharedPages({ manifest, title, ...shared }), list]);
}
