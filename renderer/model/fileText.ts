import type { OutputFile } from './page.ts';

/** What is written in a file of the output. */
export function fileText(contents: OutputFile['contents']): string {
  return typeof contents === 'string' ? contents : new TextDecoder().decode(contents);
}
