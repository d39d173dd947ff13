import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LibraryFiles } from '../../../renderer/api/program/virtualProgram.ts';
import { compareReleases } from '../../../renderer/compare/compareReleases.ts';
import { createWithUsers } from '../../../renderer/compare/snapshots/changedDeclarations.ts';
import { createVerify } from '../../../renderer/compare/witness/createVerify.ts';
import { createReleasePrograms } from '../../../renderer/compare/witness/releasePrograms.ts';
import type { ApiSnapshot } from '../../../renderer/release/apiSnapshot.ts';
import { confirmedVerdict, overallVerdict } from '../../../renderer/release/diffEntry.ts';
import { snapshotPackage } from '../../../renderer/release/take/snapshotPackage.ts';
import { createRandom } from '../createRandom.ts';
import type { Fuzzing, Round } from '../runFuzz.ts';
import { createClients, type WriteClients } from './clientPrograms.ts';
import { mutateSnapshot } from './mutateSnapshot.ts';

/** Installed packages. */
const usualPackages = ['commander', 'lru-cache', 'chokidar', 'magic-string', 'entities', 'htmlparser2'];

interface VerdictsRequest extends Pick<Fuzzing, 'seed' | 'rounds' | 'fixture'> {
  /** Names of installed packages whose declarations are edited. */
  readonly packages?: readonly string[] | undefined;
}

interface Subject {
  readonly snapshot: ApiSnapshot;
  readonly writeClients: WriteClients;
}

/**
 * Makes one small edit in a declaration of a real package, and compares the package with the original. The compiler judges independently: if a
 * program that uses the package breaks, the strict verdict must not be minor or patch, and nothing may only be suspected to break programs.
 */
export async function* fuzzVerdicts({ seed, rounds, fixture, packages = usualPackages }: VerdictsRequest): AsyncGenerator<Round> {
  const root = fixture.slice(0, fixture.indexOf('/test/fixtures/'));
  const folder = mkdtempSync(join(tmpdir(), 'gqldocs-verdicts-'));
  const libraries: LibraryFiles = new Map();
  const bases = [root];
  const subjects = new Map<string, Subject>();
  const subjectOf = (name: string): Subject => {
    const own = join(root, 'node_modules', name);
    const snapshot = snapshotPackage({ folder: own, root: own, repository: own, libraries }).value?.snapshot;
    if (snapshot === undefined) throw new Error(`There is no snapshot of ${name}.`);
    const subject = subjects.get(name) ?? { snapshot, writeClients: createClients({ snapshot, bases, libraries }) };
    subjects.set(name, subject);
    return subject;
  };
  for (let round = 1; round <= rounds; round += 1) {
    const random = createRandom(seed * 10_000 + round);
    const name = packages[round % packages.length] ?? '';
    const { snapshot, writeClients } = subjects.get(name) ?? subjectOf(name);
    let mutation = mutateSnapshot(snapshot, random);
    while (mutation === undefined) mutation = mutateSnapshot(snapshot, random);
    const both = { old: snapshot, new: mutation.snapshot, bases, libraries };
    const users = createWithUsers(snapshot)([mutation.id]);
    const exports = (snapshot.modules[0]?.exports ?? []).filter(({ target }) => users.has(target));
    const texts = exports.flatMap((one) => writeClients(one.name, mutation.name)).slice(0, 300);
    const { verify } = createVerify({ programs: createReleasePrograms(both), texts });
    const results = texts.map((text) => [text, verify(text)] as const);
    const broken = results.find(([, result]) => result === 'breaks')?.[0];
    const [strict, standard] = (['strict', 'standard'] as const).map((policy) => {
      const entries = compareReleases({ ...both, policy });
      return { verdict: overallVerdict(entries.map((one) => one.verdict)), entries };
    });
    const isSuspected = standard !== undefined && standard.verdict === 'unknown' && confirmedVerdict(standard) === 'minor';
    const isMissed = broken !== undefined && (strict?.verdict === 'minor' || strict?.verdict === 'patch' || isSuspected);
    const found = broken === undefined ? 'no program breaks' : 'a program breaks';
    yield {
      round,
      edits: [
        `${name}: ${mutation.text}`,
        `${found}; strict ${strict?.verdict}, standard ${standard?.verdict}; ${results.filter(([, one]) => one !== 'invalid').length} of ${texts.length} programs compile`,
      ],
      isPublished: broken !== undefined,
      differences: isMissed
        ? [
            `${strict?.verdict} by the strict policy${isSuspected ? ', only suspected by the standard one' : ''}, and this breaks: ${broken}`,
            ...(strict?.entries ?? []).map(({ reason }) => reason),
          ]
        : [],
      folder,
    };
  }
}
