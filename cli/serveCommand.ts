import { type Command, InvalidArgumentError } from 'commander';
import type { Found, RunningServer } from '../renderer/index.ts';
import { addExamples } from './addExamples.ts';
import { type CommandContext, exitCodes } from './context.ts';
import type { CliIo } from './io.ts';
import { addPrintOptions, addSiteOptions, type CommonOptions, cacheDirOf, collect, parseFolder, toRequest } from './options.ts';
import { createReporter, type Reporter } from './report/createReporter.ts';

interface ServeOptions extends CommonOptions {
  readonly port?: number | undefined;
  readonly host?: string | undefined;
  readonly watch?: boolean | undefined;
  readonly open?: boolean | undefined;
}

/** `gqldocs serve`: ends when the user interrupts it, which is how it is meant to end. */
export function addServeCommand(program: Command, { io, exit }: CommandContext): void {
  const serve = program.command('serve').description('serve the built site on this machine, or build and update it with --watch');
  addExamples(serve, [
    ['gqldocs serve --watch --open', 'show the site while you write'],
    ['gqldocs serve --port 4000', 'show what `gqldocs build` wrote'],
  ]);
  serve
    .argument('[packages...]', 'with --watch: packages to document, as for `gqldocs build`')
    .option('-w, --watch', 'build the site in memory, rebuild it after each change and update open pages')
    .option('--open', 'open the site in the browser')
    .option('-p, --port <number>', 'port (default: 3000, or the next free port)', parsePort)
    .option('--host <name>', 'host (default: localhost)');
  addSiteOptions(serve)
    .option('--filter <name>', 'with --watch: document only the packages with this name, slug or scope; repeatable', collect)
    .option('--from <artifacts...>', 'with --watch: build the reference from artifacts, and watch them')
    .option('--cache-dir <folder>', 'with --watch: cache folder', parseFolder)
    .option('--no-cache', 'with --watch: do not read or write the cache');
  addPrintOptions(serve).action(async (packages: readonly string[], options: ServeOptions, command: Command) => {
    const source = options.watch === true ? undefined : sourceOf(packages, options);
    if (source !== undefined)
      command.error(`error: ${source.name} needs '--watch'; to serve a built site, run \`gqldocs build ${source.use}\` first`);
    const reporter = createReporter(io, options);
    const { value: server, problems } = await start({ io, packages, options, reporter });
    if (server === undefined) {
      reporter.refuse(problems);
      return exit(exitCodes.usage);
    }
    reporter.announce(server.url);
    if (options.open === true && !(await io.openBrowser(server.url)) && !options.json)
      io.stderr.write('No browser could be opened. Open the URL yourself.\n');
    await interrupted(io);
    await server.close();
    exit(exitCodes.done);
  });
}

/** What the command line says about packages, which a site that is already built has no use for. */
function sourceOf(
  packages: readonly string[],
  { from, filter }: ServeOptions,
): { readonly name: string; readonly use: string } | undefined {
  if (packages.length > 0) return { name: `package '${packages[0]}'`, use: packages.join(' ') };
  if (from !== undefined) return { name: "option '--from'", use: '--from' };
  return filter === undefined ? undefined : { name: "option '--filter'", use: '--filter' };
}

interface StartRequest {
  readonly io: CliIo;
  readonly packages: readonly string[];
  readonly options: ServeOptions;
  readonly reporter: Reporter;
}

/** A server of what is built, or one that builds. */
async function start({ io, packages, options, reporter }: StartRequest): Promise<Found<RunningServer | undefined>> {
  const { serve, serveLive } = await io.loadRenderer();
  const request = { ...toRequest(options), cwd: io.cwd, host: options.host, port: options.port };
  if (options.watch !== true) return serve(request);
  let isServing = false;
  const server = await serveLive({
    ...request,
    packages,
    from: options.from,
    filter: options.filter,
    cacheDir: cacheDirOf(options),
    userCacheDir: io.userCacheDir,
    outputs: io.outputs,
    onBuilt: ({ report, problems, isWhole }) => {
      reporter.clear();
      if (!isWhole) return;
      if (report !== undefined) reporter.finish(report, 'watch');
      else if (isServing) reporter.refuse(problems);
    },
  });
  isServing = true;
  return server;
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new InvalidArgumentError('It must be a number from 0 to 65535.');
  return port;
}

function interrupted({ signal }: CliIo): Promise<void> {
  return new Promise((done) => {
    if (signal.aborted) done();
    else signal.addEventListener('abort', () => done(), { once: true });
  });
}
