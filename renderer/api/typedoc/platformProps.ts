import ts from 'typescript';

/** Props of a component, and what it also takes as every element does. */
interface DividedProps {
  readonly own: readonly ts.Symbol[];
  /** Interfaces with attributes of elements: `ButtonHTMLAttributes`, but not what it extends. */
  readonly attributes: readonly ts.Symbol[];
}

/** A component that names so few attributes has chosen each of them: `Pick<HTMLAttributes, 'id' | 'className'>`. */
const fewAttributes = 10;

/**
 * Divides props into those of the component, and attributes that the types of a framework declare for elements. Other props of frameworks,
 * as `key` and `ref`, are omitted. `children` is only there where the author says so.
 */
export function divideProps(props: readonly ts.Symbol[], checker: ts.TypeChecker): DividedProps {
  const owners = new Map(props.filter(isPlatform).map((prop) => [prop, attributesWith(prop, checker)]));
  const attributes = [...new Set(owners.values())].filter((owner) => owner !== undefined);
  const isFew = [...owners.values()].filter((owner) => owner !== undefined).length < fewAttributes;
  const own = props.filter((prop) => !owners.has(prop) || (isFew && owners.get(prop) !== undefined));
  const bases = new Set(attributes.flatMap((owner) => basesOf(owner, checker)));
  return { own, attributes: isFew ? [] : attributes.filter((owner) => !bases.has(owner)) };
}

const platformFile = /\/node_modules\/(?:@types\/react(?:-dom|-native)?|csstype|preact|solid-js|svelte|vue|@vue\/[^/]+|typescript\/lib)\//;

function isPlatform({ declarations = [] }: ts.Symbol): boolean {
  return declarations.length > 0 && declarations.every((one) => platformFile.test(one.getSourceFile().fileName) && !takesChildren(one));
}

function takesChildren(declaration: ts.Declaration): boolean {
  return ts.findAncestor(declaration, (node) => ts.isTypeAliasDeclaration(node) && node.name.text === 'PropsWithChildren') !== undefined;
}

/** `Attributes`, `RefAttributes` and `ClassAttributes` of React have `key` and `ref`. */
const elementAttributes = /^(?!(?:Ref|Class|Intrinsic)Attributes$).+Attributes$/;

function attributesWith({ declarations = [] }: ts.Symbol, checker: ts.TypeChecker): ts.Symbol | undefined {
  const owner = declarations.map(({ parent }) => parent).find((node) => node !== undefined && ts.isInterfaceDeclaration(node));
  return owner !== undefined && elementAttributes.test(owner.name.text) ? checker.getSymbolAtLocation(owner.name) : undefined;
}

function basesOf(owner: ts.Symbol, checker: ts.TypeChecker): readonly ts.Symbol[] {
  const type = checker.getDeclaredTypeOfSymbol(owner);
  const bases = type.isClassOrInterface() ? checker.getBaseTypes(type) : [];
  return bases.flatMap(({ symbol }) => [symbol, ...basesOf(symbol, checker)]);
}
