/** A deliberate mistake of a kind that a change may make, and the test that finds it. */
export interface Fault {
  /** What no longer works, in a few words. Unique. */
  readonly name: string;
  /** Source file, from the root of the repository. */
  readonly file: string;
  /** A text that occurs exactly once in the file. */
  readonly from: string;
  readonly to: string;
  /** Test file that fails, from the root of the repository. */
  readonly test: string;
}

/** Where a fault is found. */
export type Layer = 'unit' | 'site' | 'browser';

/** The layer of a fault, by its test file. */
export function layerOf({ test }: Pick<Fault, 'test'>): Layer {
  if (test.startsWith('test/unit/')) return 'unit';
  return test.startsWith('test/browser/') ? 'browser' : 'site';
}

/** The folder that a fault counts for: `renderer/plan` for `renderer/plan/links/address.ts`, `client` for `client/router/address.ts`. */
export function folderOf({ file }: Pick<Fault, 'file'>): string {
  const [top = '', next = ''] = file.split('/');
  return top === 'renderer' ? `${top}/${next}` : top;
}

/** The text of a file with a fault in it. Throws for a fault whose text has moved or changed. */
export function withFault(text: string, { name, file, from, to }: Fault): string {
  const count = text.split(from).length - 1;
  if (count !== 1) {
    throw new Error(`Fault "${name}": its text occurs ${count} times in ${file} and must occur once. Correct the fault. Text:\n${from}`);
  }
  return text.replace(from, () => to);
}
