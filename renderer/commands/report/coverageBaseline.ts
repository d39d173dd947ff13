import { parseJson } from '../../model/parseJson.ts';
import { isRecord } from '../../packages/manifest.ts';
import type { PackageCoverage, UndocumentedName } from './coverage.ts';

/** Coverage that was accepted, by package. */
export type CoverageBaseline = Readonly<Record<string, PackageBaseline>>;

interface PackageBaseline extends Pick<PackageCoverage, 'described' | 'total'> {
  /** Sorted. */
  readonly undocumented: readonly string[];
}

const baselineVersion = 1;

/** The coverage of packages as a baseline. */
export function toBaseline(packages: readonly PackageCoverage[]): CoverageBaseline {
  return Object.fromEntries(
    packages.map(({ name, described, total, undocumented }) => [
      name,
      { described, total, undocumented: undocumented.map((one) => one.name) },
    ]),
  );
}

/** As text, with packages and names sorted, a line for each name. */
export function formatBaseline(baseline: CoverageBaseline): string {
  const packages = Object.fromEntries(
    Object.keys(baseline)
      .sort()
      .map((name) => [name, baseline[name]]),
  );
  return `${JSON.stringify({ version: baselineVersion, packages }, null, 2)}\n`;
}

/** Undefined for a text that `formatBaseline` did not write. */
export function parseBaseline(text: string): CoverageBaseline | undefined {
  const parsed = parseJson(text);
  if (!isRecord(parsed) || parsed.version !== baselineVersion || !isRecord(parsed.packages)) return undefined;
  const packages = Object.entries(parsed.packages).map(([name, value]) => [name, toPackage(value)] as const);
  const known = packages.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  return known.length === packages.length ? Object.fromEntries(known) : undefined;
}

function toPackage(value: unknown): PackageBaseline | undefined {
  if (!isRecord(value) || !Array.isArray(value.undocumented)) return undefined;
  const { described, total } = value;
  const undocumented = value.undocumented.filter((name) => typeof name === 'string');
  return typeof described === 'number' && typeof total === 'number' ? { described, total, undocumented } : undefined;
}

/** Names without a description that the baseline does not accept. In a package that it does not list, these are all of them. */
export function newlyUndocumented({ name, undocumented }: PackageCoverage, baseline: CoverageBaseline): readonly UndocumentedName[] {
  const accepted = new Set(Object.hasOwn(baseline, name) ? baseline[name]?.undocumented : []);
  return undocumented.filter((one) => !accepted.has(one.name));
}
