import ts from 'typescript';
import { createVirtualProgram, type LibraryFiles } from '../../../renderer/api/program/virtualProgram.ts';
import type { ApiSnapshot } from '../../../renderer/release/apiSnapshot.ts';
import { entryFile, renderDeclarations } from '../../../renderer/release/renderDeclarations.ts';

interface ClientsRequest {
  readonly snapshot: ApiSnapshot;
  readonly bases: readonly string[];
  readonly libraries: LibraryFiles;
}

/** Writes programs that use an export. A property that is named comes first, because there is a limit. */
export type WriteClients = (name: string, first: string | undefined) => readonly string[];

const [mostPrograms, mostMembers, deepest] = [60, 10, 3];

/**
 * Programs that users of a package may write, made without knowing what will change: they call each function, read the parts of each result, and
 * write literals for what they pass. They share nothing with the programs of the comparison.
 */
export function createClients({ snapshot, bases, libraries }: ClientsRequest): WriteClients {
  const files = new Map([...renderDeclarations(snapshot)].map(([path, text]) => [`/client/${path}`, text]));
  const program = createVirtualProgram({ files, bases, libraries, usesDom: snapshot.usesDom });
  const checker = program.getTypeChecker();
  const main = snapshot.modules.find(({ kind }) => kind === 'entry');
  const file = program.getSourceFile(`/client/${entryFile(main?.name ?? '')}`);
  const module = file && checker.getSymbolAtLocation(file);
  const exports = new Map(module === undefined ? [] : checker.getExportsOfModule(module).map((symbol) => [symbol.name, symbol]));

  /** Statements that use a value as its type allows. */
  const receive = (expression: string, type: ts.Type, place: Place): readonly string[] => {
    const { depth } = place;
    if (type.isUnion() || (type.flags & primitive) !== 0) {
      const isSimple = type.isUnion() ? type.types.every(({ flags }) => (flags & primitive) !== 0) : true;
      const some = type.isUnion() ? type.types.filter(({ flags }) => (flags & ts.TypeFlags.Object) !== 0) : [];
      const isNullable = some.length === 1 && type.isUnion() && type.types.every((one) => one === some[0] || (one.flags & nothing) !== 0);
      if (isSimple) return [`const it: ${checker.typeToString(type)} = ${expression};`];
      return isNullable && some[0] !== undefined ? receive(`${expression}!`, some[0], place) : [];
    }
    if (depth > deepest || (type.flags & ts.TypeFlags.Object) === 0) return [];
    const inner = { ...place, depth: depth + 1 };
    const calls = [
      ...type
        .getCallSignatures()
        .slice(0, 3)
        .map((one) => [one, ''] as const),
      ...type.getConstructSignatures().map((one) => [one, 'new '] as const),
    ];
    const element = checker.isArrayType(type) ? checker.getIndexInfosOfType(type)[0]?.type : undefined;
    const members = element === undefined && calls.length === 0 ? membersOf(type, place) : [];
    return [
      ...calls.flatMap(([one, word]) => call(`${word}${expression}`, one, inner)),
      ...(element === undefined ? [] : receive(`${expression}[0]!`, element, inner)),
      ...members.flatMap((symbol) => {
        const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
        const own = checker.getTypeOfSymbol(symbol);
        return [
          `const read = ${expression}.${symbol.name};`,
          ...receive(`${expression}.${symbol.name}${isOptional ? '!' : ''}`, isOptional ? checker.getNonNullableType(own) : own, inner),
        ];
      }),
    ];
  };
  const call = (expression: string, signature: ts.Signature, place: Place): readonly string[] => {
    const values = signature
      .getParameters()
      .map((symbol) => ({ isOptional: isOptionalParameter(symbol), all: pass(checker.getTypeOfSymbol(symbol), place) }));
    const isRest = signature
      .getParameters()
      .some(({ valueDeclaration: node }) => node !== undefined && ts.isParameter(node) && node.dotDotDotToken !== undefined);
    const given = isRest ? values.slice(0, -1) : values;
    const required = given.slice(0, given.findLastIndex(({ isOptional }) => !isOptional) + 1);
    const written = (list: typeof values, at = -1, value = ''): string =>
      `${expression}(${list.map(({ all }, index) => (index === at ? value : (all[0] ?? 'null!'))).join(', ')})`;
    return [
      `${written(required)};`,
      `${written(given)};`,
      ...given.flatMap(({ all }, at) =>
        all.slice(1).map((value) => `${written(given.slice(0, Math.max(required.length, at + 1)), at, value)};`),
      ),
      ...receive(written(required), signature.getReturnType(), place),
    ];
  };
  /** Expressions that fit a type, the simplest first. */
  const pass = (type: ts.Type, place: Place): readonly string[] => {
    const { depth } = place;
    if (type.isStringLiteral()) return [JSON.stringify(type.value)];
    if (type.isNumberLiteral()) return [String(type.value)];
    if ((type.flags & ts.TypeFlags.String) !== 0) return ["'text'"];
    if ((type.flags & ts.TypeFlags.Number) !== 0) return ['1'];
    if ((type.flags & ts.TypeFlags.Null) !== 0) return ['null'];
    if ((type.flags & ts.TypeFlags.Undefined) !== 0) return ['undefined'];
    if ((type.flags & ts.TypeFlags.BooleanLiteral) !== 0) return [checker.typeToString(type)];
    if (type.isUnion()) return type.types.flatMap((one) => pass(one, place).slice(0, 2)).slice(0, 6);
    if ((type.flags & ts.TypeFlags.Object) === 0 || depth > deepest || type.isClass()) return ['null!'];
    const inner = { ...place, depth: depth + 1 };
    const [signature] = type.getCallSignatures();
    if (signature !== undefined) return functions(signature, inner);
    const element = checker.isArrayType(type) ? checker.getIndexInfosOfType(type)[0]?.type : undefined;
    if (element !== undefined)
      return [
        ...pass(element, inner)
          .slice(0, 2)
          .map((one) => `[${one}]`),
        '[]',
      ];
    const all = type.getProperties();
    if (all.length === 0 || all.length > 40 || all.some(({ name }) => !/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name))) return ['null!'];
    const required = all.filter(({ flags }) => (flags & ts.SymbolFlags.Optional) === 0);
    const valuesOf = (symbol: ts.Symbol): readonly string[] => pass(checker.getNonNullableType(checker.getTypeOfSymbol(symbol)), inner);
    const values = new Map(required.map((symbol) => [symbol, valuesOf(symbol)[0] ?? 'null!']));
    const literal = (symbol?: ts.Symbol, value = ''): string =>
      `{ ${[...new Map([...values, ...(symbol === undefined ? [] : [[symbol, value] as const])])].map(([{ name }, text]) => `${name}: ${text}`).join(', ')} }`;
    return [
      literal(),
      ...membersOf(type, place).flatMap((symbol) =>
        valuesOf(symbol)
          .slice(0, 3)
          .map((value) => literal(symbol, value)),
      ),
    ];
  };
  const functions = (signature: ts.Signature, place: Place): readonly string[] => {
    const parameters = signature.getParameters();
    const names = parameters.map((_, index) => `given${place.depth}${index}`);
    const result = pass(signature.getReturnType(), place)[0] ?? 'null!';
    const used = parameters.flatMap((symbol, index) => receive(names[index] ?? '', checker.getTypeOfSymbol(symbol), place)).slice(0, 6);
    return ['', ...used].map((statement) => `(${names.join(', ')}) => { ${statement} return ${result}; }`);
  };
  const membersOf = (type: ts.Type, { first }: Place): readonly ts.Symbol[] => {
    const all = type.getProperties().filter(({ name }) => /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) && name !== 'prototype');
    return [...all.filter(({ name }) => name === first), ...all.filter(({ name }) => name !== first)].slice(0, mostMembers);
  };

  return (name, first) => {
    const symbol = exports.get(name);
    if (symbol === undefined) return [];
    const own = (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);
    const place = { depth: 0, first };
    const bodies = (own.flags & ts.SymbolFlags.Value) === 0 ? [] : receive(`pkg.${name}`, checker.getTypeOfSymbol(own), place);
    const type = (own.flags & ts.SymbolFlags.Type) === 0 ? undefined : checker.getDeclaredTypeOfSymbol(own);
    const isGeneric = own.declarations?.some((node) => 'typeParameters' in node && node.typeParameters !== undefined) ?? true;
    const uses =
      type === undefined || isGeneric
        ? []
        : [
            ...receive('it', type, place).map((one) => `declare const it: pkg.${name};\n${one.replace('const it', 'const that')}`),
            ...pass(type, place).map((value) => `const it: pkg.${name} = ${value};`),
          ];
    const head = `import * as pkg from '${snapshot.package.name}';\n\n`;
    return [...new Set([...bodies, ...uses])]
      .slice(0, mostPrograms)
      .map((body) => `${head}${body.includes('await') ? `async function main() { ${body} }` : body}\n`);
  };
}

interface Place {
  readonly depth: number;
  readonly first: string | undefined;
}

const nothing = ts.TypeFlags.Undefined | ts.TypeFlags.Null;

const primitive = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BooleanLike | nothing;

function isOptionalParameter({ valueDeclaration: node }: ts.Symbol): boolean {
  return node !== undefined && ts.isParameter(node) && (node.questionToken !== undefined || node.dotDotDotToken !== undefined);
}
