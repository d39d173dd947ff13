import { Comment, type Context, type DeclarationReflection, ReferenceReflection, type Reflection, ReflectionKind } from 'typedoc';
import ts from 'typescript';
import { isScriptFile } from '../entry/ownScripts.ts';
import { aliasChain, isAlias } from '../program/aliasChain.ts';
import { hidingTags } from './keepOverloads.ts';
import { appendComment } from './keptComments.ts';
import type { OpenModule } from './openModule.ts';

/** By what is exported: a reflection with the comment at the export. */
export type ExportComments = ReadonlyMap<Reflection, Reflection>;

/**
 * Takes the comments at exports of something that is declared elsewhere. TypeDoc uses such a comment only if the declaration has none, and
 * none within braces:
 *
 *     export { /** Old name. @deprecated *\/ run as start };
 *
 * Two comments may describe one symbol now, each with its own place. So the second gets a reflection of its own, which no module lists. Under
 * the own name of the symbol, it is added to the symbol's.
 */
export function takeExportComments(modules: readonly OpenModule[]): ExportComments {
  const children = modules.flatMap(({ reflection }) => reflection.children ?? []);
  const reExported = new Set(children.flatMap((child) => (child.isReference() ? (child.tryGetTargetReflection() ?? []) : [])));
  return new Map(modules.flatMap((module) => commentsIn({ scope: module.scope, exports: exportsOf(module), reExported })));
}

/** With the properties of the object that a script exports: `module.exports = { run, start: run }`. */
function exportsOf({ symbol, exports, checker }: OpenModule): readonly ts.Symbol[] {
  const value = symbol.exports?.get(ts.InternalSymbolName.ExportEquals);
  const isOfScript = value?.declarations?.some((one) => isScriptFile(one.getSourceFile().fileName)) === true;
  return isOfScript ? [...exports, ...checker.getPropertiesOfType(checker.getTypeOfSymbol(value))] : exports;
}

interface ModuleRequest extends Pick<OpenModule, 'scope' | 'exports'> {
  /** What has other exports. */
  readonly reExported: ReadonlySet<Reflection>;
}

type Found = readonly (readonly [Reflection, Reflection])[];

function commentsIn({ scope, exports, reExported }: ModuleRequest): Found {
  const byName = new Map(exports.map((exported) => [exported.name, exported]));
  const { children = [] } = scope.scope as DeclarationReflection;
  return children.flatMap((child): Found => {
    const exported = byName.get(child.name);
    const comment = exported && commentAt(exported, child, scope);
    if (comment !== undefined && !child.isReference()) hide(child, comment, reExported);
    const holder = exported && comment && holderOf({ comment, child, exported, scope });
    const found: Found = holder === undefined ? [] : [[child, holder]];
    const within = child.kindOf(ReflectionKind.Namespace) ? scope.getSymbolFromReflection(child) : undefined;
    if (within === undefined) return found;
    return [...found, ...commentsIn({ scope: scope.withScope(child), exports: scope.checker.getExportsOfModule(within), reExported })];
  });
}

/** TypeDoc looks for these tags in the comment of the symbol. What has other exports stays. */
function hide(child: DeclarationReflection, comment: Comment, reExported: ReadonlySet<Reflection>): void {
  for (const tag of hidingTags) {
    if (!comment.hasModifier(tag)) continue;
    comment.removeModifier(tag);
    if (reExported.has(child)) continue;
    child.comment ??= new Comment();
    child.comment.modifierTags.add(tag);
  }
}

/** Undefined if TypeDoc has found the comment itself. */
function commentAt(exported: ts.Symbol, child: DeclarationReflection, scope: Context): Comment | undefined {
  const known = [child, ...(child.signatures ?? [])].map(({ comment }) => comment?.discoveryId);
  // An export may be that of another file, which exports it under another name.
  const named = aliasChain(exported, scope.checker).filter((one) => one === exported || isAlias(one));
  const nodes = named.flatMap(({ declarations = [] }) => declarations);
  const comment = nodes.map((node) => commentOf(node, { exported, child, scope })).find((one) => one !== undefined);
  return comment === undefined || (known.includes(comment.discoveryId) && !child.isReference()) ? undefined : comment;
}

interface ExportRequest {
  readonly exported: ts.Symbol;
  readonly child: DeclarationReflection;
  readonly scope: Context;
}

/** A comment above several exports, or above one that keeps its name, is often a heading. */
function commentOf(node: ts.Declaration, { exported, child, scope }: ExportRequest): Comment | undefined {
  if (ts.isExportSpecifier(node)) {
    const isAlone = node.parent.elements.length === 1 && node.propertyName !== undefined;
    return scope.getNodeComment(node, false) ?? (isAlone ? scope.getNodeComment(node.parent.parent, false) : undefined);
  }
  if (ts.isImportEqualsDeclaration(node) || (ts.isExportAssignment(node) && ts.isIdentifier(node.expression)))
    return scope.getNodeComment(node, false);
  const isOfScript = isScriptFile(node.getSourceFile().fileName) && (ts.isPropertyAssignment(node) || isRenamed(exported, child, scope));
  return isOfScript ? scope.getComment(exported, ReflectionKind.Variable) : undefined;
}

function isRenamed({ name }: ts.Symbol, child: DeclarationReflection, scope: Context): boolean {
  const target = child.isReference() ? child.tryGetTargetReflection() : child;
  return target !== undefined && scope.getSymbolFromReflection(target)?.name !== name;
}

/** Undefined if the comment of the symbol says it all, then. */
function holderOf({ comment, child, exported, scope }: ExportRequest & { readonly comment: Comment }): Reflection | undefined {
  const target = child.isReference() ? child.tryGetTargetReflection() : child;
  const { signatures = [] } = target?.isDeclaration() ? target : {};
  const [known] = [target, ...(signatures.length === 1 ? signatures : [])].flatMap((one) => one?.comment ?? []);
  const isAdded = known !== undefined && !isRenamed(exported, child, scope);
  if (child.isReference()) {
    // The text of a symbol describes it in all lists.
    if (isAdded) comment.summary = [];
    child.comment = comment;
    return child;
  }
  if (isAdded) return addComment(known, comment);
  const holder = new ReferenceReflection(child.name, child, scope.scope);
  holder.comment = comment;
  scope.registerReflection(holder, exported, undefined);
  return holder;
}

/** Both are about the same thing under the same name. */
function addComment(known: Comment, exported: Comment): undefined {
  const tags = new Set(known.blockTags.map(({ tag }) => tag));
  exported.blockTags = exported.blockTags.filter(({ tag }) => !tags.has(tag));
  appendComment(known, exported);
}
