import { type SpawnOptions, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Printed } from './compareOutput.ts';
import { watchChild } from './watchChild.ts';

interface ModulesRequest {
  /** Absolute paths, all different. */
  readonly files: readonly string[];
  /** For Node.js. */
  readonly flags: readonly string[];
  readonly options: SpawnOptions;
  /** How long a module may print nothing, in milliseconds. */
  readonly patience: number;
}

/**
 * Runs modules one after the other, and returns what each printed. They share a process, and with it the packages that they import, until one of
 * them ends it: then the others get a new one.
 */
export async function runModules(request: ModulesRequest): Promise<readonly Printed[]> {
  const { files, flags, options, patience } = request;
  if (files.length === 0) return [];
  const mark = `end of ${randomUUID()}`;
  const script = join(import.meta.dirname, 'runInTurn.js');
  const child = spawn(process.execPath, [...flags, script, mark, JSON.stringify(files)], options);
  const printed = await watchChild(child, { patience });
  const [out, errors] = [splitAt(mark, printed.stdout), splitAt(mark, printed.stderr)];
  const ended = out.ended.map(({ text, exitCode }, index) => ({ stdout: text, stderr: errors.ended[index]?.text ?? '', exitCode }));
  if (ended.length === files.length) return ended;
  const last: Printed = { stdout: out.rest, stderr: errors.rest, exitCode: printed.exitCode };
  return [...ended, last, ...(await runModules({ ...request, files: files.slice(ended.length + 1) }))];
}

interface Split {
  readonly ended: readonly { readonly text: string; readonly exitCode: number }[];
  readonly rest: string;
}

function splitAt(mark: string, text: string): Split {
  const parts = [...text.matchAll(new RegExp(`([\\s\\S]*?)${mark} (\\d+)\\n`, 'g'))];
  const ended = parts.map(([, own = '', code]) => ({ text: own, exitCode: Number(code) }));
  return { ended, rest: text.slice(parts.reduce((length, [whole]) => length + whole.length, 0)) };
}
