import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { BuildReport } from '../../renderer/index.ts';
import type { PageData, RouteEntry } from '../../renderer/model/page.ts';
import { loadApi } from './SiteTest.ts';

/** A page of the built site, as a reader gets it and as a script gets it. */
export interface BuiltPage {
  readonly route: RouteEntry;
  readonly html: string;
  readonly data: PageData;
}

/** The site of this repository, built once for the tests of a file. */
export interface GraphqlSite {
  readonly folder: string;
  readonly report: BuildReport;
  readonly routes: readonly RouteEntry[];
  readonly pages: readonly BuiltPage[];
  /** Paths of all files of the output, sorted. */
  readonly files: readonly string[];
  readonly read: (path: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** Folder of this repository. */
export const repository = join(import.meta.dirname, '../..');

/** Builds the GraphQL.js site into a temporary folder. */
export async function buildGraphqlSite(): Promise<GraphqlSite> {
  const folder = await mkdtemp(join(tmpdir(), 'gqldocs-graphql-'));
  const { build } = await loadApi();
  const report = await build({ cwd: repository, outDir: folder });
  if (!report.ok) throw new Error(`The site was not built: ${JSON.stringify(report.problems, null, 1)}`);
  const read = (path: string): Promise<string> => readFile(join(folder, path), 'utf8');
  const routes = JSON.parse(await read('routes.json')) as readonly RouteEntry[];
  const pages = await Promise.all(
    routes.map(async (route) => ({ route, html: await read(route.html), data: JSON.parse(await read(route.data)) as PageData })),
  );
  return { folder, report, routes, pages, read, files: await listFiles(folder), close: () => rm(folder, { recursive: true, force: true }) };
}

async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
}
