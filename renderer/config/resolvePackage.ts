import { basename, resolve } from 'node:path';
import type { PackageConfig } from '../model/config.ts';
import { packageSlug } from '../packages/packageSlug.ts';
import type { UserPackage } from './schema/package.ts';

export function resolvePackage(user: UserPackage, root: string): PackageConfig {
  const path = resolve(root, user.path);
  return {
    slug: user.slug ?? packageSlug(basename(path)),
    label: user.label,
    path,
    entryPoints: typeof user.entryPoints === 'string' ? { '.': user.entryPoints } : user.entryPoints,
    tsconfig: user.tsconfig && resolve(root, user.tsconfig),
    source: user.source && {
      url: user.source.url,
      rewrite: Object.entries(user.source.rewrite ?? {}).map(([from, to]) => ({ from, to })),
    },
    readme: user.readme ?? true,
    changelog: user.changelog ?? true,
    history: user.history ?? [],
    upgradeNotes: user.upgradeNotes && resolve(root, user.upgradeNotes),
    exclude: resolveExclude(user.exclude),
    sort: user.sort ?? 'alphabetical',
    groupBy: user.groupBy ?? 'category',
    categoryOrder: user.categoryOrder ?? [],
    preferredEntryPoint: user.preferredEntryPoint ?? 'main',
    fileCategories: user.fileCategories ?? true,
  };
}

function resolveExclude(exclude: UserPackage['exclude']): PackageConfig['exclude'] {
  return {
    internal: exclude?.internal ?? true,
    private: exclude?.private ?? true,
    protected: exclude?.protected ?? false,
    external: exclude?.external ?? false,
    undocumented: exclude?.undocumented ?? false,
    inherited: exclude?.inherited ?? false,
  };
}
