import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type * as Api from '../../renderer/index.ts';
import { storedGraphqlSite } from '../site/graphqlSite.ts';
import { loadApi } from '../site/SiteTest.ts';
import type { Sites } from './sites.ts';

const root = join(import.meta.dirname, '../..');

/** Builds the sites that are not stored with the published form of the package, and serves all as `gqldocs serve` does, for all browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const api = await loadApi();
  const folder = await mkdtemp(join(tmpdir(), 'gqldocs-browser-'));
  const servers: Api.RunningServer[] = [];

  async function serve(cwd: string, outDir: string, baseUrl: string): Promise<string> {
    const { value } = await api.serve({ cwd, outDir, baseUrl, host: '127.0.0.1', port: 0 });
    if (!value) throw new Error(`The site in ${outDir} is not served.`);
    servers.push(value);
    return value.url;
  }
  async function start({ name, cwd, packages, baseUrl = '/', servedUnder = baseUrl }: SiteRequest): Promise<string> {
    const outDir = join(folder, name);
    const report = await api.build({ cwd, packages, outDir, baseUrl });
    if (!report.ok) throw new Error(`The site "${name}" was not built: ${JSON.stringify(report.problems.slice(0, 3))}`);
    return serve(cwd, outDir, servedUnder);
  }

  const fixture = join(root, 'test/fixtures/sites/browser');
  const workspace = { cwd: join(root, 'test/fixtures/sites/workspace'), packages: ['packages/core', 'packages/extra'] };
  const takesAll = !project.config.tagsFilter?.includes('!full');
  // Side by side: while one site is extracted in a thread, another one is rendered.
  const [graphql, based, behaviors, packages, misplaced] = await Promise.all([
    storedGraphqlSite(),
    takesAll ? storedGraphqlSite('/docs-site/').then(({ folder }) => serve(root, folder, '/docs-site/')) : '',
    start({ name: 'behaviors', cwd: fixture, baseUrl: '/docs-site/' }),
    start({ name: 'packages', ...workspace }),
    start({ name: 'misplaced', cwd: fixture, servedUnder: '/somewhere/' }),
  ]);
  const sites: Sites = {
    graphql: await serve(root, graphql.folder, '/'),
    ...{ based, behaviors, packages, misplaced },
    folder: graphql.folder,
  };
  project.provide('sites', sites);
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
    await rm(folder, { recursive: true, force: true });
  };
}

interface SiteRequest {
  readonly name: string;
  readonly cwd: string;
  readonly packages?: readonly string[];
  readonly baseUrl?: string;
  readonly servedUnder?: string;
}
