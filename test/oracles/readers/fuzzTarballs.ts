import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readTarball } from '../../../renderer/packages/readTarball.ts';
import { paxEntry, tarEnd, tarEntry } from '../../registry/tarEntry.ts';
import { createRandom, type Random } from '../createRandom.ts';
import type { Fuzzing, Round } from '../runFuzz.ts';
import { damage, hostileText } from './hostileTexts.ts';
import { resultOf, WatchedFolder } from './watchedFolder.ts';

/** Small enough that random tarballs exceed them. */
const most = { bytes: 300_000, files: 12 };

/**
 * Unpacks random tarballs: with names that leave the package, wrong sizes, damaged headers, and bytes that are no archive. Each must be unpacked
 * or give a reason, write nothing outside of its folder, and stay within the limits.
 */
export async function* fuzzTarballs({ seed, rounds }: Pick<Fuzzing, 'seed' | 'rounds'>): AsyncGenerator<Round> {
  const watched = new WatchedFolder();
  const folder = join(watched.own, 'package');
  for (let round = 1; round <= rounds; round += 1) {
    const random = createRandom(seed * 10_000 + round);
    const { packed, edits } = makeTarball(random);
    watched.clear();
    writeFileSync(join(watched.scratch, 'input.tgz'), packed);
    const result = await resultOf(() => readTarball({ packed, folder, most }));
    const differences = [
      ...('failure' in result ? [result.failure] : []),
      ...watched.escaped().map((path) => `${path} was written`),
      ...readdirSync(watched.own).flatMap((name) => (name === 'package' ? [] : [`${name} was written next to the package`])),
      ...exceeded(folder),
    ];
    yield { round, edits, isPublished: 'value' in result && result.value.ok, differences, folder: watched.scratch };
  }
  watched.remove();
}

function exceeded(folder: string): readonly string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path));
  const sizes = paths.map((path) => statSync(path)).flatMap((stats) => (stats.isFile() ? [stats.size] : []));
  const bytes = sizes.reduce((total, size) => total + size, 0);
  return sizes.length > most.files || bytes > most.bytes ? [`${sizes.length} files with ${bytes} bytes were written`] : [];
}

interface RandomTarball {
  readonly packed: Buffer;
  readonly edits: readonly string[];
}

function makeTarball(random: Random): RandomTarball {
  const edits: string[] = [];
  const note = <T>(text: string, value: T): T => {
    edits.push(text);
    return value;
  };
  const entries = Array.from({ length: 1 + random.below(random.chance(0.1) ? 20 : 5) }, () => makeEntry(random, edits));
  const archive = Buffer.concat([...entries, ...(random.chance(0.9) ? [tarEnd] : [])]);
  const damaged = random.chance(0.3) ? note('(the archive is damaged)', damage(archive, random)) : archive;
  const packed = gzipSync(damaged);
  if (random.chance(0.1)) return { packed: note('(two archives)', Buffer.concat([packed, packed])), edits };
  return { packed: random.chance(0.1) ? note('(the compressed bytes are damaged)', damage(packed, random)) : packed, edits };
}

function makeEntry(random: Random, edits: string[]): Buffer {
  const name = random.chance(0.3) ? `package/${random.pick(['a', 'a/b', 'a/b/c', 'd.ts', 'A'])}` : `package/${hostileText(random)}`;
  const type = random.chance(0.7) ? '0' : (random.pick([...'1234567xgLKSDVAN\0 ?']) ?? '0');
  const contents = Buffer.alloc(random.pick([0, 0, 1, 511, 512, 513, 5000, 200_000]) ?? 0, random.pick(['\0', 'text ']));
  const kinds: readonly (() => Buffer)[] = [
    () => tarEntry({ name, contents, type }),
    () => tarEntry({ name, contents, type }),
    () => paxEntry(name, contents),
    () => tarEntry({ name, contents, type, size: random.pick([0, 1, contents.length + 1, contents.length + 1024, 8 ** 11 - 1]) }),
    () => Buffer.concat([tarEntry({ name: 'long', type: 'L', contents: `${name}\0` }), tarEntry({ name: 'package/x', contents })]),
    () =>
      Buffer.concat([
        tarEntry({ name: 'pax', type: random.pick(['x', 'g']), contents: makePax(random) }),
        tarEntry({ name, contents, type }),
      ]),
    () => tarEntry({ name: hostileText(random), contents, type }),
  ];
  edits.push(`${JSON.stringify(name.slice(0, 80))} of type ${JSON.stringify(type)} with ${contents.length} bytes`);
  return random.pick(kinds)?.() ?? tarEnd;
}

/** Records of a header of pax, with lengths that may be wrong. */
function makePax(random: Random): string {
  const records = Array.from({ length: 1 + random.below(3) }, () => {
    const key = random.pick(['path', 'path', 'linkpath', 'size', 'mtime', '__proto__', hostileText(random)]);
    const value = random.pick([hostileText(random), `package/${hostileText(random)}`, '0', '-1', '99999999999', 'NaN']);
    const record = ` ${key}=${value}\n`;
    const length = Buffer.byteLength(record) + 2;
    return `${random.chance(0.8) ? length : random.pick([0, -1, 1, 99_999, 'x'])}${record}`;
  });
  return records.join('');
}
