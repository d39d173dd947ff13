import {
  type Application,
  type CommentDisplayPart,
  type Context,
  Converter,
  type DeclarationReflection,
  type InlineTagDisplayPart,
  Reflection,
  ReflectionKind,
  type SignatureReflection,
} from 'typedoc';
import { plainName } from '../../model/parseName.ts';

/** What TypeDoc's tag becomes: an inline tag in the text, with what it names as its target. */
export const inheritDocTag = '@inheritedDoc';

/**
 * Takes `{@inheritDoc name}` and `@inheritDoc` out of TypeDoc's hands. TypeDoc replaces the text, `@remarks`, `@returns` and the texts of
 * parameters by those of the other comment; the conversion adds what is missing instead. Called before a class inherits comments, so that
 * these have the new tags, too.
 */
export function takeInheritDoc({ converter }: Application): void {
  const beforeTypedocReadsThem = 1e9;
  converter.on(
    Converter.EVENT_RESOLVE_END,
    (context) => {
      const marked = Object.values(context.project.reflections).filter((reflection) => mark(reflection, context));
      for (const reflection of marked) warnOfSource(reflection, context);
    },
    beforeTypedocReadsThem,
  );
}

/** Whether the comment has the tag. */
function mark(reflection: Reflection, context: Context): boolean {
  const { comment } = reflection;
  if (comment === undefined) return false;
  const block = comment.getTag('@inheritDoc');
  // A name with a package is not about this one, and is shown as it is.
  const inline = comment.summary.find(
    (part): part is InlineTagDisplayPart => part.kind === 'inline-tag' && part.tag === '@inheritDoc' && !part.text.startsWith('@'),
  );
  if (block !== undefined) {
    // What TypeDoc takes for the name may be the first word of a text.
    const { name = '', content } = block;
    const target = resolve(name, reflection, context);
    const rest: readonly CommentDisplayPart[] =
      name === '' || target !== undefined ? content : [{ kind: 'text', text: `${name} ` }, ...content];
    comment.summary.push({ kind: 'inline-tag', tag: inheritDocTag, text: name, ...(target === undefined ? {} : { target }) }, ...rest);
    comment.removeTags('@inheritDoc');
  } else if (inline !== undefined) {
    const target = resolve(inline.text, reflection, context);
    inline.tag = inheritDocTag;
    if (target !== undefined) inline.target = target;
    else if (inline.text !== '') warn(`@inheritDoc names ${inline.text}, which is not documented`, reflection, context);
  }
  return block !== undefined || inline !== undefined;
}

/** TSDoc's forms, too: `(Config:interface)`. */
function resolve(written: string, reflection: Reflection, { converter }: Context): Reflection | undefined {
  const name = plainName(written).replace(/^[a-z]+:/, '');
  const [link] = name === '' ? [] : converter.resolveLinks([{ kind: 'inline-tag', tag: '@link', text: name }], reflection);
  return link?.kind === 'inline-tag' && link.target instanceof Reflection ? link.target : undefined;
}

function warn(message: string, reflection: Reflection, context: Context): void {
  const declared = reflection.isSignature() ? reflection.parent : reflection;
  context.logger.warn(message, context.getSymbolFromReflection(declared)?.declarations?.[0]);
}

function warnOfSource(reflection: Reflection, context: Context): void {
  const [source, ...further] = sourcesOf(reflection);
  if (source === undefined) return;
  if (further.includes(source)) warn(`The comment of ${source.name}, which @inheritDoc means, inherits this one`, reflection, context);
  else if (!source.hasComment()) warn(`@inheritDoc means ${source.name}, which has no comment`, reflection, context);
}

/** The source of a comment, the source of that, and so on; the last is repeated if it leads back to itself. */
function sourcesOf(reflection: Reflection, before: readonly Reflection[] = []): readonly Reflection[] {
  const source = inheritedSource(reflection);
  if (source === undefined) return before;
  return before.includes(source) ? [...before, source] : sourcesOf(source, [...before, source]);
}

/** Whose comment a comment inherits: what its tag names, or what it overrides. */
export function inheritedSource(reflection: Reflection): Reflection | undefined {
  const tag = reflection.comment?.summary.find(
    (part): part is InlineTagDisplayPart => part.kind === 'inline-tag' && part.tag === inheritDocTag,
  );
  if (tag === undefined) return undefined;
  const target = tag.target instanceof Reflection ? tag.target : overridden(reflection);
  const declared = target?.isReference() ? target.getTargetReflection() : target;
  const source = declared?.isDeclaration() ? commentedPart(declared, reflection) : declared;
  return source === reflection ? undefined : source;
}

/** An overload inherits from the overload at its place. A function has its comment at its signature. */
function commentedPart(declared: DeclarationReflection, reflection: Reflection): Reflection {
  if (declared.kindOf(ReflectionKind.Accessor)) return accessorPart(declared, reflection);
  const signatures = signaturesOf(declared);
  const index = reflection.isSignature() ? reflection.parent.getAllSignatures().indexOf(reflection) : -1;
  const isFunction = declared.kindOf(ReflectionKind.FunctionOrMethod) || !declared.hasComment();
  return signatures[index] ?? (isFunction ? signatures[0] : undefined) ?? declared;
}

function accessorPart(declared: DeclarationReflection, reflection: Reflection): Reflection {
  const { getSignature, setSignature } = declared;
  const isSetter = reflection.kindOf(ReflectionKind.SetSignature);
  return (isSetter ? setSignature : getSignature) ?? getSignature ?? setSignature ?? declared;
}

function signaturesOf({ signatures, type }: DeclarationReflection): readonly SignatureReflection[] {
  return signatures ?? (type?.type === 'reflection' ? type.declaration.signatures : undefined) ?? [];
}

function overridden(reflection: Reflection): Reflection | undefined {
  if (!reflection.isDeclaration() && !reflection.isSignature()) return undefined;
  const { overwrites, implementationOf, inheritedFrom } = reflection;
  const bases = reflection.isDeclaration() ? [...(reflection.extendedTypes ?? []), ...(reflection.implementedTypes ?? [])] : [];
  const named = bases.flatMap((base) => (base.type === 'reference' ? (base.reflection ?? []) : []));
  return (overwrites ?? implementationOf ?? inheritedFrom)?.reflection ?? named[0];
}
