import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import type { UserPackage } from '../../../renderer/index.ts';
import { loadApi } from '../SiteTest.ts';

export interface ModelRequest {
  /** Absolute folder of the package. */
  readonly folder: string;
  /** Options of the package in the configuration. Default: none. */
  readonly options?: Partial<UserPackage> | undefined;
}

/** What extraction says about a package, as plain JSON. Nothing in it depends on the machine or on the state of a Git repository. */
export interface ExtractedModel {
  /** The package without its lists. Undefined when nothing was extracted. */
  readonly package?: Json;
  /** `symbols`, `modules` and whatever other lists the model has, in the model's order. */
  readonly lists: Readonly<Record<string, readonly Json[]>>;
  readonly problems: readonly Json[];
}

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * Extracts a package with `dist/` into a temporary artifact and reads it without any knowledge of the model: fields that are added to the
 * model appear here, too. Going through the public API keeps these tests independent of how extraction is organized.
 */
export async function extractModel({ folder, options }: ModelRequest): Promise<ExtractedModel> {
  const project = await mkdtemp(join(tmpdir(), 'gqldocs-model-'));
  try {
    // Without a template, links to sources would depend on the remote and the commit of this repository.
    const source = { url: '{path}:{line}' };
    const config = { title: 'Models', api: { packages: [{ path: folder, source, ...options }] }, checks: { 'api/syntax': 'warning' } };
    await writeFile(join(project, 'gqldocs.config.mjs'), `export default ${JSON.stringify(config)};\n`);
    const out = join(project, 'model.jsonl');
    const { extract } = await loadApi();
    const report = await extract({ cwd: project, package: folder, out });
    if (report.ok && report.package !== undefined) return parseLines(await readFile(out, 'utf8'));
    const problems = report.problems.map(({ place, ...problem }) => ({
      ...problem,
      ...(place && { place: { ...place, file: relative(folder, resolve(project, place.file)).replaceAll('\\', '/') } }),
    }));
    return { lists: {}, problems: toJson(problems) };
  } finally {
    await rm(project, { recursive: true, force: true });
  }
}

function parseLines(text: string): ExtractedModel {
  const lines: readonly Line[] = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  const entries = lines.flatMap((line) => ('list' in line ? [line] : []));
  const [facts] = lines.flatMap((line) => ('package' in line ? [line] : []));
  if (facts === undefined) throw new Error('The artifact has no package.');
  const lists = facts.lists.map((name) => [name, entries.filter(({ list }) => list === name).map(({ entry }) => entry)] as const);
  return {
    package: facts.package,
    lists: Object.fromEntries(lists),
    problems: lines.flatMap((line) => ('problem' in line ? [line.problem] : [])),
  };
}

/** Lines of an artifact that matter here. Others are its head, its end and its pictures. */
type Line =
  | { readonly package: Json; readonly lists: readonly string[] }
  | { readonly list: string; readonly entry: Json }
  | { readonly problem: Json }
  | { readonly end: number };

function toJson(value: unknown): readonly Json[] {
  return JSON.parse(JSON.stringify(value));
}
