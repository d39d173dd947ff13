import type { OutputFile } from './page.ts';

/** The contents of a file of the output, as text. */
export function fileText(contents: OutputFile['contents']): string {
  return typeof contents === 'string' ? contents : new TextDecoder().decode(contents);
}
