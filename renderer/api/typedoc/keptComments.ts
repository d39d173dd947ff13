import {
  type Application,
  Comment,
  type CommentDisplayPart,
  CommentTag,
  type Context,
  Converter,
  type DeclarationReflection,
  type ProjectReflection,
  type Reflection,
  ReflectionKind,
  type SignatureReflection,
} from 'typedoc';
import ts from 'typescript';

/**
 * Keeps the comment of each declaration of an interface, class or enum that has several: TypeDoc keeps only the first. The texts follow the
 * order of the declarations. Comments on declarations of other packages are not added.
 */
export function keepMergedComments({ converter }: Application): void {
  converter.on(Converter.EVENT_CREATE_DECLARATION, mergeComments, beforeTypedocReadsThem);
}

const beforeTypedocReadsThem = 1e9;

function mergeComments(context: Context, reflection: DeclarationReflection): void {
  if (!reflection.kindOf(ReflectionKind.ClassOrInterface | ReflectionKind.Enum)) return;
  const declarations = ownDeclarations(context, reflection);
  if (declarations.length < 2) return;
  const [first, ...others] = declarations.flatMap((node) => context.getNodeComment(node, false) ?? []);
  if (first === undefined) return;
  for (const other of others) appendComment(first, other);
  reflection.comment = first;
}

function ownDeclarations(context: Context, reflection: DeclarationReflection): readonly ts.Declaration[] {
  const { program } = context;
  const declarations = context.getSymbolFromReflection(reflection)?.declarations ?? [];
  return declarations.filter((node) => {
    const file = node.getSourceFile();
    const isElsewhere = program.isSourceFileDefaultLibrary(file) || program.isSourceFileFromExternalLibrary(file);
    return !isElsewhere && (ts.isInterfaceDeclaration(node) || ts.isClassLike(node) || ts.isEnumDeclaration(node));
  });
}

/** Adds what a second comment says about the same thing. */
export function appendComment(comment: Comment, other: Comment): void {
  if (comment.summary.length > 0 && other.summary.length > 0) comment.summary.push({ kind: 'text', text: '\n\n' });
  comment.summary.push(...other.summary);
  comment.blockTags.push(...other.blockTags);
  for (const modifier of other.modifierTags) comment.modifierTags.add(modifier);
}

/** Texts of a function that belong to its signature. */
const signatureTags: ReadonlySet<string> = new Set(['@param', '@typeParam', '@template', '@returns']);

/**
 * Adds the comment of the only signature that a type literal has to that of the property or variable with this type: both are about one function.
 *
 *     /** Runs. *\/ run: { /** Runs one job. *\/ (job: string): void };
 */
export function joinSignatureComments(context: Context, signatureNodes: ReadonlyMap<SignatureReflection, ts.Declaration>): void {
  for (const reflection of context.project.getReflectionsByKind(ReflectionKind.Property | ReflectionKind.FunctionOrMethod)) {
    const isProperty = reflection.kind === ReflectionKind.Property;
    if (!reflection.isDeclaration() || (reflection.comment === undefined && !isProperty)) continue;
    const {
      comment: own = new Comment(),
      type,
      signatures = type?.type === 'reflection' ? (type.declaration.signatures ?? []) : [],
    } = reflection;
    const [only, ...others] = signatures;
    const node = only && signatureNodes.get(only);
    if (only?.comment === undefined || others.length > 0 || node === undefined || !ts.isCallSignatureDeclaration(node)) continue;
    const declarations = context.getSymbolFromReflection(reflection)?.declarations ?? [];
    if (!declarations.some((one) => one === node.parent.parent)) continue;
    const known = new Set(own.blockTags.map(({ tag }) => tag));
    const added = only.comment.blockTags.filter(({ tag }) => !signatureTags.has(tag) && !known.has(tag));
    reflection.comment = own;
    appendComment(own, new Comment(only.comment.summary, added, only.comment.modifierTags));
    only.comment.summary = [];
    only.comment.blockTags = only.comment.blockTags.filter((one) => !added.includes(one));
  }
}

/** Keeps the comment above a pattern with one name: `export const { reset } = store`. TypeDoc looks for comments within the pattern. */
export function keepPatternComments({ converter }: Application): void {
  converter.on(
    Converter.EVENT_CREATE_DECLARATION,
    (context, reflection) => {
      if (reflection.comment !== undefined) return;
      const node = context.getSymbolFromReflection(reflection)?.declarations?.find(ts.isBindingElement);
      const statement = node?.parent.elements.length === 1 ? node.parent.parent.parent.parent : undefined;
      const comment = statement !== undefined && ts.isVariableStatement(statement) ? context.getNodeComment(statement, false) : undefined;
      if (comment !== undefined) reflection.comment = comment;
    },
    beforeTypedocReadsThem,
  );
}

