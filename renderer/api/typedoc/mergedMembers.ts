import { type Context, type DeclarationReflection, ReferenceType, ReflectionFlag, ReflectionKind, type SignatureReflection } from 'typedoc';
import ts from 'typescript';

type Owner = ts.ClassDeclaration | ts.InterfaceDeclaration;

/**
 * Corrects which members of a class or interface with several declarations are inherited. TypeDoc looks at the first declaration alone: a
 * member that another one declares is inherited to it, and what another one extends gives members of its own.
 *
 * A class that implements an interface of its own name (`class Clock implements Clock`) doesn't list itself.
 */
export function markMergedMembers(context: Context): void {
  for (const owner of Object.values(context.project.reflections)) {
    if (!owner.isDeclaration() || !owner.kindOf(ReflectionKind.ClassOrInterface)) continue;
    const nodes = context.getSymbolFromReflection(owner)?.declarations?.filter(isOwner) ?? [];
    if (nodes.length < 2) continue;
    owner.implementedTypes = (owner.implementedTypes ?? []).filter((type) => !(type.type === 'reference' && type.reflection === owner));
    for (const member of owner.children ?? [])
      if (member.kindOf(ReflectionKind.Constructor)) markConstructor(member, nodes);
      else markMember(member, nodes, context);
  }
}

/** An interface has no constructor to inherit. */
function markConstructor(member: DeclarationReflection, nodes: readonly Owner[]): void {
  if (nodes.some((node) => ts.isClassDeclaration(node) && extendedBy(node).length > 0)) return;
  for (const part of partsOf(member)) {
    delete part.inheritedFrom;
    delete part.overwrites;
  }
}

function markMember(member: DeclarationReflection, nodes: readonly Owner[], context: Context): void {
  const declarations = context.getSymbolFromReflection(member)?.declarations ?? [];
  const isOwn = declarations.some(({ parent }) => isOwner(parent) && nodes.includes(parent));
  const base = baseOf(member, nodes, context);
  // TypeDoc resolves it later, if the base is documented.
  const found = base && ReferenceType.createBrokenReference(`${base}.${member.name}`, context.project, undefined);
  for (const part of partsOf(member)) {
    const known = member.flags.isStatic ? undefined : (part.inheritedFrom ?? part.overwrites);
    delete part.inheritedFrom;
    delete part.overwrites;
    const origin = known ?? found;
    if (origin) part[isOwn ? 'overwrites' : 'inheritedFrom'] = origin;
    part.setFlag(ReflectionFlag.Inherited, Boolean(origin) && !isOwn);
  }
}

function isOwner(node: ts.Node): node is Owner {
  return ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node);
}

function partsOf(member: DeclarationReflection): readonly (DeclarationReflection | SignatureReflection)[] {
  return [member, member.getSignature, member.setSignature, ...(member.signatures ?? [])].filter((part) => part !== undefined);
}

/** The type that one of the declarations extends, and that has the member. */
function baseOf({ name, flags: { isStatic } }: DeclarationReflection, nodes: readonly Owner[], { checker }: Context): string | undefined {
  // An interface has no static members to pass on.
  const bases = (isStatic ? nodes.filter(ts.isClassDeclaration) : nodes).flatMap(extendedBy);
  const typeOf = (base: ts.ExpressionWithTypeArguments): ts.Type => checker.getTypeAtLocation(isStatic ? base.expression : base);
  return bases.find((base) => typeOf(base).getProperty(name) !== undefined)?.expression.getText();
}

function extendedBy({ heritageClauses }: Owner): readonly ts.ExpressionWithTypeArguments[] {
  return (heritageClauses ?? []).filter(({ token }) => token === ts.SyntaxKind.ExtendsKeyword).flatMap(({ types }) => [...types]);
}
