import { cp, mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type GraphqlVersion, graphqlVersions, packageOf } from './versions.ts';

/**
 * Makes a folder for each version of GraphQL.js in which `graphql` is that version, for samples and for the packages that they import.
 * Packages that import GraphQL.js themselves are copied next to it, so that both get the same module. All others are found in the
 * repository's `node_modules`, as the version under the name `graphql` is, so `folder` has to be in the repository.
 */
export async function makeVersionFolders(folder: string, repository: string): Promise<Readonly<Record<GraphqlVersion, string>>> {
  const dependents = await findDependents(join(repository, 'node_modules'));
  for (const version of graphqlVersions) {
    const modules = join(folder, String(version), 'node_modules');
    await mkdir(modules, { recursive: true });
    if (packageOf[version] === 'graphql') continue;
    await cp(join(repository, 'node_modules', packageOf[version]), join(modules, 'graphql'), { recursive: true });
    for (const name of dependents) await cp(join(repository, 'node_modules', name), join(modules, name), { recursive: true });
  }
  return { 17: join(folder, '17'), 16: join(folder, '16') };
}

/** Names of installed packages that share GraphQL.js with who uses them. */
async function findDependents(modules: string): Promise<readonly string[]> {
  const entries = await readdir(modules);
  const scoped = await Promise.all(
    entries
      .filter((name) => name.startsWith('@'))
      .map(async (scope) => (await readdir(join(modules, scope))).map((name) => `${scope}/${name}`)),
  );
  const names = [...entries.filter((name) => !/^[.@]/.test(name)), ...scoped.flat()];
  const found = await Promise.all(names.map(async (name) => ((await hasPeer(join(modules, name))) ? [name] : [])));
  return found.flat().sort();
}

async function hasPeer(folder: string): Promise<boolean> {
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => '{}');
  const manifest: { readonly peerDependencies?: Readonly<Record<string, string>> } = JSON.parse(text);
  return manifest.peerDependencies?.graphql !== undefined;
}
