import type { Context, Reflection } from 'typedoc';
import ts from 'typescript';
import { fileInPackage } from '../entry/sourceLinks.ts';

interface HomesRequest {
  readonly context: Context;
  readonly program: ts.Program;
  /** Absolute folder of the package, with `/`. */
  readonly folder: string;
  /** Whether a reflection has a page, or is on one. */
  readonly isShown: (reflection: Reflection) => boolean;
}

/** Whose page has a property; undefined for those that no page has. */
type PropertyHomes = (property: ts.Symbol) => Reflection | 'elsewhere' | undefined;

/** By the symbols that declare the properties. What is declared outside of the package is elsewhere. */
export function propertyHomes({ context, program, folder, isShown }: HomesRequest): PropertyHomes {
  const checker = program.getTypeChecker();
  return ({ declarations = [] }) => {
    const own = declarations.filter((one) => fileInPackage(folder, one.getSourceFile().fileName) !== undefined);
    if (own.length === 0) return 'elsewhere';
    const owners = own.flatMap((one) => ownerOf(one) ?? []).flatMap(({ name }) => checker.getSymbolAtLocation(name) ?? []);
    return owners.map((owner) => context.getReflectionFromSymbol(owner)).find((one) => one !== undefined && isShown(one));
  };
}

type Owner = (ts.InterfaceDeclaration | ts.ClassLikeDeclaration | ts.TypeAliasDeclaration | ts.EnumDeclaration | ts.VariableDeclaration) & {
  readonly name: ts.Identifier;
};

/** What a page shows with its members. What is within a function belongs to none. */
function ownerOf(declaration: ts.Declaration): Owner | undefined {
  const isOfConstructor = ts.isParameter(declaration) && ts.isConstructorDeclaration(declaration.parent);
  const from = isOfConstructor ? declaration.parent.parent : declaration.parent;
  const owner = ts.findAncestor(from, (node) => ts.isFunctionLike(node) || isOwner(node));
  return owner !== undefined && isOwner(owner) ? owner : undefined;
}

function isOwner(node: ts.Node): node is Owner {
  const isKind = ts.isInterfaceDeclaration(node) || ts.isClassLike(node) || ts.isTypeAliasDeclaration(node) || ts.isEnumDeclaration(node);
  if (!isKind && !ts.isVariableDeclaration(node)) return false;
  return node.name !== undefined && ts.isIdentifier(node.name);
}
