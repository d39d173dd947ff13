import { resolve } from 'node:path';
import { readRegularText } from './readRegularFile.ts';

/** Makes a reader of text files below a folder, which reads each of them once. Undefined for unreadable files. */
export function readTextsOnce(root: string): (file: string) => string | undefined {
  const texts = new Map<string, string | undefined>();
  return (file) => {
    if (!texts.has(file)) texts.set(file, readRegularText(resolve(root, file)));
    return texts.get(file);
  };
}
