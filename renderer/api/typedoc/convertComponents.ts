import {
  Comment,
  type Context,
  type DeclarationReflection,
  ReflectionFlag,
  ReflectionKind,
  type SomeType,
  UnionType,
  UnknownType,
} from 'typedoc';
import ts from 'typescript';
import { type ComponentPart, findComponent } from './findComponent.ts';
import { lacksUndefined } from './keepUndefined.ts';
import type { Components } from './listMembers.ts';
import { type PropDefaults, propDefaults, runtimeDefault } from './propDefaults.ts';
import { symbolsWithin } from './symbolsIn.ts';
import { type WrittenNodes, writtenNodes } from './writtenNodes.ts';

interface ComponentsRequest {
  readonly context: Context;
  readonly program: ts.Program;
  readonly modules: readonly DeclarationReflection[];
}

/**
 * Converts what users pass to components: TypeDoc shows the type of a component, which names its props, but not the props, which may be
 * generic, computed or not exported. The module that they are in never becomes part of the model.
 */
export function convertComponents({ context, program, modules }: ComponentsRequest): Components {
  const checker = program.getTypeChecker();
  const found = modules.flatMap(symbolsWithin).flatMap((reflection) => {
    const symbol = isCandidate(reflection) ? context.getSymbolFromReflection(reflection) : undefined;
    const declaration = symbol?.valueDeclaration;
    const parts = symbol === undefined || declaration === undefined ? undefined : findComponent(checker.getTypeOfSymbol(symbol), checker);
    return parts === undefined || declaration === undefined ? [] : [{ reflection, declaration, parts }];
  });
  if (found.length === 0) return new Map();
  const shelf = context.createDeclarationReflection(ReflectionKind.Module, undefined, undefined, 'components');
  const scope = context.withScope(shelf);
  scope.setActiveProgram(program);
  const written = writtenNodes();
  return new Map(
    found.map(({ reflection, declaration, parts }) => {
      const holder = scope.createDeclarationReflection(ReflectionKind.Interface, undefined, undefined, reflection.name);
      const request = { context: scope.withScope(holder), checker, written, declaration, defaults: propDefaults(declaration, checker) };
      return [reflection, parts.map((part) => ({ role: part.role, reflection: convertPart(part, request) }))];
    }),
  );
}

/** JSX takes names that begin with an upper-case letter for components. */
function isCandidate({ name, kind }: DeclarationReflection): boolean {
  const isValue = kind === ReflectionKind.Function || kind === ReflectionKind.Variable || kind === ReflectionKind.Class;
  return isValue && (/^\p{Lu}/u.test(name) || name === 'default');
}

interface PartRequest {
  readonly context: Context;
  readonly checker: ts.TypeChecker;
  readonly written: WrittenNodes;
  /** Of the component. */
  readonly declaration: ts.Declaration;
  readonly defaults: PropDefaults;
}

function convertPart({ name, symbol, text = '', attributes, ...part }: ComponentPart, request: PartRequest): DeclarationReflection {
  const { context, checker, defaults } = request;
  if (attributes !== undefined) return convertAttributes(attributes, { name, context });
  const reflection = context.createDeclarationReflection(ReflectionKind.Property, symbol, undefined, name);
  const isOptional = part.isOptional === true;
  if (isOptional) reflection.setFlag(ReflectionFlag.Optional);
  const type = symbol === undefined ? new UnknownType(text) : convertTypeOf(symbol, reflection, request);
  reflection.type = isOptional ? withoutUndefined(type) : type;
  const value = defaults.get(name) ?? (symbol && runtimeDefault(symbol, checker));
  if (value !== undefined) reflection.defaultValue = value;
  context.finalizeDeclarationReflection(reflection);
  return reflection;
}

/** One row for all attributes that the elements of the browser have, with a link to what they mean. */
function convertAttributes(
  attributes: ts.Symbol,
  { name, context }: { readonly name: string; readonly context: Context },
): DeclarationReflection {
  const reflection = context.createDeclarationReflection(ReflectionKind.Property, undefined, undefined, name);
  reflection.type = context.createSymbolReference(attributes, context, attributes.name);
  const text = attributes.name.startsWith('SVG') ? svgAttributes : htmlAttributes;
  reflection.comment = new Comment([{ kind: 'text', text }]);
  context.finalizeDeclarationReflection(reflection);
  return reflection;
}

const htmlAttributes = '[HTML attributes](https://developer.mozilla.org/docs/Web/HTML/Reference/Attributes)';
const svgAttributes = '[SVG attributes](https://developer.mozilla.org/docs/Web/SVG/Reference/Attribute)';

/** As its author wrote it, unless it depends on type arguments. */
function convertTypeOf(
  symbol: ts.Symbol,
  reflection: DeclarationReflection,
  { context, checker, written, declaration }: PartRequest,
): SomeType {
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration);
  const node = symbol.declarations?.map(typeNodeOf).find((one) => one !== undefined);
  const scope = context.withScope(reflection);
  const isWritten = node !== undefined && written.saysTheSame(node, type, checker) && !lacksUndefined(node, type, scope);
  return isWritten ? context.converter.convertType(scope, node) : context.converter.convertType(scope, type);
}

function typeNodeOf(declaration: ts.Declaration): ts.TypeNode | undefined {
  return ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration) ? declaration.type : undefined;
}

function withoutUndefined(type: SomeType): SomeType {
  if (type.type !== 'union') return type;
  const types = type.types.filter((one) => one.type !== 'intrinsic' || one.name !== 'undefined');
  const [first] = types;
  return types.length === 1 && first !== undefined ? first : new UnionType(types);
}
