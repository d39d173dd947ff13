import { describe, expect, it } from 'vitest';
import type { ApiSymbol, Member } from '../../../../renderer/model/api.ts';
import type { Comment } from '../../../../renderer/model/comment.ts';
import { describeItem } from '../../../../renderer/presentation/describedItem.ts';
import { extractOneFile } from '../oneFile.ts';

/** The text of a comment, and its tags with theirs. */
function told(comment: Comment | undefined) {
  return comment && [comment.summary.text, ...comment.blocks.map(({ tag, content }) => `${tag} ${content.text}`), ...comment.modifiers];
}

function tell(item: ApiSymbol | Member | undefined) {
  return item && told(describeItem(item).comment);
}

describe('an alias', async () => {
  const { symbol } = await extractOneFile(
    `
/**
 * Reads a table.
 * @remarks In the order of the file.
 * @param path - Where it is.
 * @param options - How.
 * @param options.size - How much.
 * @typeParam T - What rows are.
 * @returns Its rows.
 * @since 1.0.0
 * @deprecated Too slow.
 */
export function read<T>(path: string, options?: { size?: number; deep?: boolean }): T[] { return []; }
/** Loads a table. @since 2.0.0 */
export const load = read;
/** @deprecated Use load. */
export const old = read;
/**
 * Fetches a table.
 * @param path - Its address.
 * @param options.deep - Whether all.
 * @typeParam T - Its rows.
 * @returns Rows of it.
 */
export const fetched = read.bind(null);
export const same = read;

/** By name. @returns A name. */
export function find(name: string): string;
/** By number. */
export function find(id: number): string;
export function find(key: unknown): string { return String(key); }
/**
 * By name. @deprecated Use find.
 * @param id - Its number.
 */
export const search = find;

/** For us. @internal */
function inner(): void {}
/** For everyone. */
export const outer = inner;

export class Engine {
  /** Starts it. @returns Whether it runs. */
  start(key: string): boolean { return key !== ''; }
  /**
   * Runs it. @deprecated Use start.
   * @param key - Which one.
   */
  run = this.start;
  /** Goes. */
  static go = read;
}
/** Tools. */
export const tools = {
  /** Opens. */
  open: find,
  load,
};
export namespace kit {
  /** In the kit. */
  export const take = read;
}
`,
    'index.ts',
  );

  const member = (owner: string, name: string) => symbol(owner)?.members.find((one) => one.name === name);

  it('has its own text and tags, and describing tags of what it means', () => {
    const inherited = ['@remarks In the order of the file.', '@returns Its rows.'];
    expect(tell(symbol('load'))).toEqual(['Loads a table.', '@since 2.0.0', ...inherited]);
    expect(tell(symbol('old'))).toEqual(['Reads a table.', '@deprecated Use load.', ...inherited]);
    expect(tell(symbol('fetched'))).toEqual(['Fetches a table.', '@returns Rows of it.', inherited[0]]);
    expect(tell(symbol('same'))).toEqual(['Reads a table.', inherited[0], inherited[1], '@since 1.0.0', '@deprecated Too slow.']);
    expect(tell(symbol('kit.take'))).toEqual(['In the kit.', ...inherited]);
  });

  it('has its own texts of parameters, and those that it leaves out', () => {
    const [signature] = symbol('fetched')?.signatures ?? [];
    expect(signature?.parameters.map(({ name, comment }) => [name, comment?.text])).toEqual([
      ['path', 'Its address.'],
      ['options', 'How.'],
    ]);
    expect(signature?.parameters[1]?.parts.map(({ name, comment }) => [name, comment?.text])).toEqual([
      ['deep', 'Whether all.'],
      ['size', 'How much.'],
    ]);
    expect(signature?.typeParameters[0]?.comment?.text).toBe('Its rows.');
    expect(signature?.comment?.summary.place?.line).toBe(19);
    expect(signature?.comment?.blocks.map(({ content }) => content.place?.line)).toEqual([23, 4]);
  });

  it('of overloads keeps the texts of these', () => {
    const search = symbol('search');
    expect(tell(search)).toEqual(['', '@deprecated Use find.']);
    expect(search?.signatures.map(({ comment }) => told(comment))).toEqual([['By name.', '@returns A name.'], ['By number.']]);
    expect(search?.signatures.map(({ parameters: [one] }) => one?.comment?.text)).toEqual([undefined, 'Its number.']);
  });

  it('is a property of a class or an object', () => {
    expect(tell(member('Engine', 'run'))).toEqual(['Runs it.', '@deprecated Use start.', '@returns Whether it runs.']);
    const { type } = member('Engine', 'run') ?? {};
    expect(type?.kind === 'function' ? type.signature.parameters[0]?.comment?.text : undefined).toBe('Which one.');
    expect(tell(member('Engine', 'go'))?.[0]).toBe('Goes.');
    expect(tell(member('tools', 'open'))?.[0]).toBe('Opens.');
    expect(tell(member('tools', 'load'))?.[0]).toBe('Loads a table.');
  });

  it('of something internal is not internal', () => {
    expect(tell(symbol('outer'))).toEqual(['For everyone.']);
  });
});

