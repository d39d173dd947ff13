/**
 * A package of many entry points, as declaration files that a pattern of `exports` publishes: a class in each, which names that of
 * the next module of its hundred. The page of the same module says the same in a package of any size.
 *
 * @param {number} count of modules
 * @returns {Record<string, string>} texts by path within the package
 */
export function generatedModules(count) {
  const numbers = Array.from({ length: count }, (_, index) => index);
  return {
    'package.json': JSON.stringify({
      ...{ name: 'many-modules', version: '1.0.0' },
      exports: { '.': { types: './index.d.ts' }, './*': { types: './parts/*.d.ts' } },
    }),
    'index.d.ts': '/** Closes what is open. */\nexport declare function close(): void;\n',
    ...Object.fromEntries(numbers.map((number) => [`parts/part${pad(number)}.d.ts`, moduleText(number)])),
  };
}

/**
 * A workspace of many packages, each with a README and the module of `generatedModules`.
 *
 * @param {number} count of packages
 * @returns {Record<string, string>} texts by path within the workspace
 */
export function generatedWorkspace(count) {
  const numbers = Array.from({ length: count }, (_, index) => index);
  const filesOf = (number) => {
    const [folder, name] = [`packages/part${pad(number)}`, `part${pad(number)}`];
    const manifest = { name, version: '1.0.0', description: `Keeps values of kind ${number}.`, types: 'index.d.ts' };
    return [
      [`${folder}/package.json`, JSON.stringify(manifest)],
      [`${folder}/README.md`, `# ${name}\n\nKeeps values of kind ${number}.\n`],
      [`${folder}/index.d.ts`, moduleText(number).replaceAll(/'\.\/(part\d+)\.js'/g, "'../$1/index.js'")],
    ];
  };
  return Object.fromEntries(numbers.flatMap(filesOf));
}

/** A module and a class that there are in a package of any size. */
export const sampleModule = 'part00040';
export const sampleClass = 'Store00040';

const pad = (number) => String(number).padStart(5, '0');

function moduleText(number) {
  const next = pad(number - (number % 100) + ((number + 1) % 100));
  return `import type { Store${next} } from './part${next}.js';

/** Keeps values of kind ${number} until they are asked for. */
export declare class Store${pad(number)} {
  /** How many values are kept. @defaultValue 10 */
  limit: number;
  /** Takes one value in. @param value what to keep @returns whether there was room */
  add(value: string): boolean;
  /** Moves all values. @param target where they go */
  moveTo(target: Store${next}): void;
}
`;
}
