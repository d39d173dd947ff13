import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type FindCacheRequest, findCacheFolder, hasLinks } from './findCacheFolder.ts';
import { hashOf } from './hash.ts';
import { packageRoot } from './packageRoot.ts';
import { noStore, openStore, type Store } from './store.ts';

interface ProjectStoreRequest extends FindCacheRequest {
  /** Absolute; false for none. Nothing is stored in one that is a symbolic link or has one. Default: `findCacheFolder`. */
  readonly folder?: string | false | undefined;
}

/** The store of a project. */
export function openProjectStore({ folder, ...project }: ProjectStoreRequest): Store {
  const found = folder ?? findCacheFolder(project);
  if (found === undefined || found === false) return noStore;
  if (folder !== undefined && hasLinks(found)) return noStore;
  return openStore({ folder: found, version: programVersion() });
}

/** Packages that do a stage's work and are not part of our own bundle. */
const tools = ['typedoc', 'typescript', 'esbuild', 'shiki'];

/** Version of everything that makes values: our own code, and the tools that it calls. */
function programVersion(): string {
  const root = packageRoot();
  const require = createRequire(join(root, 'package.json'));
  return hashOf(
    process.version,
    ownCode(root),
    tools.map((name) => [name, versionOf(name, require)]),
  );
}

/** The names of our scripts contain their hashes, and the scripts that load them contain these names. */
function ownCode(root: string): readonly string[] {
  const dist = join(root, 'dist');
  if (!existsSync(dist)) return [];
  const entries = readdirSync(dist).filter((name) => name.endsWith('.js'));
  return entries.sort().map((name) => readFileSync(join(dist, name), 'utf8'));
}

/** Some packages don't export their package.json, so it is looked for where Node would look for the package. */
function versionOf(name: string, require: NodeJS.Require): string {
  for (const folder of require.resolve.paths(name) ?? []) {
    const file = join(folder, name, 'package.json');
    if (!existsSync(file)) continue;
    const { version }: { readonly version?: string } = JSON.parse(readFileSync(file, 'utf8'));
    return version ?? '';
  }
  return '';
}
