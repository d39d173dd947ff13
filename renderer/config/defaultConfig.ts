import { basename, relative, resolve } from 'node:path';
import { defaultMessages } from '../model/messages.ts';
import type { Addition } from '../model/report.ts';
import type { FoundPackage } from '../packages/findPackages.ts';
import { type Manifest, textOf } from '../packages/manifest.ts';
import { packageSlug } from '../packages/packageSlug.ts';
import { repositoryUrl } from '../packages/repositoryUrl.ts';
import type { UserNavbarItem } from './schema/navbarItem.ts';
import type { UserPackage } from './schema/package.ts';
import type { UserConfig } from './userConfig.ts';

interface DefaultConfigRequest {
  readonly packages: readonly FoundPackage[];
  /** The `package.json` where the command was given: it names a site of several packages. */
  readonly root: Manifest | undefined;
  /** Whether the package at an index has a page for its changes. */
  readonly hasChangelog: (pkg: FoundPackage) => boolean;
  /** Whether each package is there in several versions, whose addresses aren't known yet. Default: false. */
  readonly isVersioned?: boolean | undefined;
}

/**
 * The config of a site without a config file. Everything comes from `package.json`; values that it does not state, such as the site's
 * address, are omitted. All text belongs to the packages, so a broken link in it does not prevent publishing.
 */
export function defaultConfig({ packages, root, hasChangelog, isVersioned = false }: DefaultConfigRequest): UserConfig {
  const [only, ...others] = packages;
  const isOne = only !== undefined && others.length === 0;
  const { title, tagline } = isOne ? naming(only.name, only.manifest) : naming(commonScope(packages), root);
  const users = packages.map(toUserPackage);
  const api: UserNavbarItem = { type: 'api', label: 'API', package: isOne && !isVersioned ? users[0]?.slug : undefined };
  const changes = isOne && !isVersioned && hasChangelog(only) ? [changelogItem(users[0]?.slug ?? '')] : [];
  return {
    title,
    tagline,
    navbar: { items: [api, ...changes, ...repositoryItem(packages)] },
    api: { packages: users },
    checks: {
      'link/broken': 'warning',
      'link/broken-anchor': 'warning',
      'link/broken-file': 'warning',
      'link/unresolved': 'warning',
      'link/ambiguous': 'warning',
    },
  };
}

/** A package of which only its folder is known. */
function toUserPackage({ folder, name, slug = packageSlug(name) }: FoundPackage): UserPackage {
  return { path: folder, slug, label: name, readme: 'page' };
}

function naming(name: string | undefined, manifest: Manifest | undefined): { readonly title: string; readonly tagline: string } {
  return { title: name ?? textOf(manifest?.name) ?? defaultMessages.apiReference, tagline: textOf(manifest?.description) ?? '' };
}

function commonScope(packages: readonly FoundPackage[]): string | undefined {
  const scopes = new Set(packages.map(({ name }) => /^(@[^/]+)\//.exec(name)?.[1]));
  return scopes.size === 1 ? [...scopes][0] : undefined;
}

function changelogItem(slug: string): UserNavbarItem {
  return { type: 'route', route: `/api/${slug}/changelog`, label: defaultMessages.changelog };
}

const hosts: Readonly<Record<string, string>> = { 'github.com': 'GitHub', 'gitlab.com': 'GitLab', 'bitbucket.org': 'Bitbucket' };

/** Only where no two packages name different ones. */
function repositoryItem(packages: readonly FoundPackage[]): readonly UserNavbarItem[] {
  const [href, ...others] = new Set(packages.flatMap(({ manifest }) => repositoryUrl(manifest.repository) ?? []));
  if (href === undefined || others.length > 0) return [];
  return [{ type: 'link', href, label: hosts[new URL(href).hostname] ?? defaultMessages.repository, position: 'right' }];
}

/** A config with further packages. A package that the config already lists keeps its position and its options. */
export function addPackages({ user, root, packages }: AddPackagesRequest): UserConfig {
  const listed = user.api?.packages ?? [];
  const added = packages.filter((one) => !isListed(one, { user, root }));
  return added.length === 0 ? user : { ...user, api: { ...user.api, packages: [...listed, ...added.map(toUserPackage)] } };
}

interface AddPackagesRequest {
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
