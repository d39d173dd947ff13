import { relative, resolve } from 'node:path';
import type { FoundPackage } from '../packages/findPackages.ts';
import { toUserPackage } from './defaultConfig.ts';
import type { UserConfig } from './userConfig.ts';

/** A config with further packages. One that the config lists already keeps its place and what the config says of it. */
export function addPackages({ user, root, packages }: AddPackagesRequest): UserConfig {
  const listed = user.api?.packages ?? [];
  const folders = listed.map(({ path }) => resolve(root, path));
  const added = packages.filter(({ folder }) => !folders.some((listedFolder) => relative(listedFolder, folder) === ''));
  return added.length === 0 ? user : { ...user, api: { ...user.api, packages: [...listed, ...added.map(toUserPackage)] } };
}

export interface AddPackagesRequest {
  readonly user: UserConfig;
  /** Absolute folder that the config's paths are relative to. */
  readonly root: string;
  readonly packages: readonly FoundPackage[];
}
