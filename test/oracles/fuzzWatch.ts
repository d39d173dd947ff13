import { setTimeout } from 'node:timers/promises';
import type * as Api from '../../renderer/index.ts';
import { compareOutputs, type Output } from './compareOutputs.ts';
import { createRandom } from './createRandom.ts';
import { type CleanBuild, FuzzedSite } from './FuzzedSite.ts';
import type { Fuzzing, Round } from './runFuzz.ts';

/**
 * Edits that a watched site misses. If a link in `node_modules` is changed to another package, the next build notices it, but no watcher
 * does: the folder with the link is not watched.
 */
const unseen = ['link to another package'];

/** Milliseconds without news after which a site that differs is taken to stay so. */
const patience = 20_000;

/**
 * Edits a site that `serve --watch` serves. After each round, the server's responses must equal the output of a clean build. Some edits
 * happen while the server starts, and some while it builds.
 */
export async function* fuzzWatch({ api, fixture, seed, rounds }: Fuzzing): AsyncGenerator<Round> {
  const site = new FuzzedSite({ api, fixture, without: unseen });
  const { editor, root, scratch } = site;
  /** Every path that has been in an output: those that have gone must not be answered. */
  const paths = new Set<string>();
  let server: Api.RunningServer | undefined;
  let problems: readonly Api.Problem[] = [];
  let lastNews = 0;
  const note = (): void => {
    lastNews = performance.now();
  };
  let failures = 0;
  let onEvent = (): void => {};

  const start = async (): Promise<void> => {
    const { value } = await api.serveLive({
      cwd: root,
      host: '127.0.0.1',
      port: 0,
      onBuilt: (built) => {
        problems = built.problems;
        note();
      },
      onProgress: () => {
        note();
        onEvent();
      },
    });
    server = value;
  };

  for (let round = 1; round <= rounds; round += 1) {
    const random = createRandom(seed * 10_000 + round);
    const isBroken = failures > 3;
    if (isBroken) {
      await server?.close();
      server = undefined;
      site.startOver();
    } else if (server !== undefined && random.chance(0.05)) {
      await server.close();
      server = undefined;
    }
    if (random.chance(0.6)) editor.repair();
    const how = server === undefined ? await editAndStart() : await editWatched();
    note();
    const clean = await site.buildClean();
    failures = clean.isPublished ? 0 : failures + 1;
    for (const path of clean.output.keys()) paths.add(path);
    const differences = await settled(clean);
    yield { round, edits: [...editor.takeLog(), how], isPublished: clean.isPublished, differences, folder: scratch };

    /** Edits come with events of the first build. */
    async function editAndStart(): Promise<string> {
      const moments = [random.below(8), random.below(20)];
      let count = 0;
      onEvent = () => {
        count += 1;
        if (moments.includes(count)) editor.edit(random);
      };
      await start();
      onEvent = () => {};
      return `(while the server starts; edits with its events ${moments.join(', ')})`;
    }

    /** A burst of edits, the later ones perhaps while the earlier ones are built. */
    async function editWatched(): Promise<string> {
      const pauses: number[] = [];
      for (let count = random.pick([1, 1, 1, 1, 2, 3, 5]) ?? 1; count > 0; count -= 1) {
        editor.edit(random);
        const pause = random.pick([0, 0, 0, 1, 5, 30, 150, 400]) ?? 0;
        pauses.push(pause);
        if (pause > 0) await setTimeout(pause);
      }
      return `(pauses after the edits: ${pauses.join(', ')} ms)`;
    }
  }
  await server?.close();
  site.close();

  /** How the server's site differs from a clean build when nothing happens any more. */
  async function settled(clean: CleanBuild): Promise<readonly string[]> {
    for (;;) {
      const differences = await compareLive(clean);
      if (differences.length === 0 || performance.now() - lastNews > patience) return differences;
      await setTimeout(50);
    }
  }

  async function compareLive(clean: CleanBuild): Promise<readonly string[]> {
    // A site whose config is wrong from the beginning isn't served.
    if (server === undefined) return clean.isPublished ? ['the server did not start'] : [];
    const print = (all: readonly Api.Problem[]): string => JSON.stringify(all, null, 1);
    const differences = compareOutputs(new Map([['problems', print(clean.problems)]]), new Map([['problems', print(problems)]]));
    if (!clean.isPublished || differences.length > 0) return differences;
    return compareOutputs(clean.output, await fetchOutput(server.url, paths));
  }
}

/** What a server answers for each of the paths, without the script that it adds to pages. */
async function fetchOutput(url: string, paths: ReadonlySet<string>): Promise<Output> {
  const found = new Map<string, string>();
  for (const path of paths) {
    const response = await fetch(addressOf(url, path));
    const text = Buffer.from(await response.arrayBuffer()).toString('latin1');
    if (response.status === 200 || path === '404.html')
      found.set(path, text.replace(/<script type="module" src="[^"]*\/live\.js\?\d+"><\/script>/, ''));
  }
  return found;
}

function addressOf(url: string, path: string): string {
  if (path === '404.html') return `${url}no-such-page-at-all`;
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  return `${url}${encoded.replace(/(?:(?:^|\/)index)?\.html$/, '')}`;
}
