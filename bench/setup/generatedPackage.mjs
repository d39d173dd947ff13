/**
 * A package of many items, as declaration files: modules of a hundred, in each as many classes, interfaces, functions and types.
 * An item refers only to its neighbors, so that the page of the same item says the same in a package of any size.
 *
 * @param {number} count of items
 * @returns {Record<string, string>} texts by path within the package
 */
export function generatedPackage(count) {
  const modules = Array.from({ length: Math.ceil(count / perModule) }, (_, index) => index);
  const texts = modules.map((module) => [`module${pad(module)}.d.ts`, moduleText({ module, count })]);
  return {
    'package.json': JSON.stringify({ name: 'many-items', version: '1.0.0', types: 'index.d.ts' }),
    'index.d.ts': modules.map((module) => `export * from './module${pad(module)}.js';\n`).join(''),
    ...Object.fromEntries(texts),
  };
}

/** The name of an item that there is in a package of any size. */
export const sampleItem = 'Item00040';

const perModule = 100;
const pad = (number) => String(number).padStart(5, '0');

function moduleText({ module, count }) {
  const first = module * perModule;
  const items = Array.from({ length: Math.min(perModule, count - first) }, (_, index) => first + index);
  return items.map((index) => shapes[index % shapes.length](index, neighbor(index, first))).join('\n');
}

/** An interface of the same module: every fourth item is one. */
function neighbor(index, first) {
  return `Item${pad(first + ((((index - first) >> 2) + 3) % 20) * 4 + 1)}`;
}

const shapes = [
  (index, near) => `/**
 * Reads values of kind ${index} and keeps them until they are asked for.
 *
 * See {@link ${near}} for what it is made from.
 */
export declare class Item${pad(index)} {
  /** Where values come from. */
  readonly source: ${near};
  /** How many values are kept. @defaultValue 10 */
  limit: number;
  constructor(source: ${near}, limit?: number);
  /** Takes one value in. @param value what to keep @returns whether there was room */
  add(value: ${near}): boolean;
  /** Gives the values that match, newest first. */
  find(matches: (value: ${near}) => boolean): readonly ${near}[];
}
`,
  (index, near) => `/** Describes a value of kind ${index}. */
export interface Item${pad(index)} {
  /** Unique in its kind. */
  readonly id: string;
  /** What it belongs to, if anything. */
  parent?: ${near};
  /** When it was made, in milliseconds. */
  readonly created: number;
}
`,
  (index, near) => `/**
 * Compares two values of kind ${index}.
 *
 * @param left comes first in a tie
 * @param right comes second
 * @example
 * \`\`\`ts
 * values.sort(Item${pad(index)});
 * \`\`\`
 */
export declare function Item${pad(index)}(left: ${near}, right: ${near}): number;
`,
  (index, near) => `/** A value of kind ${index}, or how to find it. */
export type Item${pad(index)} = ${near} | { readonly id: string } | readonly ${near}[];
`,
];
