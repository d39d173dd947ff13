import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { BuildReport, UserConfig } from '../../renderer/index.ts';
import type { PageData, RouteEntry } from '../../renderer/model/page.ts';
import type { BuiltPage } from './graphqlSite.ts';
import { loadApi } from './SiteTest.ts';
import { storedSite } from './storedSite.ts';

/** The built site of one package. */
export interface PackageSite {
  /** Has the config; the output is in `build`. */
  readonly folder: string;
  readonly report: BuildReport;
  readonly routes: readonly RouteEntry[];
  readonly pages: readonly BuiltPage[];
  /** Paths of all files of the output. */
  readonly files: readonly string[];
  readonly read: (path: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

const fixtures = join(import.meta.dirname, '../fixtures/packages');

/** Absolute path of a package in `test/fixtures/packages`. */
export function fixturePackage(name: string): string {
  return join(fixtures, name);
}

type ApiOptions = NonNullable<UserConfig['api']>;

/** Options for the reference, and for the package in it. */
export interface SiteOptions extends Omit<ApiOptions, 'packages'> {
  readonly package?: Partial<NonNullable<ApiOptions['packages']>[number]>;
}

/**
 * Builds the site of a package, with further options for its reference. Broken links of its texts are only warned of: they are its own. The
 * site of a fixture is built once for all tests; others are in a temporary folder.
 */
export async function buildPackageSite(path: string, options: SiteOptions = {}): Promise<PackageSite> {
  const build = (into: string): Promise<BuildReport> => buildPackage(path, options, into);
  if (path.startsWith(fixtures)) {
    const { folder, report } = await storedSite({ inputs: [path], options, build });
    return readSite({ folder, report, close: async () => undefined });
  }
  const folder = await mkdtemp(join(tmpdir(), 'gqldocs-package-'));
  const report = await build(folder);
  if (!report.ok) throw new Error(`The site was not built: ${JSON.stringify(report.problems, null, 1)}`);
  return readSite({ folder, report, close: () => rm(folder, { recursive: true, force: true }) });
}

async function buildPackage(path: string, { package: options, ...api }: SiteOptions, folder: string): Promise<BuildReport> {
  const links = ['link/unresolved', 'link/broken', 'link/broken-anchor', 'link/broken-file', 'link/ambiguous'];
  const checks = Object.fromEntries(links.map((code) => [code, 'warning']));
  const config = { title: 'A package', api: { ...api, packages: [{ path, slug: 'package', ...options }] }, checks };
  await writeFile(join(folder, 'gqldocs.config.mjs'), `export default ${JSON.stringify(config)};\n`);
  const { build } = await loadApi();
  return build({ cwd: folder });
}

async function readSite({ folder, report, close }: Pick<PackageSite, 'folder' | 'report' | 'close'>): Promise<PackageSite> {
  const read = (file: string): Promise<string> => readFile(join(folder, 'build', file), 'utf8');
  const routes = JSON.parse(await read('routes.json')) as readonly RouteEntry[];
  const pages = await Promise.all(
    routes.map(async (route) => ({ route, html: await read(route.html), data: JSON.parse(await read(route.data)) as PageData })),
  );
  return { folder, report, routes, pages, read, files: await listFiles(join(folder, 'build')), close };
}

async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
}
