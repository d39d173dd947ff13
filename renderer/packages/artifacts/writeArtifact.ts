import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { makeFolder } from '../../engine/makeFolder.ts';
import type { ApiPackage } from '../../model/api.ts';
import type { PackageConfig } from '../../model/config.ts';
import type { Problem } from '../../model/problem.ts';
import { relativePath } from '../../model/relativePath.ts';
import { contains } from '../readRegularFile.ts';
import { type ArtifactHead, type ArtifactLine, formatVersion, type PackageFacts, toOptions } from './artifactFormat.ts';
import { loadModelHash } from './loadModelHash.ts';

interface WriteArtifactRequest {
  /** Absolute. */
  readonly file: string;
  readonly config: PackageConfig;
  /** As it was extracted with its own folder for a root. */
  readonly package: ApiPackage;
  /** The problems of the extraction. Each site that is built from the artifact reports them again. */
  readonly problems: readonly Problem[];
  /** Version of this program. */
  readonly generator: string;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Writes a package's artifact and gives its size. It comes into being whole, by renaming. The same package gives the same bytes, on any
 * machine and in any folder.
 */
export async function writeArtifact(request: WriteArtifactRequest): Promise<number> {
  const { file, signal } = request;
  const temporary = `${file}.${randomUUID()}.tmp`;
  makeFolder(dirname(file));
  try {
    await pipeline(textOf(request), createWriteStream(temporary), { signal });
    const { size } = await stat(temporary);
    await rename(temporary, file);
    return size;
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function* textOf(request: WriteArtifactRequest): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let lines = 0;
  for await (const line of linesOf(request)) {
    const text = `${JSON.stringify(line)}\n`;
    hash.update(text);
    lines += 1;
    yield text;
  }
  yield `${JSON.stringify({ end: lines, sha256: hash.digest('hex') } satisfies ArtifactLine)}\n`;
}

async function* linesOf(request: WriteArtifactRequest): AsyncGenerator<ArtifactHead | ArtifactLine> {
  const { config, problems } = request;
  const fields = Object.entries(request.package);
  const lists = fields.flatMap(([name, value]) => (Array.isArray(value) ? [[name, value as readonly unknown[]] as const] : []));
  const facts = Object.fromEntries(fields.filter(([, value]) => !Array.isArray(value)));
  yield headOf(request);
  yield { package: facts as unknown as PackageFacts, lists: lists.map(([name]) => name) };
  for (const [list, entries] of lists) for (const entry of entries) yield { list, entry };
  for (const problem of problems) yield { problem };
  // A picture outside of the package's folder is not copied into the site.
  for (const picture of request.package.files?.pictures.filter((path) => !path.startsWith('..')) ?? [])
    yield { picture, base64: await readFile(join(config.path, picture), 'base64') };
}

function headOf({ file, config, generator }: WriteArtifactRequest): ArtifactHead {
  const isInside = contains(config.path, file);
  const folder = isInside ? relativePath(dirname(file), config.path) || '.' : undefined;
  return { artifact: 'gqldocs', version: formatVersion, model: loadModelHash(), generator, folder, options: toOptions(config) };
}