/**
 * Keeps the part of a comment before its `@typedef` or `@callback`, and its other tags. TypeDoc keeps only the text after the tag itself. A
 * comment with several of these tags is ambiguous and is not used.
 */
export function keepTypedefComments({ converter }: Application): void {
  converter.on(Converter.EVENT_CREATE_DECLARATION, addComment, beforeTypedocReadsThem);
}

function addComment(context: Context, reflection: DeclarationReflection): void {
  const tag = context.getSymbolFromReflection(reflection)?.declarations?.find(isTypeTag);
  if (tag === undefined || !ts.isJSDoc(tag.parent)) return;
  const comment = tag.parent;
  if ((comment.tags ?? []).filter(isTypeTag).length !== 1) return;
  const summary = partsOf(comment.comment);
  const blocks = (comment.tags ?? []).filter(({ tagName }) => readerTags.has(tagName.text)).map(toBlock);
  if (summary.length + blocks.length === 0) return;
  const own = reflection.comment ?? new Comment();
  const behind = own.summary.length > 0 && summary.length > 0 ? [paragraph, ...own.summary] : own.summary;
  own.summary = [...summary, ...behind];
  own.blockTags.push(...blocks);
  reflection.comment = own;
}

const paragraph: CommentDisplayPart = { kind: 'text', text: '\n\n' };

const readerTags = new Set(['deprecated', 'example', 'remarks', 'see', 'since']);

function isTypeTag(node: ts.Node): node is ts.JSDocTypedefTag | ts.JSDocCallbackTag {
  return ts.isJSDocTypedefTag(node) || ts.isJSDocCallbackTag(node);
}

function toBlock(tag: ts.JSDocTag): CommentTag {
  return new CommentTag(`@${tag.tagName.text}`, partsOf(tag.comment));
}

function partsOf(comment: ts.JSDoc['comment']): CommentDisplayPart[] {
  if (comment === undefined) return [];
  if (typeof comment === 'string') return [{ kind: 'text', text: comment }];
  return comment.flatMap((part): CommentDisplayPart[] => {
    if (!ts.isJSDocLinkLike(part)) return part.text === '' ? [] : [{ kind: 'text', text: part.text }];
    const name = ts.isJSDocLinkCode(part) ? '@linkcode' : ts.isJSDocLinkPlain(part) ? '@linkplain' : '@link';
    return [{ kind: 'inline-tag', tag: name, text: `${part.name?.getText() ?? ''}${part.text.replace(/\s*\n[\s*]*/g, ' ')}`.trim() }];
  });
}

/** JSDoc's other names of `@param`. */
const aliases: ReadonlySet<string> = new Set(['@arg', '@argument']);

/**
 * Renames JSDoc's synonyms to `@param` before TypeDoc assigns texts to parameters. TypeDoc knows only `@param`, and would keep the name of
 * the parameter in the text. A name may be written as in the declaration: `...rest`.
 */
export function renameParameterTags({ reflections }: ProjectReflection): void {
  for (const { comment } of Object.values(reflections)) if (comment !== undefined) renameTags(comment);
}

function renameTags(comment: Comment): void {
  comment.blockTags = comment.blockTags.map((block) => {
    if (block.tag === '@param' && block.name?.startsWith('...')) block.name = block.name.slice(3);
    const named = aliases.has(block.tag) ? splitName(block.content) : undefined;
    if (named === undefined) return block;
    const renamed = new CommentTag('@param', [...named.content]);
    renamed.name = named.name;
    return renamed;
  });
}

interface NamedText {
  readonly name: string;
  readonly content: readonly CommentDisplayPart[];
}

/** `name - text`, `[name=1] text`. A name may have parts: `options.depth`. */
function splitName([first, ...rest]: readonly CommentDisplayPart[]): NamedText | undefined {
  if (first?.kind !== 'text') return undefined;
  const [, optional, plain, text = ''] = /^\s*(?:\[\s*([\w$.]+)[^\]]*\]|([\w$.]+))\s*(?:-\s*)?(.*)$/s.exec(first.text) ?? [];
  const name = optional ?? plain;
  return name === undefined ? undefined : { name, content: [{ ...first, text }, ...rest] };
}

/** Members whose comments are those of their signatures, or of the halves of an accessor. Called before a class inherits comments. */
export function membersWithoutComment({ reflections }: ProjectReflection): readonly DeclarationReflection[] {
  const isBare = (one: Reflection): one is DeclarationReflection =>
    one.isDeclaration() && !one.comment && one.getNonIndexSignatures().length > 0;
  return Object.values(reflections).filter(isBare);
}

/** TypeDoc gives such a member the comment of a property that it overrides or implements, also where its parts have comments of their own. */
export function dropCopiedComments(members: readonly DeclarationReflection[]): void {
  for (const member of members) if (member.getNonIndexSignatures().some(({ comment }) => comment !== undefined)) delete member.comment;
}
