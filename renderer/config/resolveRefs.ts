import { resolve } from 'node:path';
import type { Locate } from '../diagnostics/locateKey.ts';
import { sameCommit, unknownRef } from '../diagnostics/refs.ts';
import type { PackageRef } from '../model/config.ts';
import type { Found, Place, Problem } from '../model/problem.ts';
import { packageSlug } from '../packages/packageSlug.ts';
import { type PackageAtRef, readRef } from '../packages/readRef.ts';
import type { UserPackage } from './schema/package.ts';
import type { UserConfig } from './userConfig.ts';

interface ResolveRefsRequest {
  readonly user: UserConfig;
  /** Absolute. */
  readonly root: string;
  /** Refs of the command line: each package once at each. With one, the sections keep the names of the config. None: those of the config. */
  readonly refs: readonly string[];
  readonly locate: Locate;
}

export interface ResolvedRefs {
  /** With a package for each ref, named by its version. */
  readonly user: UserConfig;
  /** By the index of the package; undefined for one that is taken as it lies there. */
  readonly refs: readonly (PackageRef | undefined)[];
}

/**
 * Resolves refs to commits, and reads the version of each package there. Unless the command line names a single ref, the section is named by
 * the shortest part of the version that is unique among the versions of the package (`v16`, `v0.2`).
 */
export async function resolveRefs({ user, root, refs, locate }: ResolveRefsRequest): Promise<Found<ResolvedRefs>> {
  const wanted = (user.api?.packages ?? []).flatMap((pkg, index): readonly Wanted[] => {
    const place = pkg.ref === undefined ? undefined : locate(['api', 'packages', index, 'ref']);
    return refs.length === 0
      ? [{ pkg, place, naming: 'own' }]
      : refs.map((ref) => ({ pkg: { ...pkg, ref }, place: undefined, naming: refs.length === 1 ? 'config' : 'version' }));
  });
  if (wanted.every(({ pkg }) => pkg.ref === undefined)) return { value: { user, refs: [] }, problems: [] };
  const read = await Promise.all(wanted.map((one) => readWanted(one, root)));
  const problems = [...read.flatMap((one) => one.problems), ...clashes(read)];
  const all = read.flatMap(({ at }) => at ?? []);
  const packages = read.map((one) => named(one, all));
  return {
    value: { user: { ...user, api: { ...user.api, packages } }, refs: read.map(({ ref }) => ref) },
    problems,
  };
}

interface Wanted {
  readonly pkg: UserPackage;
  /** Where the config names the ref. */
  readonly place: Place | undefined;
  /**
   * What names the section. `config`: the site has one state of the package, so its addresses are those of a build without a ref.
   * `own`: slug and label of the config are this version's; what the config leaves out comes from the version. `version`: they are those of
   * all versions.
   */
  readonly naming: 'config' | 'own' | 'version';
}

interface Read extends Wanted {
  readonly at?: PackageAtRef | undefined;
  readonly ref?: PackageRef | undefined;
  readonly problems: readonly Problem[];
}

async function readWanted(wanted: Wanted, root: string): Promise<Read> {
  const { pkg, place } = wanted;
  if (pkg.ref === undefined) return { ...wanted, problems: [] };
  const reading = await readRef({ folder: resolve(root, pkg.path), ref: pkg.ref });
  if (!reading.ok) return { ...wanted, problems: [unknownRef({ ref: pkg.ref, ...reading, place })] };
  const { commit, top, directory } = reading.value;
  return { ...wanted, at: reading.value, ref: { name: pkg.ref, commit, top, directory }, problems: [] };
}

/** Two refs of the same commit cannot be distinguished by a name. */
function clashes(read: readonly Read[]): readonly Problem[] {
  return read.flatMap(({ pkg: { ref = '' }, at, place }, index) => {
    const first = read.slice(0, index).find((other) => at !== undefined && other.at?.name === at.name && other.at.commit === at.commit);
    if (first === undefined || at === undefined) return [];
    return [sameCommit({ package: at.name, refs: [first.pkg.ref ?? '', ref], place, first: first.place })];
  });
}

/** The shortest name of a version that no other of its package has: `v16`, else `v0.2`, `v0.2.1`, `v0.2.1-1a2b3c4d`. */
function versionName(at: PackageAtRef, all: readonly PackageAtRef[]): string {
  const others = all.filter((other) => other !== at && other.name === at.name);
  const names = versionNames(at);
  return names.find((name) => !others.some((other) => versionNames(other).includes(name))) ?? names.at(-1) ?? at.commit.slice(0, 8);
}

/** From short to long; of something without a version, its commit. */
function versionNames({ version, commit }: PackageAtRef): readonly string[] {
  const short = commit.slice(0, 8);
  const [, full, major, minor] = /^v?((\d+)(?:\.(\d+))?[\w.+-]*)/.exec(version) ?? [];
  if (full === undefined || major === undefined) return [short];
  return [...new Set([`v${major}`, `v${major}.${minor ?? 0}`, `v${full.replaceAll('+', '-')}`, `v${full.replaceAll('+', '-')}-${short}`])];
}

function named({ pkg, at, naming }: Read, all: readonly PackageAtRef[]): UserPackage {
  if (at === undefined) return pkg;
  const source = pkg.source ?? (at.sourceUrl === undefined ? undefined : { url: at.sourceUrl });
  if (naming === 'config') return { ...pkg, source };
  const hasManyNames = new Set(all.map(({ name }) => name)).size > 1;
  const version = versionName(at, all);
  const slug = hasManyNames ? `${pkg.slug ?? packageSlug(at.name)}-${version}` : version;
  const own = naming === 'own' ? pkg : undefined;
  return { ...pkg, slug: own?.slug ?? slug, label: own?.label ?? `${pkg.label ?? at.name} ${version}`, source };
}
