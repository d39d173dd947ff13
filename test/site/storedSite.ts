import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { BuildReport } from '../../renderer/index.ts';

/** A built site that every test may read and no test may change. */
export interface StoredSite {
  /** Absolute: what `build` wrote into. */
  readonly folder: string;
  readonly report: BuildReport;
}

export interface StoredSiteRequest {
  /** Absolute files and folders that the build reads, apart from the product itself. Paths in `node_modules` are known by the lockfile. */
  readonly inputs: readonly string[];
  /** All else that the build depends on. */
  readonly options: unknown;
  /** Builds into an empty folder, which may move afterwards. */
  readonly build: (folder: string) => Promise<BuildReport>;
  /** Absolute files and folders of the product. Default: those that `dist/` and a site's bundles are made of. */
  readonly product?: readonly string[];
  /** Folder of the stored sites. Default: in `node_modules/.cache`. */
  readonly store?: string;
}

const repository = join(import.meta.dirname, '../..');
const storeFolder = join(repository, 'node_modules/.cache/gqldocs-tests');

/** The types of the package are written while the first tests run, and no site depends on them. */
function productPaths(): readonly string[] {
  const built = readdirSync(join(repository, 'dist')).filter((name) => name !== 'types');
  const paths = [...built.map((name) => `dist/${name}`), 'client', 'templates', 'renderer/model', 'package-lock.json'];
  return paths.map((path) => join(repository, path));
}

/** Builds a site once for all tests of all runs, until the product, an input, an option or the version of Node changes. */
export async function storedSite({
  inputs,
  options,
  build,
  product = productPaths(),
  store = storeFolder,
}: StoredSiteRequest): Promise<StoredSite> {
  const generation = hashOf([process.version, ...product.map(contentsOf)]);
  const folder = join(store, generation, hashOf([JSON.stringify(options), ...inputs.map(contentsOf)]));
  const report = `${folder}.json`;
  if (!existsSync(report)) await makeSite({ folder, generation, store, build });
  return { folder, report: JSON.parse(await readFile(report, 'utf8')) as BuildReport };
}

interface MakeRequest extends Pick<Required<StoredSiteRequest>, 'store' | 'build'> {
  readonly folder: string;
  readonly generation: string;
}

async function makeSite({ folder, generation, store, build }: MakeRequest): Promise<void> {
  await mkdir(join(store, generation), { recursive: true });
  const staging = await mkdtemp(join(store, generation, 'new-'));
  const report = await build(staging);
  if (!report.ok) throw new Error(`The site was not built: ${JSON.stringify(report.problems, null, 1)}`);
  // Another process may have built the same site meanwhile.
  await rename(staging, folder).catch(() => rm(staging, { recursive: true, force: true }));
  await writeFile(`${folder}.json`, JSON.stringify(report));
  await removeOldest(store);
}

/** Keeps the sites of the two products that were built last. */
async function removeOldest(store: string): Promise<void> {
  const ages = (await readdir(store)).map((name) => ({ name, changed: statSync(join(store, name)).mtimeMs }));
  const old = ages.toSorted((a, b) => b.changed - a.changed).slice(2);
  await Promise.all(old.map(({ name }) => rm(join(store, name), { recursive: true, force: true })));
}

/** The commit and the remote of the repository, which pages of a site with source links or dates depend on. */
export function repositoryState(): string {
  try {
    return ['rev-parse HEAD', 'remote -v']
      .map((args) => execFileSync('git', args.split(' '), { cwd: repository, encoding: 'utf8' }))
      .join();
  } catch {
    return 'no repository';
  }
}

function hashOf(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
}

/** Hash of a file, or of all files of a folder with their paths. */
function contentsOf(path: string): string {
  if (!existsSync(path)) return 'missing';
  if (statSync(path).isFile()) return hashOf([readFileSync(path, 'base64')]);
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).toSorted();
  return hashOf(paths.flatMap((file) => [relative(path, file), readFileSync(file, 'base64')]));
}
