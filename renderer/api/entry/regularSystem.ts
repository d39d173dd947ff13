import ts from 'typescript';
import { isRegularFile } from '../../packages/readRegularFile.ts';

const fileExists = (file: string): boolean => ts.sys.fileExists(file) && isRegularFile(file);

/** The compiler's system, to which a pipe is a file: reading it would wait for its other end. */
export const regularSystem: ts.System = {
  ...ts.sys,
  fileExists,
  readFile: (file, encoding) => (isRegularFile(file) ? ts.sys.readFile(file, encoding) : undefined),
};
