import { crc32 } from 'node:zlib';

/** What V8 made of a script. In a file: four bytes of checksum, four of `bytes`, both little-endian, then the code. */
export interface CompiledScript {
  /** Tells versions of the script apart. */
  readonly stamp: string;
  /** Of bytecode that the thread had made by then, of all scripts. */
  readonly bytes: number;
  /** In V8's own format, of use to the very same V8 alone. */
  readonly code: Buffer;
}

export const headSize = 8;

/** Of the code and of the script that it was made from, whose stamp needs no other place in the file. */
export function checksumOf({ stamp, code }: Pick<CompiledScript, 'stamp' | 'code'>): number {
  return crc32(code, crc32(stamp));
}
