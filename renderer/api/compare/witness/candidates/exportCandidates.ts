import type { ApiSnapshot } from '../../../../snapshot/apiSnapshot.ts';
import { declarationsOf, plainName } from '../../../../snapshot/declarationsOf.ts';
import { memberFacts } from '../../../../snapshot/memberFacts.ts';
import { isExternal } from '../../../../snapshot/renderDeclarations.ts';
import type { ExportChange } from '../../exports/exportChange.ts';
import { type ImportPlace, specifierOf } from '../program/importPlaces.ts';
import { anyArguments, createWitnessWriter } from '../program/witnessWriter.ts';
import type { Candidate } from './candidate.ts';

/** Programs that import a removed export, or an export that offers less than before. */
export function exportCandidates(change: ExportChange, old: ApiSnapshot): readonly Candidate[] {
  const { module: name, path, target, isAugmentation, isTypeOnly } = change;
  if (isAugmentation) return name === 'global' ? globalCandidates(change, old) : [];
  const module = old.modules.find((one) => one.kind === 'entry' && one.name === name);
  if (module === undefined) return [];
  const specifier = specifierOf(old, module);
  // `export =` exports the module itself.
  if (path[0] === 'export=' && path.length === 1) return wholeModule(specifier);
  if (path.length === 0) return [program(`import * as everything from '${specifier}';\n\nexport const names = Object.keys(everything);\n`)];
  const place: ImportPlace = { module, path };
  // A default import of a module with `export =` compiles, too. What `require` and `import()` give has no default export any more.
  const isDefault = path[0] === 'default' && path.length === 1 && !isTypeOnly;
  return [...importing(place, { old, target }), ...(isDefault ? [defaultOfWhole(specifier)] : [])];
}

/** Programs that use what the package adds to the global scope. Interfaces that others declare, too, lack its members. */
function globalCandidates({ path, target }: ExportChange, old: ApiSnapshot): readonly Candidate[] {
  const [main] = old.modules.filter(({ kind }) => kind === 'entry');
  const added = old.modules.filter(({ kind, name }) => kind === 'augmentation' && name === 'global').flatMap(({ exports }) => exports);
  if (main === undefined) return [];
  return added.flatMap(({ name, target: id }) => {
    if (path.length > 0 && id !== target) return [];
    const place: ImportPlace = { module: main, path: [name], isGlobal: true };
    return [...memberUses(old, id).map((use) => written(use, { place, old })), ...importing(place, { old, target: id })];
  });
}

/** Uses of the members of an interface. */
function memberUses(snapshot: ApiSnapshot, id: string): readonly Use[] {
  const own = declarationsOf(snapshot, id).filter((one) => one.kind === 'interface');
  return own.flatMap(({ members, typeParameters }) =>
    members.flatMap(({ text }): readonly Use[] => {
      const facts = memberFacts(text);
      const name = plainName(facts);
      if (facts.kind !== 'property' && facts.kind !== 'method') return [];
      return [(local) => `declare const it: ${local}${anyArguments(typeParameters)};\nexport const value = it[${JSON.stringify(name)}];`];
    }),
  );
}

function defaultOfWhole(specifier: string): Candidate {
  return program(`declare const whole: typeof import('${specifier}');\n\nexport const value = whole.default;\n`);
}

function importing(
  place: ImportPlace,
  { old, target }: { readonly old: ApiSnapshot; readonly target: string | undefined },
): readonly Candidate[] {
  return uses(old, target).map((use) => written(use, { place, old }));
}

/** The use of a name, as text. */
type Use = (local: string) => string;

function written(use: Use, { place, old }: { readonly place: ImportPlace; readonly old: ApiSnapshot }): Candidate {
  const writer = createWitnessWriter({ old, placeOf: () => place, externals: new Map() });
  const local = writer.nameOf('') ?? '';
  return program(writer.program([use(local)]));
}

function wholeModule(specifier: string): readonly Candidate[] {
  const declared = `declare const whole: typeof import('${specifier}');\n\n`;
  const uses = [
    'export const call: (...values: any[]) => unknown = whole;',
    'export class Mine extends whole {}',
    'export const made = new whole(null!);',
    'export const { name } = whole;',
  ];
  return uses.map((use) => program(`${declared}${use}\n`));
}

function program(text: string): Candidate {
  return { text, isProof: false };
}

/** Programs use a value as a value, and a type as a type. */
function uses(snapshot: ApiSnapshot, target: string | undefined): readonly Use[] {
  const own = target === undefined ? [] : declarationsOf(snapshot, target);
  const typeParameters = own.map((one) => ('typeParameters' in one ? one.typeParameters : '')).find((text) => text !== '') ?? '';
  const asValue = (local: string): string => `export const value = ${local};`;
  const asType = (local: string): string => `export type Before = ${local}${anyArguments(typeParameters)};`;
  const asFunction = (local: string): string => `export const call: (...values: any[]) => unknown = ${local};`;
  const asClass = (local: string): string => `export class Mine extends ${local} {}`;
  const asNamespace = (local: string): string => `export import before = ${local};`;
  const isType = own.some(({ kind }) => kind === 'interface' || kind === 'type');
  if (target === undefined || isExternal(target)) return [asValue, asType];
  // If a module has no default export, a default import gives the module itself.
  return isType ? [asType, asValue] : [asValue, asFunction, asClass, asType, asNamespace];
}
