import { readFileSync } from 'node:fs';
import { type CompiledScript, checksumOf, headSize } from './compiledScript.ts';

/**
 * Reads what V8 made of a script. Undefined where there is nothing, or nothing for this very script. V8 looks for its own version and flags,
 * but trusts the code itself: what was damaged on the disk must be recognized here.
 */
export function readCompiled(file: string, stamp: string): CompiledScript | undefined {
  const contents = tryToRead(file);
  if (contents === undefined || contents.length <= headSize) return undefined;
  const code = contents.subarray(headSize);
  return contents.readUInt32LE(0) === checksumOf({ stamp, code }) ? { stamp, bytes: contents.readUInt32LE(4), code } : undefined;
}

function tryToRead(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
