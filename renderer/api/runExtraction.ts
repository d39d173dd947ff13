import { builtScript, runWorker, startWorker } from '../compiled/runWorker.ts';
import type { Sample } from '../model/sample.ts';
import { extractionFailed, isOutOfMemory } from '../problems/api.ts';
import type { LentWorker } from './compilerThread.ts';
import type { ExtractedPackage, PackageRequest } from './extractPackage.ts';
import type { DividedResult, ExtractionNews } from './extractWorker.ts';
import { createPackageJoiner, type PackageInPieces } from './packagePieces.ts';

export interface ExtractionResult extends ExtractedPackage {
  /** What the package was sent as. Undefined where it wasn't. */
  readonly sent?: PackageInPieces | undefined;
}

export interface ExtractionOptions {
  /** Ends the worker; the promise is then rejected with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Megabytes of heap for the worker. Default: what Node gives a thread. */
  readonly heap?: number | undefined;
  /** Told of the code in the package's comments, while it is still being extracted. */
  readonly onSamples?: ((samples: readonly Sample[]) => void) | undefined;
  /** Told of the files that the compiler has read, as soon as it has. */
  readonly onFiles?: ((files: readonly string[]) => void) | undefined;
  /** Script of the worker. Default: the built one, or none when the sources run. */
  readonly script?: URL | undefined;
  /** One that runs already. Default: one is started. */
  readonly lent?: LentWorker | undefined;
}

/**
 * Runs the extraction of a package in a worker thread of its own, so that the compiler neither blocks the build nor
 * leaves its memory behind; where the sources run, there is no worker, and it runs in this thread. Whatever goes wrong is a
 * problem of the package.
 */
export async function runExtraction(
  request: PackageRequest,
  { signal, heap, script = builtScript('extractWorker'), lent, onSamples, onFiles }: ExtractionOptions = {},
): Promise<ExtractionResult> {
  signal?.throwIfAborted();
  const { take, join, pieces } = createPackageJoiner();
  const onNews = (news: ExtractionNews): void => {
    if ('piece' in news) take(news.piece);
    else if ('files' in news) onFiles?.(news.files);
    else onSamples?.(news.samples);
  };
  try {
    if (script === undefined) return await runHere(request);
    const worker = lent ?? { worker: startWorker({ script, heap }) };
    const result = await runWorker<DividedResult, ExtractionNews>({ ...worker, data: request, signal, onNews });
    const { value: divided, ...rest } = result;
    return divided === undefined ? { ...rest, value: undefined } : { ...rest, value: join(divided), sent: { divided, pieces } };
  } catch (error) {
    signal?.throwIfAborted();
    const { slug } = request.config;
    const problems = [{ ...extractionFailed({ slug, error }), leavesOut: slug }];
    return { value: undefined, problems, ...(isOutOfMemory(error) ? { lacksMemory: true } : {}) };
  }
}

async function runHere(request: PackageRequest): Promise<ExtractionResult> {
  const { extractPackage } = await import('./extractPackage.ts');
  return extractPackage(request);
}
