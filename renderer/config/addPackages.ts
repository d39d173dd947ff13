import { basename, relative, resolve } from 'node:path';
import type { Addition } from '../model/report.ts';
import type { FoundPackage } from '../packages/findPackages.ts';
import { toUserPackage } from './defaultConfig.ts';
import type { UserConfig } from './userConfig.ts';

/** A config with further packages. A package that the config already lists keeps its position and its options. */
export function addPackages({ user, root, packages }: AddPackagesRequest): UserConfig {
  const listed = user.api?.packages ?? [];
  const added = packages.filter((one) => !isListed(one, { user, root }));
  return added.length === 0 ? user : { ...user, api: { ...user.api, packages: [...listed, ...added.map(toUserPackage)] } };
}

export interface AddPackagesRequest {
  readonly user: UserConfig;
  /** Absolute folder that the config's paths are relative to. */
  readonly root: string;
  readonly packages: readonly FoundPackage[];
}

/** Which of the packages a config lists, and which are new to it. */
export function additionTo({ configFile, packages, ...config }: AddPackagesRequest & { readonly configFile: string }): Addition {
  const namesOf = (isOf: boolean) => packages.filter((one) => isListed(one, config) === isOf).map(({ name }) => name);
  return { configFile: basename(configFile), added: namesOf(false), listed: namesOf(true) };
}

function isListed({ folder }: FoundPackage, { user, root }: Pick<AddPackagesRequest, 'user' | 'root'>): boolean {
  return (user.api?.packages ?? []).some(({ path }) => relative(resolve(root, path), folder) === '');
}
