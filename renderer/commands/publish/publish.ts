import { join, resolve } from 'node:path';
import type { LoadedConfig } from '../../config/loadConfig.ts';
import { outputIsFile } from '../../diagnostics/output.ts';
import { interruptedRelease, publishedRelease, sameReleaseName, unusableReleaseName } from '../../diagnostics/releases.ts';
import { wrongOptions } from '../../diagnostics/wrongOptions.ts';
import { latestFolder, manifestFile, type ReleaseManifest } from '../../model/releases.ts';
import type { BuildReport } from '../../model/report.ts';
import { withBase } from '../../model/withBase.ts';
import { findFileInTheWay } from '../../publish/findForeignFiles.ts';
import { openOutput, openOwnOutput } from '../../publish/publishSite.ts';
import { systemFailure } from '../../publish/systemFailure.ts';
import { redirectPage } from '../../render/redirectPage.ts';
import { type BuildRequest, buildInto, buildOptions, failedBuild } from '../build.ts';
import { findOtherVersion } from './findOtherVersion.ts';
import { findReleases } from './findReleases.ts';
import { createLatestSink } from './latestSink.ts';
import { listAddresses, listPages, pageAddress } from './listPages.ts';
import { formatManifest, isReleaseName, listReleases } from './releaseManifest.ts';
import { runAlone } from './runAlone.ts';
import { formerPages, sharedPages, writeShared } from './writeShared.ts';

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

const options = ['into', 'as', ...buildOptions.filter((name) => name !== 'outDir')];

/**
 * Adds the site as one release to a folder of releases, as `gqldocs publish` does. Folders of other releases stay byte for byte as they are.
 * `latest/` becomes the newest release, together with redirects for pages that only older releases have. The list of releases is written
 * last: a release that it does not list was interrupted, and is published again. Publications to one folder wait for each other.
 *
 * @returns the report of the build, with the list of releases
 * @throws the reason of `signal` when it interrupts the work; any other error is a bug
 */
export async function publish({ into, as: name, ...request }: PublishRequest): Promise<PublishReport> {
  const wrong = wrongOptions({ call: 'publish', given: { into, as: name, ...request }, known: options });
  const unusable = wrong.length > 0 || isReleaseName(name) ? wrong : [unusableReleaseName(name)];
  if (unusable.length > 0) return failedBuild(unusable);
  const folder = resolve(request.cwd ?? process.cwd(), into);
  const file = findFileInTheWay(folder);
  if (file !== undefined) return failedBuild([outputIsFile({ folder, file })]);
  try {
    return await runAlone({ folder, ...request }, () => addTo({ request, folder, name, into }));
  } catch (error) {
    request.signal?.throwIfAborted();
    return failedBuild([systemFailure(error)]);
  }
}

async function addTo({ request, folder, name, into }: Omit<Release, 'manifest'> & { readonly into: string }): Promise<PublishReport> {
  const { value: known, problems } = await findReleases(folder);
  const twin = known.entries.find((entry) => entry !== name && entry.toLowerCase() === name.toLowerCase());
  if (twin !== undefined) return failedBuild([...problems, sameReleaseName({ name, twin })]);
  if (known.listed.includes(name)) return failedBuild([...problems, publishedRelease({ name, folder: into })]);
  if (problems.length > 0) return failedBuild(problems);
  const [before] = listReleases(known.listed);
  const [latest = name] = listReleases([...known.listed, name]);
  // A release that is newer than the newest in the list was interrupted before its pages were in `latest/`.
  const isNewer = (one: string): boolean => one !== name && listReleases([one, latest])[0] === one;
  const manifest: ReleaseManifest = {
    version: 1,
    latest,
    releases: listReleases([...known.listed, name, ...known.unlisted.filter((one) => !isNewer(one))]),
  };
  const release = { request, folder, manifest, name };
  const built = await buildInto(
    { ...request, outDir: join(folder, name) },
    { open: openOutput, lasts: false, release: { name, folder: name } },
  );
  if (!built.report.published || built.loaded === undefined) return built.report;
  const newest = latest === name ? await buildLatest({ ...release, before }) : built.report;
  if (!newest.published) return newest;
  const found = [
    ...built.report.problems,
    ...(await findOtherVersion(folder, name)),
    ...known.unlisted.filter(isNewer).map((one) => interruptedRelease({ name: one, folder: into })),
  ];
  try {
    await finish({ ...release, loaded: built.loaded });
  } catch (error) {
    return { ...built.report, ok: false, published: false, problems: [...found, systemFailure(error)] };
  }
  return { ...built.report, problems: found, manifest };
}

interface Release {
  readonly request: Omit<BuildRequest, 'outDir'>;
  /** Absolute, of all releases. */
  readonly folder: string;
  readonly manifest: ReleaseManifest;
  readonly name: string;
}

/** Builds the release once more at the address that stays. Extraction comes from the cache. */
async function buildLatest({ request, folder, name, before }: Release & { readonly before: string | undefined }) {
  const latest = join(folder, latestFolder);
  const pages = before === undefined ? [] : await listPages(latest);
  // Once there is a release, the folder is known to be of gqldocs. It may be damaged.
  const open = before === undefined ? openOutput : openOwnOutput;
  const { report } = await buildInto(
    { ...request, outDir: latest },
    {
      lasts: false,
      release: { name, folder: latestFolder },
      open: async (config, store) => {
        const { value: sink, problems } = await open(config, store);
        const { messages, i18n, release } = config;
        const redirect = (href: string): string =>
          redirectPage({ to: withBase(`${release?.root ?? '/'}${before}/`, href), locale: i18n.defaultLocale, messages });
        return { problems, value: sink && createLatestSink({ sink, folder: latest, pages, redirect }) };
      },
    },
  );
  return report;
}

/** Writes what all releases share. For an older release, pages that the newest does not have get a redirect. */
async function finish({ folder, manifest, name, loaded: { config } }: Release & { readonly loaded: LoadedConfig }): Promise<void> {
  const { title, messages, i18n, release, accent } = config;
  const root = release?.root ?? '/';
  const shared = { accent, locale: i18n.defaultLocale, messages, root };
  const known = new Set(await listPages(join(folder, latestFolder)));
  const own = known.size === 0 ? [] : await listAddresses(join(folder, name), known);
  const redirects = own.map(({ path, href }) => ({
    path: `${latestFolder}/${path}`,
    contents: redirectPage({ to: withBase(`${root}${name}/`, href), ...shared }),
  }));
  const former = formerPages({ pages: manifest.latest === name ? [...known] : [], redirects: config.addresses.redirects, manifest });
  const moved = former.map((path) => ({
    path,
    contents: redirectPage({ to: withBase(`${root}${latestFolder}/`, pageAddress(path)), ...shared }),
  }));
  const list = { path: manifestFile, contents: formatManifest(manifest) };
  await writeShared(folder, [...redirects, ...moved, ...sharedPages({ manifest, title, ...shared }), list]);
}
