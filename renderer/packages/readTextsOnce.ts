import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Makes a reader of text files below a folder, which reads each of them once. What can't be read is undefined. */
export function readTextsOnce(root: string): (file: string) => string | undefined {
  const texts = new Map<string, string | undefined>();
  return (file) => {
    if (!texts.has(file)) texts.set(file, readText(resolve(root, file)));
    return texts.get(file);
  };
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
