import { resolve } from 'node:path';
import type { PackageRef } from '../model/config.ts';
import type { Found, Place, Problem } from '../model/problem.ts';
import { packageSlug } from '../packages/packageSlug.ts';
import { type PackageAtRef, readRef } from '../packages/readRef.ts';
import { sameMajor, unknownRef } from '../problems/refs.ts';
import type { Locate } from './locate.ts';
import type { UserPackage } from './schema/package.ts';
import type { UserConfig } from './userConfig.ts';

export interface ResolveRefsRequest {
  readonly user: UserConfig;
  /** Absolute. */
  readonly root: string;
  /** Refs of the command line: each package once at each. None: those of the config. */
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
 * Finds out which commits packages are taken from, and which versions they have there: a major version names the section (`v16`), so that
 * no two of one package may have the same.
 */
export async function resolveRefs({ user, root, refs, locate }: ResolveRefsRequest): Promise<Found<ResolvedRefs>> {
  const wanted = (user.api?.packages ?? []).flatMap((pkg, index): readonly Wanted[] => {
    const place = pkg.ref === undefined ? undefined : locate(['api', 'packages', index, 'ref']);
    return refs.length === 0
      ? [{ pkg, place, isNamed: true }]
      : refs.map((ref) => ({ pkg: { ...pkg, ref }, place: undefined, isNamed: false }));
  });
  if (wanted.every(({ pkg }) => pkg.ref === undefined)) return { value: { user, refs: [] }, problems: [] };
  const read = await Promise.all(wanted.map((one) => readWanted(one, root)));
  const problems = [...read.flatMap((one) => one.problems), ...clashes(read)];
  const names = new Set(read.flatMap(({ at }) => at?.name ?? []));
  const packages = read.map((one) => namedByVersion(one, names.size > 1));
  return {
    value: { user: { ...user, api: { ...user.api, packages } }, refs: read.map(({ ref }) => ref) },
    problems,
  };
}

interface Wanted {
  readonly pkg: UserPackage;
  /** Where the config names the ref. */
  readonly place: Place | undefined;
  /** Whether slug and label of the config are this version's, and not those of all versions. */
  readonly isNamed: boolean;
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

function clashes(read: readonly Read[]): readonly Problem[] {
  return read.flatMap(({ pkg: { ref = '' }, at, place }, index) => {
    const first = read.slice(0, index).find((other) => isSameVersion(other.at, at));
    if (first === undefined || at === undefined) return [];
    return [sameMajor({ package: at.name, major: majorOf(at), refs: [first.pkg.ref ?? '', ref], place, first: first.place })];
  });
}

function isSameVersion(a: PackageAtRef | undefined, b: PackageAtRef | undefined): boolean {
  return a !== undefined && b !== undefined && a.name === b.name && majorOf(a) === majorOf(b);
}

/** `v16`; of something without a version, its commit. */
function majorOf({ version, commit }: PackageAtRef): string {
  const [, major] = /^v?(\d+)/.exec(version) ?? [];
  return major === undefined ? commit.slice(0, 8) : `v${major}`;
}

function namedByVersion({ pkg, at, isNamed }: Read, hasManyNames: boolean): UserPackage {
  if (at === undefined) return pkg;
  const major = majorOf(at);
  const slug = hasManyNames ? `${pkg.slug ?? packageSlug(at.name)}-${major}` : major;
  const source = pkg.source ?? (at.sourceUrl === undefined ? undefined : { url: at.sourceUrl });
  return {
    ...pkg,
    slug: isNamed ? (pkg.slug ?? slug) : slug,
    label: isNamed && pkg.label !== undefined ? pkg.label : `${pkg.label ?? at.name} ${major}`,
    source,
  };
}
