import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';

/** Options that every command has, as commander hands them out. */
export interface CommonOptions {
  readonly config?: string | undefined;
  readonly outDir?: string | undefined;
  readonly baseUrl?: string | undefined;
  readonly filter?: readonly string[] | undefined;
  readonly from?: readonly string[] | undefined;
  readonly ref?: readonly string[] | undefined;
  readonly against?: string | undefined;
  readonly strict?: boolean | undefined;
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

/** Of the help: options that change only what a command prints. */
const printGroup = 'Options for the output in the terminal:';

interface SiteOptions {
  /** `hidden`: the option is accepted, and means little. `none`: the command chooses its folder in another way. Default: `shown`. */
  readonly output?: 'shown' | 'hidden' | 'none';
}

interface BuildOptions extends SiteOptions {
  /** What `--strict` does with a site that has warnings. */
  readonly strict: string;
  /** What the help says about the network. Default: nothing. */
  readonly network?: string;
}

/** Adds the options that say which site a command is about. */
export function addSiteOptions(command: Command, { output = 'shown' }: SiteOptions = {}): Command {
  command.option('-c, --config <file>', 'config file (default: gqldocs.config.{ts,mts,js,mjs})');
  const outDir = new Option('-o, --out-dir <folder>', 'output folder (default: `outDir` of the config, else build)');
  if (output !== 'none') command.addOption(outDir.hideHelp(output === 'hidden'));
  return command.option('-b, --base-url <path>', 'path that the site is published under (default: `baseUrl` of the config, else /)');
}

/** Adds the options that say what a command prints. */
export function addPrintOptions(command: Command): Command {
  return command
    .optionsGroup(printGroup)
    .option('--json', 'print one JSON object to stdout and nothing else')
    .addOption(new Option('-q, --quiet', 'print errors only').conflicts('verbose'))
    .option('--verbose', 'print the start and end of each stage')
    .option('--no-color', 'do not color the output');
}

/** Adds the options of the commands that build a site. Those that most people need come first. */
export function addBuildOptions(command: Command, { strict, network, ...options }: BuildOptions): Command {
  addSiteOptions(
    command.argument('[packages...]', 'packages to document: folders, patterns such as "packages/*", or a workspace root'),
    options,
  )
    .option('--strict', `treat warnings as errors: ${strict}`)
    .option('--against <file>', 'fail if a URL of this published objects.json is gone (default: `addresses.published` of the config)')
    .optionsGroup('Options for packages:')
    .option('--ref <ref>', 'document the packages at this tag, branch or commit; repeatable, the current version first', collect)
    .option('--filter <name>', 'document only the packages with this name, slug or scope ("@scope/*"); repeatable', collect)
    .option('--from <artifacts...>', 'build the reference from artifacts of `gqldocs extract`: files, folders, packages or patterns')
    .optionsGroup('Options for the cache and for debugging:')
    .option(
      '--cache-dir <folder>',
      'cache folder, not a symbolic link (default: node_modules/.cache/gqldocs, else gqldocs in the user cache folder)',
      parseFolder,
    )
    .option('--no-cache', 'do not read or write the cache')
    .option('--keep-temp', 'keep temporary folders, such as checkouts of refs, and print their paths')
    .option('--trace <file>', 'write the stage times to a trace for the profiler of a browser')
    .optionsGroup(printGroup)
    .option('--timings', 'print how long each stage took and how much came from the cache')
    .addOption(
      new Option('--report <format>', 'print the problems to stdout in a format for other tools').choices(['sarif']).conflicts('json'),
    );
  return addPrintOptions(command).addHelpText('after', packagesHelp(network));
}

/** Gathers the values of an option that may be repeated. */
export function collect(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}

function packagesHelp(network: string | undefined): string {
  return `
Packages:
  Without a config file, the site is made from the packages: package.json, README, CHANGELOG and exports.
  With a config file, they are added to \`api.packages\`. A package that the config lists keeps its options.
  Patterns and workspaces match public packages. To document a private package, name its folder.
  With --from, gqldocs reads artifacts and extracts no package.${network === undefined ? '' : `\n  ${network}`}

Exit codes:
  0 success   1 errors were found   2 wrong usage or config   70 a bug in gqldocs   130 interrupted
`;
}

/** The request that the options describe. */
export function toRequest({ config, outDir, baseUrl }: Pick<CommonOptions, 'config' | 'outDir' | 'baseUrl'>) {
  return { configFile: config, outDir, baseUrl };
}

/** Refuses a file, and an empty name: it comes from an unset shell variable, and would mean the working directory. */
export function parseFolder(name: string): string {
  if (name === '') throw new InvalidArgumentError('Name a folder.');
  let existing = resolve(name);
  while (!existsSync(existing) && dirname(existing) !== existing) existing = dirname(existing);
  if (statSync(existing, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new InvalidArgumentError(`${existing} is a file: name a folder.`);
  return name;
}

/** The cache folder that the options name; false for none. */
export function cacheDirOf({ cache, cacheDir }: Pick<CommonOptions, 'cache' | 'cacheDir'>): string | false | undefined {
  return cache === false ? false : cacheDir;
}

/** The request of a command that builds a site. */
export function toBuildRequest(packages: readonly string[], options: CommonOptions) {
  return {
    ...toRequest(options),
    packages,
    from: options.from,
    filter: options.filter,
    refs: options.ref,
    against: options.against,
    strict: options.strict,
    keepsTemporary: options.keepTemp,
    cacheDir: cacheDirOf(options),
  };
}
