import { type Command, Option } from 'commander';

/** Options that every command has, as commander hands them out. */
export interface CommonOptions {
  readonly config?: string | undefined;
  readonly outDir?: string | undefined;
  readonly baseUrl?: string | undefined;
  readonly json?: boolean | undefined;
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

/** What the options ask of the renderer. */
export function toRequest({ config, outDir, baseUrl }: CommonOptions) {
  return { configFile: config, outDir, baseUrl };
}
