import { open } from 'node:fs/promises';
import { artifactDamaged, artifactVersion, noArtifact } from '../../diagnostics/artifacts.ts';
import type { Found } from '../../model/problem.ts';
import { relativePath } from '../../model/relativePath.ts';
import { type ArtifactHead, formatMark, formatVersion, type PackageFacts } from './artifactFormat.ts';
import { loadModelHash } from './loadModelHash.ts';
import { parseHead, parseLine, readLines } from './readLines.ts';

/** The facts about an artifact that are needed to plan a site's config, without reading the whole file. */
export interface Artifact {
  /** Absolute. */
  readonly file: string;
  readonly head: ArtifactHead;
  readonly package: PackageFacts;
}

interface HeadRequest {
  /** Absolute. */
  readonly file: string;
  /** Absolute; places of problems are relative to it. */
  readonly root: string;
  /** Version of this program. */
  readonly generator: string;
}

/**
 * Reads the first two lines of an artifact of this format and model. Whether the rest is complete is only known when it is read. The first
 * bytes are checked before, because another file may have no lines at all.
 */
export async function readArtifactHead({ file, root, generator }: HeadRequest): Promise<Found<Artifact | undefined>> {
  const shown = relativePath(root, file);
  const damaged = (reason: string, line: number) => failed(artifactDamaged({ reason, place: { file: shown, line } }));
  try {
    if ((await readBeginning(file)) !== formatMark) return damaged('the file is not an artifact of gqldocs at all', 1);
    const [first = '', second = ''] = await firstLines(file);
    const head = parseHead(first);
    if (head === undefined) return damaged('its first line is not the head of an artifact', 1);
    if (head.version !== formatVersion || head.model !== loadModelHash())
      return failed(artifactVersion({ generator: head.generator, own: generator, file: shown }));
    const line = parseLine(second);
    if (line === undefined || !('package' in line)) return damaged('its second line does not name the package', 2);
    return { value: { file, head, package: line.package }, problems: [] };
  } catch (error) {
    const why = `can't be read (${error instanceof Error ? error.message : String(error)})`;
    return failed(noArtifact({ path: shown, why, hint: 'Is it a file, and may you read it?' }));
  }
}

function failed(problem: ReturnType<typeof artifactDamaged>): Found<undefined> {
  return { value: undefined, problems: [problem] };
}

async function readBeginning(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(formatMark.length) });
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function firstLines(file: string): Promise<readonly string[]> {
  const lines: string[] = [];
  for await (const { text } of readLines(file)) {
    lines.push(text);
    if (lines.length === 2) break;
  }
  return lines;
}
