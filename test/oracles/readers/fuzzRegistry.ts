import { createHash } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fetchPackage } from '../../../renderer/packages/registry/fetchPackage.ts';
import { isPackageName } from '../../../renderer/packages/registry/isPackageName.ts';
import { fetchLimits } from '../../../renderer/packages/registry/limits.ts';
import { packTarball } from '../../registry/packTarball.ts';
import { createRandom, type Random } from '../createRandom.ts';
import type { Fuzzing, Round } from '../runFuzz.ts';
import { damage, hostileText, hostileValue } from './hostileTexts.ts';
import { resultOf, WatchedFolder } from './watchedFolder.ts';

const limits = { ...fetchLimits, packages: 6, metadata: 100_000, allMetadata: 300_000, tarball: 50_000, bytes: 100_000, files: 10 };

/**
 * Fetches a package from a registry whose answers are random: manifests with values of any type, names and versions that are paths, wrong hashes,
 * failures, redirects. The package must be fetched or named in a problem. Nothing may be written outside of the cache, and no folder may have a
 * name that npm does not allow. A second request must have the same outcome.
 */
export async function* fuzzRegistry({ seed, rounds }: Pick<Fuzzing, 'seed' | 'rounds'>): AsyncGenerator<Round> {
  const watched = new WatchedFolder();
  let answers = new Map<string, Answer>();
  const server = createServer((request, response) => send(answers.get(decode(request.url ?? '').slice(1)), response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : '';
  const cacheFolder = join(watched.own, 'cache');
  const fetchOwn = () => fetchPackage({ path: 'npm:own', registryOf: () => url, cacheFolder, limits });
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const random = createRandom(seed * 10_000 + round);
      answers = makeAnswers(random, url);
      watched.clear();
      const listed = [...answers].map(([path, { status, body }]) => [path, status, body.toString()]);
      writeFileSync(join(watched.scratch, 'answers.json'), JSON.stringify(listed));
      const [first, second] = [await resultOf(fetchOwn), await resultOf(fetchOwn)];
      const value = 'value' in first ? first.value.value : undefined;
      const problems = 'value' in first ? first.value.problems : [];
      const differences = [
        ...('failure' in first ? [first.failure] : []),
        ...(JSON.stringify(first) === JSON.stringify(second) ? [] : [`a second request gives ${JSON.stringify(second)}`]),
        ...problems.filter(({ code }) => !code.startsWith('registry/')).map(({ code }) => `the problem ${code}`),
        ...(value === undefined && problems.length === 0 ? ['neither a package nor a problem'] : []),
        ...watched.escaped().map((path) => `${path} was written`),
        ...wrongFolders(value),
      ];
      yield {
        round,
        edits: [...answers.keys()].map((path) => `an answer for ${JSON.stringify(path)}`),
        isPublished: value !== undefined,
        differences,
        folder: watched.scratch,
      };
    }
    watched.remove();
  } finally {
    server.close();
  }
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Folders next to the package that are not those of packages. */
function wrongFolders(own: string | undefined): readonly string[] {
  if (own === undefined) return [];
  const modules = own.slice(0, own.lastIndexOf('node_modules') + 'node_modules'.length);
  const names = readdirSync(modules).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(modules, name)).map((inner) => `${name}/${inner}`) : [name],
  );
  return names.filter((name) => !isPackageName(name)).map((name) => `the folder ${JSON.stringify(name)}`);
}

interface Answer {
  readonly status: number;
  readonly body: Buffer;
  readonly location?: string | undefined;
}

function send(answer: Answer | undefined, response: ServerResponse): void {
  const { status = 404, body = Buffer.alloc(0), location } = answer ?? {};
  response.writeHead(status, location === undefined ? {} : { location }).end(body);
}

/** The package, three others, and their tarballs. */
function makeAnswers(random: Random, url: string): Map<string, Answer> {
  const names = ['own', 'base', '@scope/base', 'evil'];
  const answers = new Map<string, Answer>();
  for (const name of names) {
    const tarball = packTarball({
      'package.json': JSON.stringify({ name }),
      'index.d.ts': 'export {};\n',
      [hostileText(random).slice(0, 80)]: 'x',
    });
    answers.set(`${name}.tgz`, { status: 200, body: random.chance(0.1) ? damage(tarball, random) : tarball });
    // Most answers of the package itself are good enough to get to its dependencies.
    const isOdd = random.chance(name === 'own' ? 0.2 : 0.4);
    const metadata = makeMetadata({ name, names, random, url, tarball, isOdd });
    const body = Buffer.from(JSON.stringify(metadata));
    answers.set(name, oneOf(random, isOdd, body, url));
  }
  return answers;
}

function oneOf(random: Random, isOdd: boolean, body: Buffer, url: string): Answer {
  const good: Answer = { status: 200, body };
  if (!isOdd) return good;
  return (
    random.pick<Answer>([
      good,
      good,
      { status: 200, body: damage(body, random) },
      { status: 200, body: Buffer.from(JSON.stringify(hostileValue(random)) ?? '') },
      { status: random.pick([204, 301, 304, 401, 404, 410, 500, 503]) ?? 500, body: Buffer.from('failed') },
      {
        status: 302,
        body: Buffer.alloc(0),
        location: random.pick([`${url}/evil`, '/own', 'file:///etc/passwd', 'http://[', '//', '?', '../..']),
      },
    ]) ?? good
  );
}

interface MetadataRequest {
  readonly name: string;
  readonly names: readonly string[];
  readonly random: Random;
  readonly url: string;
  readonly tarball: Buffer;
  /** Whether any part may be anything. */
  readonly isOdd: boolean;
}

function makeMetadata({ name, names, random, url, tarball, isOdd }: MetadataRequest): unknown {
  const odd = <T>(value: T): unknown => (isOdd && random.chance(0.2) ? hostileValue(random) : value);
  const version = isOdd && random.chance(0.2) ? hostileText(random) : '1.0.0';
  const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
  const dependencies = (): unknown => {
    const wanted = Array.from({ length: random.below(6) }, () => (random.chance(0.5) ? random.pick(names) : hostileText(random)) ?? '');
    return odd(
      Object.fromEntries(wanted.map((one) => [one, odd(random.pick(['1', '*', '^1.0.0', '2', 'latest', 'git+ssh://x', 'x'.repeat(600)]))])),
    );
  };
  const manifest = {
    name: odd(name),
    version: odd(version),
    dependencies: dependencies(),
    peerDependencies: dependencies(),
    peerDependenciesMeta: odd({ base: { optional: true } }),
    dist: odd({ tarball: odd(`${url}/${encodeURIComponent(`${name}.tgz`)}`), integrity: odd(integrity), shasum: odd('00') }),
  };
  return {
    name: odd(name),
    'dist-tags': odd({ latest: odd(version) }),
    versions: odd({ [version]: odd(manifest), [hostileText(random)]: odd(manifest) }),
  };
}
