/** The front matter of a document: its opening line, its keys and values, and its closing line. */
export const frontMatterBlock = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?(?<=\n))---[ \t]*(?:\r?\n|$)/;

/** Index of the first character after the front matter; 0 without one. */
export function frontMatterEnd(text: string): number {
  return frontMatterBlock.exec(text)?.[0].length ?? 0;
}
