import { posix } from 'node:path';
import type { UserPackage } from '../../../config/schema/package.ts';
import { packageSlug } from '../../../packages/packageSlug.ts';
import { createPathFilter } from '../../draft/pathFilter.ts';
import { filesBelow } from '../../draft/projectFiles.ts';
import type { ToolRequest } from '../../draft/toolRequest.ts';
import { get, getFlag, getText, getTexts, type Value } from '../../values/value.ts';

/**
 * The packages of a project: each folder that the entry points name, or the folder of the config with its entry points.
 *
 * @param request `folder` is that of the config
 */
export function typedocPackages(config: Value | undefined, request: ToolRequest): readonly UserPackage[] {
  const { files, folder } = request;
  const entries = getTexts(config, 'entryPoints');
  if (isEmptyList(get(config, 'entryPoints'))) return [];
  if (getText(config, 'entryPointStrategy') === 'packages')
    return entries
      .flatMap((one) => foldersOf(one, request))
      .map((path) => ({ path, ...sharedOptions(config, { ...request, folder: path }) }));
  const expanded = entries.flatMap((one) => (/[*{]/.test(one) ? matching(one, request) : [one.replace(/^\.\//, '')]));
  const modules = expanded.filter((one) => files.exists(posix.join(folder, one)));
  if (entries.length > 0 && modules.length === 0) return [];
  const points = entryPointsOf(modules);
  return [
    { path: folder, slug: slugOf(request), ...(points === undefined ? {} : { entryPoints: points }), ...sharedOptions(config, request) },
  ];
}

function slugOf({ modules, folder }: ToolRequest): string {
  return packageSlug((getText(modules.load(posix.join(folder, 'package.json')), 'name') ?? posix.basename(folder)).replace(/^@/, ''));
}

/** Names of the import paths: those of the files, without what all paths share. */
function entryPointsOf(modules: readonly string[]): UserPackage['entryPoints'] {
  const [first] = modules;
  if (first === undefined || modules.length === 1) return first;
  const main = modules.find((one) => /(?:^|\/)(?:index|main|mod)\.\w+$/.test(one)) ?? first;
  const shared = modules
    .map((one) => posix.dirname(one))
    .reduce((a, b) => (b === a || b.startsWith(`${a}/`) ? a : a.startsWith(`${b}/`) ? b : '.'));
  return Object.fromEntries(
    modules.map((one) => [one === main ? '.' : `./${posix.relative(shared, one).replace(/(?:\/index)?\.[cm]?[jt]sx?$/, '')}`, one]),
  );
}

function matching(glob: string, { files, folder }: ToolRequest): readonly string[] {
  const filter = createPathFilter({ include: [glob], exclude: ['**/*.test.ts', '**/*.spec.ts'] });
  return filesBelow(files, folder).filter((path) => /\.[cm]?[jt]sx?$/.test(path) && filter(path));
}

/** `packages/*` is every package there. */
function foldersOf(pattern: string, { files, folder }: ToolRequest): readonly string[] {
  const plain = pattern.replace(/^\.\//, '').replace(/\/$/, '');
  const parent = posix.dirname(plain);
  const names = plain.endsWith('/*') ? files.list(posix.join(folder, parent)).map(({ name }) => posix.join(parent, name)) : [plain];
  return names.map((one) => posix.resolve(folder, one)).filter((one) => files.exists(posix.join(one, 'package.json')));
}

function sharedOptions(config: Value | undefined, { files, folder }: ToolRequest): Omit<UserPackage, 'path'> {
  const tsconfig = getText(config, 'tsconfig');
  const sort = getTexts(config, 'sort');
  const exclude = Object.fromEntries(
    (
      [
        ['internal', 'excludeInternal'],
        ['private', 'excludePrivate'],
        ['protected', 'excludeProtected'],
        ['external', 'excludeExternals'],
        ['undocumented', 'excludeNotDocumented'],
      ] as const
    ).flatMap(([key, name]) => {
      const flag = getFlag(config, name);
      return flag === undefined ? [] : [[key, flag] as const];
    }),
  );
  const template = getText(config, 'sourceLinkTemplate');
  const order = getTexts(config, 'categoryOrder').filter((one) => one !== '*');
  return {
    ...(tsconfig === undefined || !files.exists(posix.resolve(folder, tsconfig)) ? {} : { tsconfig: posix.resolve(folder, tsconfig) }),
    ...(getText(config, 'readme') === 'none' ? { readme: false } : {}),
    ...(Object.keys(exclude).length === 0 ? {} : { exclude }),
    ...(sort.includes('source-order') ? { sort: 'source' as const } : {}),
    ...(getFlag(config, 'categorizeByGroup') === true ? { groupBy: 'kind' as const } : {}),
    ...(order.length === 0 ? {} : { categoryOrder: order }),
    ...(template === undefined ? {} : { source: { url: template.replace('{gitRevision}', 'v{version}') } }),
  };
}

/** A site of documents alone names no entry points on purpose. */
export function isEmptyList(value: Value | undefined): boolean {
  return value?.kind === 'list' && value.items.length === 0;
}
