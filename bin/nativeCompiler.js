import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * TypeScript 7's `tsc`, which checks and writes types in a quarter of the time. Reading packages needs TypeScript 6, whose compiler can be
 * called from JavaScript, so both are installed.
 */
export const nativeCompiler = join(dirname(createRequire(import.meta.url).resolve('typescript-native/package.json')), 'bin/tsc');
