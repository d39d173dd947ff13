import ts from 'typescript';
import { docOf } from './docOf.ts';

/** Whether a class or interface that a member's owner extends or implements describes a member of this name. */
export function inheritsDescription(member: ts.Declaration, checker: ts.TypeChecker): boolean {
  const owner = member.parent;
  if (!ts.isClassDeclaration(owner) && !ts.isInterfaceDeclaration(owner)) return false;
  const name = ts.getNameOfDeclaration(member);
  const symbol = name && checker.getSymbolAtLocation(name);
  if (symbol === undefined) return false;
  const bases = (owner.heritageClauses ?? []).flatMap(({ types }) => [...types]);
  return bases.some((base) =>
    checker
      .getTypeAtLocation(base)
      .getProperty(symbol.name)
      ?.declarations?.some((node) => docOf(node).isDescribed),
  );
}
