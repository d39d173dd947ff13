import { type Context, type DeclarationReflection, ReflectionFlag, ReflectionKind, type SomeType, UnionType, UnknownType } from 'typedoc';
import ts from 'typescript';
import { type ComponentPart, findComponent } from './findComponent.ts';
import { initializerText } from './initializerText.ts';
import type { Components } from './listMembers.ts';
import { symbolKind, symbolsIn } from './symbolIds.ts';
import { type WrittenNodes, writtenNodes } from './writtenNodes.ts';

export interface ComponentsRequest {
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
      const request = { context: scope.withScope(holder), checker, written, declaration, defaults: propDefaults(declaration) };
      return [reflection, parts.map((part) => ({ role: part.role, reflection: convertPart(part, request) }))];
    }),
  );
}

function symbolsWithin(reflection: DeclarationReflection): readonly DeclarationReflection[] {
  return symbolsIn(reflection).flatMap((one) => (symbolKind(one) === 'namespace' ? symbolsWithin(one) : one.isReference() ? [] : [one]));
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
  readonly defaults: ReadonlyMap<string, ts.Expression>;
}

function convertPart({ name, symbol, text = '' }: ComponentPart, request: PartRequest): DeclarationReflection {
  const { context, defaults } = request;
  const reflection = context.createDeclarationReflection(ReflectionKind.Property, symbol, undefined, name);
  const isOptional = symbol !== undefined && (symbol.flags & ts.SymbolFlags.Optional) !== 0;
  if (isOptional) reflection.setFlag(ReflectionFlag.Optional);
  const type = symbol === undefined ? new UnknownType(text) : convertTypeOf(symbol, reflection, request);
  reflection.type = isOptional ? withoutUndefined(type) : type;
  const initializer = defaults.get(name);
  const value = initializer && initializerText(initializer);
  if (value !== undefined) reflection.defaultValue = value;
  context.finalizeDeclarationReflection(reflection);
  return reflection;
}

/** As its author wrote it, unless it depends on type arguments. */
function convertTypeOf(
  symbol: ts.Symbol,
  reflection: DeclarationReflection,
  { context, checker, written, declaration }: PartRequest,
): SomeType {
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration);
  const node = symbol.declarations?.map(typeNodeOf).find((one) => one !== undefined);
  const scope = context.withScope(reflection);
  const isWritten = node !== undefined && written.saysTheSame(node, type, checker);
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

/** Defaults of props by their names, as a component's function takes its first parameter apart: `({ size = 'm' }) => …`. */
function propDefaults(declaration: ts.Declaration): ReadonlyMap<string, ts.Expression> {
  const component = functionOf(ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration);
  const name = component?.parameters[0]?.name;
  const patterns = name === undefined ? [] : ts.isIdentifier(name) ? patternsOf(component?.body, name.text) : [name];
  const elements = patterns.flatMap((pattern) => (ts.isObjectBindingPattern(pattern) ? pattern.elements : []));
  return new Map(
    elements.flatMap((element) => {
      const key = element.propertyName ?? element.name;
      return element.initializer !== undefined && (ts.isIdentifier(key) || ts.isStringLiteral(key))
        ? [[key.text, element.initializer] as const]
        : [];
    }),
  );
}

/** The function inside of `memo(forwardRef((props, ref) => …))`. */
function functionOf(node: ts.Node | undefined): ts.FunctionLikeDeclarationBase | undefined {
  if (node === undefined) return undefined;
  if (ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) || ts.isArrowFunction(node)) return node;
  if (ts.isCallExpression(node)) return functionOf(node.arguments[0]);
  const isWrapped = ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node);
  return isWrapped ? functionOf(node.expression) : undefined;
}

/** `const { size = 'm' } = props;` */
function patternsOf(body: ts.Node | undefined, props: string): readonly ts.BindingName[] {
  if (body === undefined || !ts.isBlock(body)) return [];
  const declarations = body.statements.flatMap((one) => (ts.isVariableStatement(one) ? one.declarationList.declarations : []));
  return declarations
    .filter(({ initializer }) => initializer !== undefined && ts.isIdentifier(initializer) && initializer.text === props)
    .map(({ name }) => name);
}
