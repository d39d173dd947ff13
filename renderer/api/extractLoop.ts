import { parentPort } from 'node:worker_threads';
import type { Sample, SampleNames } from '../model/sample.ts';
import { type ExtractedPackage, extractPackage, type PackageRequest } from './extractPackage.ts';
import { createParsedFiles, type ParsedFiles } from './parsedFiles.ts';
import { resolveSampleNames } from './samples/resolveSampleNames.ts';

/** A package to extract, or samples to read. */
export interface LoopRequest {
  readonly id: number;
  readonly request?: PackageRequest;
  readonly samples?: readonly Sample[];
}

export interface LoopAnswer {
  readonly id: number;
  readonly result?: ExtractedPackage;
  /** In the samples' order. */
  readonly names?: readonly SampleNames[];
  readonly failure?: string;
}

/**
 * The worker thread that extracts packages and reads samples again and again while somebody edits them: requests come as messages, and
 * each gets its answer. The compiler stays loaded and warm in between, and keeps the syntax trees of files that are as they were.
 */
export function start(keep: () => void): void {
  const parsed = createParsedFiles();
  const tell = (answer: LoopAnswer): void => parentPort?.postMessage(answer);
  parentPort?.on('message', async (message: LoopRequest) => {
    const { id } = message;
    try {
      tell({ id, ...(await answerTo(message, parsed)) });
      keep();
    } catch (error) {
      tell({ id, failure: error instanceof Error ? error.message : String(error) });
    }
  });
}

async function answerTo({ request, samples }: LoopRequest, parsed: ParsedFiles): Promise<Omit<LoopAnswer, 'id'>> {
  if (request !== undefined) return { result: await extractPackage(request, { parsed }) };
  return { names: samples?.map(resolveSampleNames) ?? [] };
}
