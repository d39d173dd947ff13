import type { ApiSnapshot, SnapshotDeclaration } from '../../../release/apiSnapshot.ts';
import { angled, factsOf } from '../../../release/declarationFacts.ts';
import { declarationsOf } from '../../../release/declarationsOf.ts';
import { isExternal } from '../../../release/renderDeclarations.ts';
import type { ExportChange } from '../../exports/exportChange.ts';
import { type ImportPlace, specifierOf } from '../program/importPlaces.ts';
import { createWitnessWriter } from '../program/witnessWriter.ts';
import type { Candidate } from './maker.ts';

/** Programs that import a removed export, or an export that offers less than before. */
export function exportCandidates(change: ExportChange, old: ApiSnapshot): readonly Candidate[] {
  const { module: name, path, target, isAugmentation, isTypeOnly } = change;
  if (isAugmentation) return name === 'global' ? globalCandidates(change, old) : moduleCandidates(change, old);
  const module = old.modules.find((one) => one.kind === 'entry' && one.name === name);
  if (module === undefined) return [];
  const specifier = specifierOf(old, module);
  // `export =` exports the module itself.
  if (path[0] === 'export=' && path.length === 1) return wholeModule(specifier);
  if (path.length === 0) return [program(`import * as everything from '${specifier}';\n\nexport const names = Object.keys(everything);\n`)];
  // A default import of a module with `export =` compiles, too. What `require` and `import()` give has no default export any more.
  const isDefault = path[0] === 'default' && path.length === 1 && !isTypeOnly;
  const asDefault = isDefault ? [usingWhole(specifier, 'export const value = whole.default;')] : [];
  return [...importing({ module, path }, old, uses(old, target)), ...asDefault];
}

/** Programs that use what the package adds to the global scope. Interfaces that others declare, too, lack its members. */
function globalCandidates({ path, target }: ExportChange, old: ApiSnapshot): readonly Candidate[] {
  const module = old.modules.find(({ kind }) => kind === 'entry');
  const added = old.modules.filter(({ kind, name }) => kind === 'augmentation' && name === 'global').flatMap(({ exports }) => exports);
  if (module === undefined) return [];
  return added.flatMap(({ name, target: id }) => {
    if (path.length > 0 && id !== target) return [];
    return importing({ module, path: [name], isGlobal: true }, old, [...memberUses(old, id), ...uses(old, id)]);
  });
}

/** Programs that use what the package adds to interfaces of a module, which may have it as well. */
function moduleCandidates({ module: name, path: [local], target }: ExportChange, old: ApiSnapshot): readonly Candidate[] {
  const module = old.modules.find(({ kind }) => kind === 'entry');
  if (module === undefined || local === undefined || target === undefined) return [];
  const owners = ownersOf(`import("${name}").${local}`, old);
  // Users read the members where the package itself gives them.
  if (owners.length > 0) return owners.flatMap((place) => importing(place, old, memberNames(old, target).map(readMember)));
  const imports = `import '${specifierOf(old, module)}';\nimport type { ${local} } from '${name}';`;
  return memberUses(old, target).map((use) => program(`${imports}\n\n${use(local)}\n`));
}

/** Where users import values of a type of another package. */
function ownersOf(type: string, old: ApiSnapshot): readonly ImportPlace[] {
  const isOne = (id: string): boolean => declarationsOf(old, id).some((one) => one.kind === 'variable' && one.type === type);
  const entries = old.modules.filter(({ kind }) => kind === 'entry');
  return entries.flatMap((module) => module.exports.flatMap((one) => (isOne(one.target) ? [{ module, path: [one.name] }] : [])));
}

/** The use of a name, as text. */
type Use = (local: string) => string;

/** Programs that import a name and use it. */
function importing(place: ImportPlace, old: ApiSnapshot, uses: readonly Use[]): readonly Candidate[] {
  return uses.map((use) => {
    const writer = createWitnessWriter({ old, placeOf: () => place, externals: new Map() });
    const local = writer.nameOf('') ?? '';
    return program(writer.program([use(local)]).text);
  });
}

/** Uses of the members of an interface. */
function memberUses(snapshot: ApiSnapshot, id: string): readonly Use[] {
  const own = declarationsOf(snapshot, id).find((one) => one.kind === 'interface');
  return memberNames(snapshot, id).map((name) => {
    const read = readMember(name);
    return (local) => `declare const it: ${local}${anyArguments(own)};\n${read('it')}`;
  });
}

function memberNames(snapshot: ApiSnapshot, id: string): readonly string[] {
  const own = declarationsOf(snapshot, id).filter((one) => one.kind === 'interface');
  const members = own.flatMap((declaration) => factsOf(declaration).members);
  return members.flatMap(({ kind, name }) => (kind === 'property' || kind === 'method' ? [name] : []));
}

function readMember(name: string): Use {
  return (local) => `export const value = ${local}${name.startsWith('[') ? name : `[${JSON.stringify(name)}]`};`;
}

function wholeModule(specifier: string): readonly Candidate[] {
  const uses = [
    'export const call: (...values: any[]) => unknown = whole;',
    'export class Mine extends whole {}',
    'export const made = new whole(null!);',
    'export const { name } = whole;',
  ];
  return uses.map((use) => usingWhole(specifier, use));
}

function usingWhole(specifier: string, use: string): Candidate {
  return program(`declare const whole: typeof import('${specifier}');\n\n${use}\n`);
}

function program(text: string): Candidate {
  return { text, isProof: false, isNatural: true };
}

/** Programs use a value as a value, and a type as a type. */
function uses(snapshot: ApiSnapshot, target: string | undefined): readonly Use[] {
  const own = target === undefined ? [] : declarationsOf(snapshot, target);
  const generic = own.find((one) => factsOf(one).typeParameters.length > 0);
  const asValue: Use = (local) => `export const value = ${local};`;
  const asType: Use = (local) => `export type Before = ${local}${anyArguments(generic)};`;
  const asFunction: Use = (local) => `export const call: (...values: any[]) => unknown = ${local};`;
  const asClass: Use = (local) => `export class Mine extends ${local} {}`;
  const asNamespace: Use = (local) => `export import before = ${local};`;
  // Whether it is a type is not known: that package may be missing.
  const asExport: Use = (local) => `export { ${local} };`;
  if (target === undefined || isExternal(target)) return [asExport, asValue, asType];
  if (own.some(({ kind }) => kind === 'interface' || kind === 'type')) return [asType, asValue];
  // If a module has no default export, a default import gives the module itself.
  return [asValue, asFunction, asClass, asType, asNamespace];
}

/** Type arguments that accept everything, such as `<any, any>`. */
function anyArguments(declaration: SnapshotDeclaration | undefined): string {
  return declaration === undefined ? '' : angled(factsOf(declaration).typeParameters.map(() => 'any'));
}
