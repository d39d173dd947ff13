import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findReleases } from '../../../renderer/commands/publish/findReleases.ts';
import { isReleaseName, parseManifest } from '../../../renderer/commands/publish/releaseManifest.ts';
import { checkUserConfig } from '../../../renderer/config/checkUserConfig.ts';
import type { PackageConfig } from '../../../renderer/model/config.ts';
import { readArtifact } from '../../../renderer/packages/artifacts/readArtifact.ts';
import { readArtifactHead } from '../../../renderer/packages/artifacts/readArtifactHead.ts';
import { findForeignFiles } from '../../../renderer/publish/findForeignFiles.ts';
import { partsOfDeclaration } from '../../../renderer/release/declarationText.ts';
import { displayNames } from '../../../renderer/release/displayNames.ts';
import { formatSnapshot } from '../../../renderer/release/formatSnapshot.ts';
import { parseSnapshot } from '../../../renderer/release/parseSnapshot.ts';
import { renderDeclarations } from '../../../renderer/release/renderDeclarations.ts';
import { createRandom, type Random } from '../createRandom.ts';
import type { Fuzzing, Round } from '../runFuzz.ts';
import { damage, hostileText, hostileValue } from './hostileTexts.ts';
import { resultOf, WatchedFolder } from './watchedFolder.ts';

interface Outcome {
  readonly isAccepted: boolean;
  readonly differences: readonly string[];
}

interface TextReader {
  readonly make: (random: Random) => string;
  /** @param own the only folder that may get files */
  readonly read: (text: string, own: string) => Promise<Outcome>;
}

/** Gives a reader random texts: it must accept or refuse each, end, and write nothing. */
function fuzzer({ make, read }: TextReader) {
  return async function* fuzz({ seed, rounds }: Pick<Fuzzing, 'seed' | 'rounds'>): AsyncGenerator<Round> {
    const watched = new WatchedFolder();
    for (let round = 1; round <= rounds; round += 1) {
      const text = make(createRandom(seed * 10_000 + round));
      watched.clear();
      writeFileSync(join(watched.scratch, 'input.txt'), text);
      const result = await resultOf(() => read(text, watched.own));
      const done = 'value' in result ? result.value : { isAccepted: false, differences: [result.failure] };
      const differences = [...done.differences, ...watched.escaped().map((path) => `${path} was written`)];
      yield { round, edits: [JSON.stringify(text.slice(0, 200))], isPublished: done.isAccepted, differences, folder: watched.scratch };
    }
    watched.remove();
  };
}

/** A text as it is, or with other bytes in some places. */
function maybeDamaged(text: string, random: Random): string {
  return random.chance(0.5) ? text : damage(Buffer.from(text), random).toString();
}

const declarations = [
  'class c<T extends string = "a"> \n  extends b<T>\n  implements i\n  constructor(a: string)\n  "x y"?: T\n  #private',
  'interface i\n  extends import("x").Y\n  (a: number): string\n    @deprecated Use `b`.\n  [key: string]: any',
  'type t<T>\n  { a: string; b: (value: T) => void } & c<"x">',
  'enum e\n  A = 0\n    @anchor a\n  "B b" = "x"',
  'function f\n  @internal\n  <T>(a: T, ...b: string[]): asserts a is string',
  'const v\n  import("y").Z["a"]',
  'namespace n\n  c = c\n  type d = import("x").Y',
] as const;

function makeSnapshot(random: Random): string {
  const exported = (): string => {
    const name = random.chance(0.6) ? random.pick(['a', '@b', 'default', '*', 'export=']) : JSON.stringify(hostileText(random));
    return `  ${random.chance(0.2) ? 'type ' : ''}${name} = ${random.pick(['c', 'f', 'n', 'import("x").Y', 'import("a\\"b")'])}`;
  };
  const module = (name: string): string => [`module ${name}`, ...Array.from({ length: random.below(4) }, exported)].join('\n');
  const lines = [
    'gqldocs-api 1',
    `package ${JSON.stringify(hostileText(random))} "1.0.0"`,
    module('.'),
    module(JSON.stringify(`./${hostileText(random)}`)),
    ...declarations.filter(() => random.chance(0.7)),
    'end\n',
  ];
  return maybeDamaged(lines.join('\n').replaceAll(' \n', '\n'), random);
}

/** A snapshot that is accepted must be written, rendered and shown without a failure, and be read again as the same. */
export const fuzzSnapshots = fuzzer({
  make: makeSnapshot,
  read: async (text) => {
    const read = parseSnapshot(text);
    if (!read.ok) return { isAccepted: false, differences: [] };
    const { snapshot } = read;
    for (const { id } of snapshot.declarations) partsOfDeclaration(snapshot, id);
    displayNames(snapshot);
    const paths = [...renderDeclarations(snapshot).keys()].filter((path) => path.split('/').includes('..'));
    const again = parseSnapshot(formatSnapshot(snapshot));
    const isSame = again.ok && formatSnapshot(again.snapshot) === formatSnapshot(snapshot);
    return { isAccepted: true, differences: [...paths, ...(isSame ? [] : ['it is not read as it was written'])] };
  },
});

