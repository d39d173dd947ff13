import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { threadId } from 'node:worker_threads';
import { type CompiledScript, checksumOf, headSize } from './compiledScript.ts';

/**
 * Writes what V8 made of a script, as a whole or not at all, whoever else writes it at the same time. A folder that can't be written, such as that of a
 * package installed for all users, is nobody's fault: then nothing is kept.
 */
export function writeCompiled(file: string, { stamp, bytes, code }: CompiledScript): void {
  const head = Buffer.alloc(headSize);
  head.writeUInt32LE(checksumOf({ stamp, code }), 0);
  head.writeUInt32LE(bytes, 4);
  const unfinished = `${file}.${process.pid}-${threadId}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
  } catch {
    return;
  }
  try {
    writeFileSync(unfinished, Buffer.concat([head, code]));
    renameSync(unfinished, file);
  } catch {
    rmSync(unfinished, { force: true });
  }
}
