import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { BuildReport, UserConfig } from '../../renderer/index.ts';
import type { PageData, RouteEntry } from '../../renderer/model/page.ts';
import type { BuiltPage } from './graphqlSite.ts';
import { loadApi } from './SiteTest.ts';

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

/** Absolute path of a package in `test/fixtures/packages`. */
export function fixturePackage(name: string): string {
  return join(import.meta.dirname, '../fixtures/packages', name);
}

type ApiOptions = NonNullable<UserConfig['api']>;

/** Options for the reference, and for the package in it. */
export interface SiteOptions extends Omit<ApiOptions, 'packages'> {
  readonly package?: Partial<NonNullable<ApiOptions['packages']>[number]>;
}

/**
 * Builds the site of a package into a temporary folder, with further options for its reference. Broken links of its texts are only
 * warned of: they are its own.
 */
export async function buildPackageSite(path: string, { package: options, ...api }: SiteOptions = {}): Promise<PackageSite> {
  const folder = await mkdtemp(join(tmpdir(), 'gqldocs-package-'));
  const links = ['link/unresolved', 'link/broken', 'link/broken-anchor', 'link/broken-file', 'link/ambiguous'];
  const checks = Object.fromEntries(links.map((code) => [code, 'warning']));
  const config = { title: 'A package', api: { ...api, packages: [{ path, slug: 'package', ...options }] }, checks };
  await writeFile(join(folder, 'gqldocs.config.mjs'), `export default ${JSON.stringify(config)};\n`);
  const { build } = await loadApi();
  const report = await build({ cwd: folder });
  if (!report.ok) throw new Error(`The site was not built: ${JSON.stringify(report.problems, null, 1)}`);
  const read = (file: string): Promise<string> => readFile(join(folder, 'build', file), 'utf8');
  const routes = JSON.parse(await read('routes.json')) as readonly RouteEntry[];
  const pages = await Promise.all(
    routes.map(async (route) => ({ route, html: await read(route.html), data: JSON.parse(await read(route.data)) as PageData })),
  );
  const close = () => rm(folder, { recursive: true, force: true });
  return { folder, report, routes, pages, read, files: await listFiles(join(folder, 'build')), close };
}

async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
}
