import { type Command, InvalidArgumentError, Option } from 'commander';

/** Options that every command has, as commander hands them out. */
export interface CommonOptions {
  readonly config?: string | undefined;
  readonly outDir?: string | undefined;
  readonly baseUrl?: string | undefined;
  readonly filter?: readonly string[] | undefined;
  readonly from?: readonly string[] | undefined;
  readonly ref?: readonly string[] | undefined;
  readonly json?: boolean | undefined;
  readonly report?: 'sarif' | undefined;
  readonly timings?: boolean | undefined;
  readonly keepTemp?: boolean | undefined;
  readonly trace?: string | undefined;
  readonly cacheDir?: string | undefined;
  /** False after `--no-cache`. */
  readonly cache?: boolean | undefined;
  readonly quiet?: boolean | undefined;
  readonly verbose?: boolean | undefined;
  /** False after `--no-color`. */
  readonly color: boolean;
}

/** Adds the options that every command has. */
export function addCommonOptions(command: Command): Command {
  return command
    .option('-c, --config <file>', 'config file (default: gqldocs.config.{ts,mts,js,mjs})')
    .option('-o, --out-dir <folder>', "folder of the built site (default: the config's, or build)")
    .option('-b, --base-url <path>', "path that the site is published below (default: the config's, or /)")
    .option('--json', 'print one JSON object to stdout, and nothing else')
    .addOption(new Option('-q, --quiet', 'print errors only').conflicts('verbose'))
    .option('--verbose', 'print every stage as it begins and ends')
    .option('--no-color', 'print without colors');
}

/** What the commands that build a site have besides. */
export function addBuildOptions(command: Command): Command {
  return command
    .argument('[packages...]', 'packages to document: folders, patterns such as "packages/*", or the root of a workspace')
    .option('--from <artefacts...>', 'make the reference from artefacts that `gqldocs extract` wrote: files, folders, packages, patterns')
    .option('--filter <name>', 'document only packages of this name or slug; "@scope/*" is a scope; may be repeated', collect)
    .option(
      '--ref <ref>',
      'document the packages as they are at a tag, branch or commit; may be repeated, once for each major version',
      collect,
    )
    .addOption(new Option('--report <format>', 'print what was found to stdout, for other tools').choices(['sarif']).conflicts('json'))
    .option(
      '--cache-dir <folder>',
      'folder of what is kept between builds (default: node_modules/.cache/gqldocs, or gqldocs in the cache of the user)',
      parseFolder,
    )
    .option('--no-cache', 'make everything anew, and keep nothing')
    .option('--timings', 'print a table of the stages: their times, and what came from the cache')
    .option('--keep-temp', 'leave temporary folders such as the snapshots of refs, and print where they are')
    .option('--trace <file>', "write the stages' times for the profiler of a browser")
    .addHelpText('after', packagesHelp);
}

/** Gathers the values of an option that may be repeated. */
export function collect(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}

const packagesHelp = `
Packages:
  Without a config file, a site is made of the packages alone: their package.json, README, CHANGELOG and exports.
  With one, they are added to its \`api.packages\`; a package that is listed there keeps what the config says of it.
  Patterns and workspaces stand for packages that aren't private; a private one is documented when its folder is named.
  With --from, nothing is extracted: each package has been before, by gqldocs extract, here or on another machine.

Exit codes:
  0 done   1 errors were found   2 wrong usage or config   70 a bug of gqldocs   130 interrupted
`;

/** What the options ask of the renderer. */
export function toRequest({ config, outDir, baseUrl }: Pick<CommonOptions, 'config' | 'outDir' | 'baseUrl'>) {
  return { configFile: config, outDir, baseUrl };
}

/** A variable of the shell that isn't set gives an empty name, which would be the working directory. */
export function parseFolder(name: string): string {
  if (name === '') throw new InvalidArgumentError('It is the name of a folder.');
  return name;
}

/** What the commands that build a site ask of it. */
export function toBuildRequest(packages: readonly string[], options: CommonOptions) {
  const cacheDir: string | false | undefined = options.cache === false ? false : options.cacheDir;
  return {
    ...toRequest(options),
    packages,
    from: options.from,
    filter: options.filter,
    refs: options.ref,
    keepsTemporary: options.keepTemp,
    cacheDir,
  };
}
