import { open } from 'node:fs/promises';
import { relative } from 'node:path';
import type { Found } from '../model/problem.ts';
import { artefactDamaged, artefactVersion, noArtefact } from '../problems/artefacts.ts';
import { type ArtefactHead, formatMark, formatVersion, type PackageFacts } from './artefactFormat.ts';
import { loadModelHash } from './loadModelHash.ts';
import { parseHead, parseLine } from './parseLine.ts';
import { readLines } from './readLines.ts';

/** What is known of an artefact before the whole of it is read: enough to plan a site's config. */
export interface Artefact {
  /** Absolute. */
  readonly file: string;
  readonly head: ArtefactHead;
  readonly package: PackageFacts;
}

export interface HeadRequest {
  /** Absolute. */
  readonly file: string;
  /** Absolute; places of problems are relative to it. */
  readonly root: string;
  /** Version of this program. */
  readonly generator: string;
}

/**
 * Reads the first two lines of an artefact, if it is one and of this format and model; that the rest is whole is known when it is read.
 * The file's first bytes are looked at before anything else, since what isn't an artefact may have no lines at all.
 */
export async function readArtefactHead({ file, root, generator }: HeadRequest): Promise<Found<Artefact | undefined>> {
  const shown = relative(root, file).replaceAll('\\', '/');
  const damaged = (reason: string, line: number) => failed(artefactDamaged({ reason, place: { file: shown, line } }));
  try {
    if ((await readBeginning(file)) !== formatMark) return damaged('the file is not an artefact of gqldocs at all', 1);
    const [first = '', second = ''] = await firstLines(file);
    const head = parseHead(first);
    if (head === undefined) return damaged('its first line is not what an artefact begins with', 1);
    if (head.version !== formatVersion || head.model !== loadModelHash())
      return failed(artefactVersion({ generator: head.generator, own: generator, file: shown }));
    const line = parseLine(second);
    if (line === undefined || !('package' in line)) return damaged('its second line does not say what package it is', 2);
    return { value: { file, head, package: line.package }, problems: [] };
  } catch (error) {
    const why = `can't be read (${error instanceof Error ? error.message : String(error)})`;
    return failed(noArtefact({ path: shown, why, hint: 'Is it a file, and may you read it?' }));
  }
}

function failed(problem: ReturnType<typeof artefactDamaged>): Found<undefined> {
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
