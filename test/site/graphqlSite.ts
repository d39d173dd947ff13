import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { BuildReport } from '../../renderer/index.ts';
import type { PageData, RouteEntry } from '../../renderer/model/page.ts';
import { loadApi } from './SiteTest.ts';
import { repositoryState, type StoredSite, storedSite } from './storedSite.ts';

/** A page of the built site, as a reader gets it and as a script gets it. */
export interface BuiltPage {
  readonly route: RouteEntry;
  readonly html: string;
  readonly data: PageData;
}

/** The site of this repository, built once for all tests. */
export interface GraphqlSite {
  readonly folder: string;
  readonly report: BuildReport;
  readonly routes: readonly RouteEntry[];
  readonly pages: readonly BuiltPage[];
  /** Paths of all files of the output, sorted. */
  readonly files: readonly string[];
  readonly read: (path: string) => Promise<string>;
}

/** Folder of this repository. */
export const repository = join(import.meta.dirname, '../..');

/** Folder of the GraphQL.js site under a base URL, and its report. */
export function storedGraphqlSite(baseUrl = '/'): Promise<StoredSite> {
  const inputs = ['content', 'examples/reading-club', 'gqldocs.config.ts', 'package.json'].map((path) => join(repository, path));
  const build = async (outDir: string): Promise<BuildReport> => (await loadApi()).build({ cwd: repository, outDir, baseUrl });
  return storedSite({ inputs, options: { baseUrl, state: repositoryState() }, build });
}

/** The GraphQL.js site with all of its pages. */
export async function buildGraphqlSite(): Promise<GraphqlSite> {
  const { folder, report } = await storedGraphqlSite();
  const read = (path: string): Promise<string> => readFile(join(folder, path), 'utf8');
  const routes = JSON.parse(await read('routes.json')) as readonly RouteEntry[];
  const pages = await Promise.all(
    routes.map(async (route) => ({ route, html: await read(route.html), data: JSON.parse(await read(route.data)) as PageData })),
  );
  return { folder, report, routes, pages, read, files: await listFiles(folder) };
}

async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
}
