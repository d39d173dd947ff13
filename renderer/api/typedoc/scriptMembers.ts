import { type Context, type DeclarationReflection, ReflectionKind } from 'typedoc';
import ts from 'typescript';
import { moduleSymbol } from '../entry/entryModules.ts';
import { isScriptFile } from '../entry/ownScripts.ts';
import type { ModuleRequest } from './openModule.ts';

/** Gives exports of a CommonJS script the comment at their export, `exports.run = run`, if there is none where they are declared. */
export function keepExportComments({ context, program, reflection, node }: ModuleRequest): void {
  const checker = program.getTypeChecker();
  const module = isScriptFile(node.getSourceFile().fileName) ? moduleSymbol(node, checker) : undefined;
  if (module === undefined) return;
  const scope = context.withScope(reflection);
  scope.setActiveProgram(program);
  const exports = new Map(checker.getExportsOfModule(module).map((exported) => [exported.name, exported]));
  for (const child of reflection.children ?? []) {
    const exported = exports.get(child.name);
    if (child.isReference() || exported === undefined) continue;
    const comment = scope.getComment(exported, ReflectionKind.Variable);
    if (comment !== undefined) for (const target of child.signatures ?? [child]) target.comment ??= comment.clone();
  }
}

/** Documents `Parser.prototype = { feed: function () {} }` as its methods. To TypeDoc, they are properties, and `prototype` is one of the class. */
export function convertPrototypes(context: Context): void {
  const { project } = context;
  for (const owner of project.getReflectionsByKind(ReflectionKind.Class)) {
    if (!owner.isDeclaration()) continue;
    for (const child of [...(owner.children ?? [])]) {
      const declaration = context.getSymbolFromReflection(child)?.valueDeclaration;
      if (declaration === undefined || !isScriptFile(declaration.getSourceFile().fileName)) continue;
      if (child.name === 'prototype' && child.flags.isStatic) project.removeReflection(child);
      else if (ts.isPropertyAssignment(declaration) && isFunction(declaration.initializer)) turnIntoMethod(child);
    }
  }
}

function isFunction(node: ts.Node): boolean {
  return ts.isFunctionExpression(node) || ts.isArrowFunction(node);
}

function turnIntoMethod(property: DeclarationReflection): void {
  const { type, comment } = property;
  const signatures = type?.type === 'reflection' ? type.declaration.signatures : undefined;
  if (signatures === undefined || !property.kindOf(ReflectionKind.Property)) return;
  property.kind = ReflectionKind.Method;
  property.signatures = signatures;
  for (const signature of signatures) {
    signature.parent = property;
    signature.name = property.name;
    if (comment !== undefined) signature.comment ??= comment.clone();
  }
  delete property.type;
  delete property.comment;
}