/** A value that is likely to be of the right kind. */
function odd(value: unknown, random: Random): unknown {
  return random.chance(0.15) ? hostileValue(random) : value;
}

/** A list that is accepted has only names of folders. */
export const fuzzManifests = fuzzer({
  make: (random) => {
    const releases = Array.from({ length: random.below(5) }, () => odd(random.chance(0.7) ? 'v1.0.0' : hostileText(random), random));
    return maybeDamaged(JSON.stringify(odd({ version: odd(1, random), latest: odd('v1', random), releases }, random)) ?? '', random);
  },
  read: async (text, own) => {
    mkdirSync(join(own, 'v1.0.0'));
    writeFileSync(join(own, 'versions.json'), text);
    const parsed = parseManifest(text);
    const { value, problems } = await findReleases(own);
    const wrong = [...(parsed?.releases ?? []), ...value.listed].filter((name) => !isReleaseName(name));
    const isSilent = parsed === undefined && problems.length === 0;
    return {
      isAccepted: parsed !== undefined,
      differences: [...wrong.map((name) => `the release ${name}`), ...(isSilent ? ['no problem'] : [])],
    };
  },
});

/** A folder counts as one of ours only with the entry that every site has, so that no other folder is replaced. */
export const fuzzRoutes = fuzzer({
  make: (random) => {
    const entry = (): unknown => odd({ kind: odd('not-found', random), html: odd('404.html', random) }, random);
    const routes = Array.from({ length: random.below(4) }, () => (random.chance(0.5) ? entry() : hostileValue(random)));
    return maybeDamaged(JSON.stringify(odd(routes, random)) ?? '', random);
  },
  read: async (text, own) => {
    writeFileSync(join(own, 'routes.json'), text);
    const isForeign = await findForeignFiles(own);
    const hasEntry = text.includes('"not-found"') && text.includes('"404.html"');
    return { isAccepted: !isForeign, differences: !isForeign && !hasEntry ? ['a foreign folder counts as ours'] : [] };
  },
});

const artifactHead = { artifact: 'gqldocs', version: 1, model: 'x', generator: '1', folder: '.', options: { slug: 'own' } };

/** Artifacts have a hash of their lines, which a hostile one has, too. */
export const fuzzArtifacts = fuzzer({
  make: (random) => {
    const facts = { slug: odd('own', random), name: odd('own', random), files: odd({ pictures: [hostileText(random)] }, random) };
    const lines = [
      odd(artifactHead, random),
      { package: random.chance(0.9) ? facts : hostileValue(random), lists: odd(['modules'], random) },
      ...Array.from({ length: random.below(4) }, () => odd({ list: 'modules', entry: hostileValue(random) }, random)),
      ...(random.chance(0.3) ? [{ problem: hostileValue(random) }] : []),
      ...(random.chance(0.3) ? [{ picture: odd(hostileText(random), random), base64: odd('AA==', random) }] : []),
    ];
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    const end = { end: odd(lines.length, random), sha256: createHash('sha256').update(text).digest('hex') };
    return maybeDamaged(`${text}${JSON.stringify(end)}\n`, random);
  },
  read: async (text, own) => {
    const file = join(own, 'own.gqldocs.jsonl');
    writeFileSync(file, text);
    await readArtifactHead({ file, root: own, generator: '1' });
    const config = { slug: 'own', path: own } as PackageConfig;
    const { value, problems } = await readArtifact({ file, config, root: own });
    return { isAccepted: value !== undefined, differences: value === undefined && problems.length === 0 ? ['no problem'] : [] };
  },
});

/** Keys of configurations, the more likely ones twice. */
const keys = [
  'title',
  'url',
  'baseUrl',
  'navbar',
  'items',
  'api',
  'packages',
  'path',
  'documents',
  'addresses',
  'redirects',
  'zzz',
  '__proto__',
];

function makeConfig(random: Random, depth = 0): unknown {
  if (depth > 3 || random.chance(0.3)) return hostileValue(random);
  if (random.chance(0.2)) return Array.from({ length: random.below(3) }, () => makeConfig(random, depth + 1));
  return Object.fromEntries(Array.from({ length: random.below(4) }, () => [random.pick(keys) ?? '', makeConfig(random, depth + 1)]));
}

/** A configuration is checked without a failure, and each problem has a code and a place. */
export const fuzzConfigs = fuzzer({
  make: (random) => {
    const packages = Array.from({ length: random.below(3) }, () => odd({ path: odd('pkg', random), slug: odd('a', random) }, random));
    const good = { title: odd('T', random), navbar: odd({ title: odd('T', random) }, random), api: odd({ packages }, random) };
    return JSON.stringify(random.chance(0.6) ? good : makeConfig(random)) ?? 'null';
  },
  read: async (text) => {
    const { value, problems } = checkUserConfig(JSON.parse(text), () => ({ file: 'gqldocs.config.js' }));
    const wrong = problems.filter(({ code, place }) => !code.startsWith('config/') || place === undefined);
    const isSilent = value === undefined && problems.length === 0;
    return {
      isAccepted: value !== undefined,
      differences: [...wrong.map((one) => JSON.stringify(one)), ...(isSilent ? ['no problem'] : [])],
    };
  },
});