describe('an export under another name', async () => {
  const { symbol, module } = await extractOneFile(
    `
/** Makes a client. @returns It. @category Clients */
function makeClient(url: string): string { return url; }
/** Kind of client. @see here */
interface Kind { a: 1 }
/** What it does. */
class Client {}
/** Number of them. @since 1.0.0 */
const count = 1;
export { makeClient, Kind as Shape };
export {
  /** Old function. @deprecated Use makeClient. @param url - Of it. */
  makeClient as buildClient,
  /** Old kind. @deprecated Use Shape. */
  type Kind as Sort,
  /** Old class. @deprecated It is gone. @category Old */
  Client as Service,
};
/** Old number. @deprecated Do not count. */
export { count as total };
/** Heading. */
export { makeClient as create, Client as Made };
/** Its signatures are those of makeClient. */
export const alike = makeClient;
/** For everything. */
export default makeClient;
export namespace kit {
  /** In the kit. */
  export import Crate = parts.Box;
  /** Again. @deprecated Use Crate. */
  export import Box = parts.Box;
}
export namespace parts {
  /** A box. */
  export interface Box { b: 1 }
}
export {
  /** Not for users. @internal */
  Kind as Hid,
};
/** Reads. @since 1.0.0 */
function read(): void {}
export {
  /** For older programs. @deprecated Use makeClient. */
  read
};
function write(): void {}
export {
  /** Writes. */
  write
};
`,
    'index.ts',
  );

  const references = (module?.references ?? []).map(({ name, target, comment }) => [name, target.replace(/.*\//, ''), told(comment)]);

  it('has its own comment', () => {
    expect(tell(symbol('Service'))).toEqual(['Old class.', '@deprecated It is gone.']);
    expect(symbol('Service')?.grouping).toEqual({ categories: ['Old'] });
    expect(tell(symbol('total'))).toEqual(['Old number.', '@deprecated Do not count.']);
    expect(symbol('makeClient')?.grouping).toEqual({ categories: ['Clients'] });
  });

  it('under the own name of the symbol adds to its comment', () => {
    expect(tell(symbol('read'))).toEqual(['Reads.\n\nFor older programs.', '@since 1.0.0', '@deprecated Use makeClient.']);
    expect(tell(symbol('write'))).toEqual(['Writes.']);
  });

  it('has it where it is listed', () => {
    expect(references).toEqual([
      ['Made', 'Service', ['What it does.']],
      ['Sort', 'Shape', ['Old kind.', '@deprecated Use Shape.']],
      ['buildClient', 'makeClient', ['Old function.', '@deprecated Use makeClient.']],
      ['create', 'makeClient', undefined],
      ['default', 'makeClient', ['For everything.']],
    ]);
    expect(symbol('kit')?.references?.map(({ name, target, comment }) => [name, target, told(comment)])).toEqual([
      ['Crate', 'tool/:interface/parts.Box', ['In the kit.']],
      ['Box', 'tool/:interface/parts.Box', ['', '@deprecated Use Crate.']],
    ]);
  });

  it('is hidden by it', () => {
    expect(module?.unlisted).toEqual(['Hid']);
  });
});

describe('a comment that inherits another one', async () => {
  const { symbol, problems } = await extractOneFile(
    `
/**
 * Sums numbers.
 * @remarks Exactly.
 * @param first - The first number.
 * @param second - The second number.
 * @typeParam T - Kind of number.
 * @returns The sum.
 * @example sum(1, 2);
 * @since 1.0.0
 * @deprecated Use add.
 */
export function sum<T>(first: T, second: T): T { return first ?? second; }
/** {@inheritDoc sum} */
export function plain<T>(first: T, other: T): T { return first ?? other; }
/**
 * {@inheritDoc sum}
 * @remarks Own remark.
 * @since 2.0.0
 * @param second - Own number.
 * @returns Own sum.
 */
export function other<T>(first: T, second: T): T { return first ?? second; }
/** {@inheritDoc sum} Extra text. */
export function third(first: number): number { return first; }
/**
 * Text before.
 *
 * {@inheritDoc other}
 */
export const fourth = plain;
/** {@inheritDoc sum} Also by name. */
export interface Sum { a: 1 }

export class Base {
  /** Opens it. @returns Whether it did. @since 1.0.0 */
  open(name: string): boolean { return name !== ''; }
  /** Its size. @defaultValue 1 */
  size = 1;
}
export class Box extends Base {
  /** {@inheritDoc} Twice. @since 2.0.0 */
  override open(name: string): boolean { return name !== ''; }
  /** @inheritDoc @deprecated Use open. */
  override size = 2;
  /** {@inheritDoc Base.open} */
  close = (name: string): boolean => name === '';
}
export class Heir extends Box {}

/** {@inheritDoc round} */
export function again(): void {}
/** {@inheritDoc again} */
export function round(): void {}
export function silent(): void {}
/** {@inheritDoc silent} */
export function mute(): void {}
/** {@inheritDoc nowhere} */
export function lost(): void {}
`,
    'index.ts',
  );
  const member = (owner: string, name: string) => symbol(owner)?.members.find((one) => one.name === name);
  const texts = (name: string) => symbol(name)?.signatures[0]?.parameters.map(({ comment }) => comment?.text);
  const remarks = '@remarks Exactly.';
  const example = '@example ```ts\nsum(1, 2);\n```';

  it('has the text, and describing tags', () => {
    expect(tell(symbol('plain'))).toEqual(['Sums numbers.', remarks, '@returns The sum.', example]);
    expect(texts('plain')).toEqual(['The first number.', 'The second number.']);
    expect(symbol('plain')?.signatures[0]?.typeParameters[0]?.comment?.text).toBe('Kind of number.');
    expect(symbol('plain')?.signatures[0]?.comment?.summary.place?.line).toBe(3);
  });

  it('keeps its own text and tags', () => {
    expect(tell(symbol('other'))).toEqual(['Sums numbers.', '@remarks Own remark.', '@since 2.0.0', '@returns Own sum.', example]);
    expect(texts('other')).toEqual(['The first number.', 'Own number.']);
    expect(tell(symbol('third'))).toEqual(['Sums numbers.\n\nExtra text.', remarks, '@returns The sum.', example]);
    expect(tell(symbol('Sum'))?.[0]).toBe('Sums numbers.\n\nAlso by name.');
    expect(tell(symbol('fourth'))).toEqual(['Text before.\n\nSums numbers.', '@remarks Own remark.', '@returns Own sum.', example]);
    expect(texts('fourth')).toEqual(['The first number.', 'Own number.']);
  });

  it('inherits from what it overrides, without a name', () => {
    expect(tell(member('Box', 'open'))).toEqual(['Opens it.\n\nTwice.', '@since 2.0.0', '@returns Whether it did.']);
    expect(tell(member('Box', 'size'))).toEqual(['Its size.', '@deprecated Use open.']);
    expect(tell(member('Box', 'close'))).toEqual(['Opens it.', '@returns Whether it did.']);
    expect(tell(member('Heir', 'open'))).toEqual(['Opens it.\n\nTwice.', '@since 2.0.0', '@returns Whether it did.']);
  });

  it('is reported if there is nothing to inherit', () => {
    expect(tell(symbol('lost'))).toEqual(['']);
    expect(problems.map(({ message, place }) => [message, place?.line])).toEqual([
      ['@inheritDoc names nowhere, which is not documented', 59],
      ['The comment of round, which @inheritDoc means, inherits this one', 52],
      ['The comment of again, which @inheritDoc means, inherits this one', 54],
      ['@inheritDoc means silent, which has no comment', 57],
    ]);
  });
});

describe('a member that overrides a property', async () => {
  const { symbol } = await extractOneFile(`
export interface Store {
  /** How many. */
  readonly size: number;
  /** How long. */
  readonly age: number;
  /** Clears it. */
  clear: () => void;
}
export class MemoryStore implements Store {
  /** {@inheritDoc Store.size} Counted. @since 1.2.0 */
  get size(): number { return 1; }
  get age(): number { return 1; }
  /** Forgets all. */
  clear(): void {}
}
export class DiskStore extends MemoryStore {
  /** Own size. */
  override get size(): number { return 2; }
}
`);
  const textOf = (type: string, name: string): unknown => {
    const member = symbol(type)?.members.find((one) => one.name === name);
    return told(member?.comment) ?? told(member?.getter?.comment) ?? told(member?.signatures[0]?.comment);
  };

  it('has its own comment', () => {
    expect(textOf('MemoryStore', 'size')).toEqual(['How many.\n\nCounted.', '@since 1.2.0']);
    expect(textOf('MemoryStore', 'clear')).toEqual(['Forgets all.']);
    expect(textOf('DiskStore', 'size')).toEqual(['Own size.']);
  });

  it('has that of the property if it has none', () => {
    expect(textOf('MemoryStore', 'age')).toEqual(['How long.']);
  });
});

it('has the text of its only signature after its own', async () => {
  const { symbol } = await extractOneFile(`
export declare const jobs: {
  /** Runs. */
  run: { /** Runs one job. @deprecated Use a queue. @param job - Its name. */ (job: string): void };
  /** Stops. */
  stop: { (): void };
  wait: { /** Waits. */ (): void };
};
/** Adds. */
export declare const add: { /** Adds one. @since 2.0.0 */ (one: number): number };
`);
  const members = symbol('jobs')?.members ?? [];
  expect(members.map(({ comment }) => told(comment))).toEqual([
    ['Runs.\n\nRuns one job.', '@deprecated Use a queue.'],
    ['Stops.'],
    ['Waits.'],
  ]);
  expect(told(symbol('add')?.signatures[0]?.comment)).toEqual(['Adds.\n\nAdds one.', '@since 2.0.0']);
});

it('leaves out names that the page shows anyway, and keeps others', async () => {
  const comment = '/**\n * Formats. All of it.\n * @name run\n * @alias runAll\n * @alias go\n * @summary Format it.\n */';
  const { symbol } = await extractOneFile(`${comment}\nexport function run(): void {}\nexport { run as runAll };\n`, 'index.ts');
  const blocks = symbol('run')?.signatures[0]?.comment?.blocks.map(({ tag, content }) => `${tag} ${content.text.trim()}`);
  expect(blocks).toEqual(['@alias go', '@summary Format it.']);
});

it('takes `@summary` for the text of a comment without another', async () => {
  const { symbol } = await extractOneFile('/** @summary Format it. */\nexport const run = 1;\n', 'index.ts');
  expect(symbol('run')?.comment).toMatchObject({ summary: { text: 'Format it.' }, blocks: [] });
});
