import { artifactDamaged } from '../../diagnostics/artifacts.ts';
import type { ApiPackage } from '../../model/api.ts';
import type { PackageConfig } from '../../model/config.ts';
import type { Found, Problem } from '../../model/problem.ts';
import { relativePath } from '../../model/relativePath.ts';
import type { PackageFacts } from './artifactFormat.ts';
import { movePlaces } from './movePlaces.ts';
import { parseLine, readLines } from './readLines.ts';

interface ReadArtifactRequest {
  /** Absolute. */
  readonly file: string;
  readonly config: PackageConfig;
  /** Absolute folder of the project. */
  readonly root: string;
}

/**
 * Reads a package from its artifact, as if it had just been extracted: with places relative to the project, its problems, and the
 * pictures of its texts. One that isn't whole gives no package, and says where it breaks off.
 */
export async function readArtifact({ file, config, root }: ReadArtifactRequest): Promise<Found<ApiPackage | undefined>> {
  const parts = emptyParts();
  let line = 0;
  const damaged = (reason: string): Found<undefined> => {
    const place = { file: relativePath(root, file), line: Math.max(1, line) };
    return { value: undefined, problems: [artifactDamaged({ reason, place, leavesOut: config.slug })] };
  };
  try {
    for await (const { text, number, hashBefore } of readLines(file)) {
      line = number;
      if (parts.isWhole) return damaged('there is data after its end');
      if (number === 1) continue;
      const fault = addLine(parts, { text, number, hashBefore });
      if (fault !== undefined) return damaged(fault);
    }
  } catch (error) {
    return damaged(error instanceof Error ? error.message : String(error));
  }
  if (!parts.isWhole || parts.facts === undefined) return damaged('it ends too early');
  if (parts.facts.slug !== config.slug) return damaged(`it is of "${parts.facts.slug}", which it was not a moment ago`);
  const { value, problems } = assemble(parts, parts.facts);
  const folder = relativePath(root, config.path);
  movePlaces([value, problems], folder);
  return { value, problems };
}

/** The parts that have been read so far. */
interface Parts {
  facts: PackageFacts | undefined;
  readonly lists: Map<string, unknown[]>;
  readonly problems: Problem[];
  readonly pictures: (readonly [path: string, base64: string])[];
  isWhole: boolean;
}

function emptyParts(): Parts {
  return { facts: undefined, lists: new Map(), problems: [], pictures: [], isWhole: false };
}

interface NumberedLine {
  readonly text: string;
  readonly number: number;
  readonly hashBefore: () => string;
}

/** Adds a line; returns an error message if the line is wrong. */
function addLine(parts: Parts, { text, number, hashBefore }: NumberedLine): string | undefined {
  const line = parseLine(text);
  if (line === undefined) return 'this line is none of an artifact';
  if ('end' in line) {
    if (line.end !== number - 1 || line.sha256 !== hashBefore()) return 'its lines are not those that were written';
    parts.isWhole = true;
  } else if ('package' in line) {
    parts.facts = line.package;
    for (const name of line.lists) parts.lists.set(name, []);
  } else if ('list' in line) {
    const list = parts.lists.get(line.list);
    if (list === undefined) return `there is no list "${line.list}"`;
    list.push(line.entry);
  } else if ('problem' in line) parts.problems.push(line.problem);
  else parts.pictures.push([line.picture, line.base64]);
  return undefined;
}

function assemble(
  { lists, problems, pictures }: Parts,
  facts: PackageFacts,
): { readonly value: ApiPackage; readonly problems: readonly Problem[] } {
  const files = facts.files && { ...facts.files, contents: Object.fromEntries(pictures) };
  // The hash of the model's definition has said that these are the fields that a package has.
  const value = { ...facts, ...(files && { files }), ...Object.fromEntries(lists) } as unknown as ApiPackage;
  return { value, problems };
}
