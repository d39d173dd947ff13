import { basename } from 'node:path';
import { closest } from '../diagnostics/closest.ts';
import { configInvalid } from '../diagnostics/config.ts';
import { formatKeyPath, type KeyPath, type Locate } from '../diagnostics/locateKey.ts';
import type { Config } from '../model/config.ts';
import type { Problem } from '../model/problem.ts';
import { relativePath } from '../model/relativePath.ts';
import { contains, isIrregular, isRegularFile } from '../packages/readRegularFile.ts';

interface CheckConfigRequest {
  readonly config: Config;
  readonly locate: Locate;
  /** Whether there is a file or folder at an absolute path. */
  readonly exists: (path: string) => boolean;
  /** Whether the output folder came from the command line, and not from the config file. */
  readonly isOutDirOverridden: boolean;
}

/**
 * Checks keys of a config that depend on each other or on files: files and folders exist, slugs are unique, the default language is one of
 * the languages, and the output folder, which publishing replaces as a whole, contains no sources of the site. `checkTargets` checks names
 * that only documents and packages can resolve.
 */
export function checkConfig(request: CheckConfigRequest): readonly Problem[] {
  return [...checkPaths(request), ...checkSlugs(request), ...checkLocale(request), ...checkOutDir(request)];
}

interface Named {
  readonly key: KeyPath;
  readonly path: string;
  /** It must be a folder. Default: it may be a file. */
  readonly isFolder?: boolean | undefined;
  /** It comes with a package. Default: authors write it. */
  readonly isInstalled?: boolean | undefined;
}

/** Every file and folder of the config that is read. */
function sourcesOf({ pages, documents, staticFolders, stylesheets, inventories, api }: Config): readonly Named[] {
  return [
    ...(documents === undefined ? [] : [{ key: ['documents', 'path'], path: documents.path, isFolder: true }]),
    ...(pages === undefined ? [] : [{ key: ['pages'], path: pages, isFolder: true }]),
    ...staticFolders.map((path, index) => ({ key: ['static', index], path, isFolder: true })),
    ...stylesheets.map((path, index) => ({ key: ['stylesheets', index], path })),
    ...inventories.map(({ package: name, file }) => ({ key: ['inventories', name], path: file })),
    // Of a package that has been extracted already, the sources needn't be here.
    ...api.packages.map(({ path, artifact }, index) => ({
      key: ['api', 'packages', index, 'path'],
      path: artifact?.file ?? path,
      isInstalled: true,
    })),
    ...api.packages.flatMap(({ tsconfig, artifact }, index) =>
      tsconfig === undefined || artifact !== undefined
        ? []
        : [{ key: ['api', 'packages', index, 'tsconfig'], path: tsconfig, isInstalled: true }],
    ),
    ...api.packages.flatMap((pkg, index) =>
      (['upgradeNotes', 'notes'] as const).flatMap((name) => {
        const path = pkg[name];
        return path === undefined ? [] : [{ key: ['api', 'packages', index, name], path, isFolder: true }];
      }),
    ),
  ];
}

function checkPaths({ config, exists, locate }: CheckConfigRequest): readonly Problem[] {
  return sourcesOf(config).flatMap(({ key, path, isFolder, isInstalled }) => {
    const shown = display(config, path);
    const start = `\`${formatKeyPath(key)}\` is \`${shown}\`, which`;
    // Locating loads the compiler, so it waits for a problem.
    const invalid = (what: string, hint: string): readonly Problem[] => [
      configInvalid({ message: `${start} ${what}.`, hint, place: locate(key) }),
    ];
    if (!exists(path)) return invalid('does not exist', hintFor(shown, isInstalled === true));
    if (isFolder === true && isRegularFile(path)) return invalid('is a file', 'Name a folder; paths are relative to the config file.');
    return isIrregular(path) ? invalid('is a pipe, a socket or a device', 'Replace it with a regular file.') : [];
  });
}

function hintFor(path: string, isInstalled: boolean): string {
  const [, folder, ref] = /^(.+)@([^@/]+)$/.exec(path) ?? [];
  if (isInstalled && ref !== undefined) return `For a Git ref, write \`path: '${folder}', ref: '${ref}'\`.`;
  return `${isInstalled ? 'Install the package' : 'Create it'}, or correct the path; paths are relative to the config file.`;
}

function checkSlugs({ config, locate }: CheckConfigRequest): readonly Problem[] {
  const slugs = config.api.packages.map(({ slug }) => slug);
  return slugs.flatMap((slug, index) => {
    const first = slugs.indexOf(slug);
    if (first === index) return [];
    const place = locate(['api', 'packages', index, 'slug']);
    const related = [locate(['api', 'packages', first, 'slug'])];
    return [
      configInvalid({ message: `Two packages have the slug \`${slug}\`.`, hint: 'Give one of them another `slug`.', place, related }),
    ];
  });
}

function checkLocale({ config, locate }: CheckConfigRequest): readonly Problem[] {
  const { defaultLocale, locales } = config.i18n;
  const codes = locales.map(({ code }) => code);
  if (codes.includes(defaultLocale)) return [];
  const near = closest(defaultLocale, codes);
  return [
    configInvalid({
      message: `\`i18n.defaultLocale\` is \`${defaultLocale}\`, which is not one of \`i18n.locales\`.`,
      hint: near === undefined ? `Add \`${defaultLocale}\` to \`i18n.locales\`.` : `Did you mean \`${near}\`?`,
      place: locate(['i18n', 'defaultLocale']),
    }),
  ];
}

function checkOutDir({ config, locate, isOutDirOverridden }: CheckConfigRequest): readonly Problem[] {
  const { outDir, root, configFiles } = config;
  const reason = outDirDanger(config);
  if (reason === undefined) return [];
  const name = isOutDirOverridden ? 'The output folder' : '`outDir`';
  return [
    configInvalid({
      message: `${name} is \`${display(config, outDir)}\`, ${reason}: publishing replaces the whole folder.`,
      hint: 'Choose a folder of its own, such as `build`.',
      place: isOutDirOverridden || configFiles.length === 0 ? undefined : locate(['outDir']),
    }),
  ];

  function outDirDanger({ staticFolders }: Config): string | undefined {
    if (outDir === root) return 'the folder of the project itself';
    if (contains(outDir, root)) return 'a folder above the project';
    const lost = [...sourcesOf(config).map(({ path }) => path), ...configFiles].find((path) => contains(outDir, path));
    if (lost !== undefined) return `which holds \`${display(config, lost)}\``;
    const around = [config.documents?.path, config.pages, ...staticFolders].find((path) => path !== undefined && contains(path, outDir));
    return around === undefined ? undefined : `inside of the sources in \`${display(config, around)}\``;
  }
}

function display({ root }: Config, path: string): string {
  const way = relativePath(root, path);
  return way === '' ? '.' : way.startsWith('../..') ? basename(path) || path : way;
}
