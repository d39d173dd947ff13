import { type DeclarationReflection, type Reflection, ReflectionKind, type SignatureReflection } from 'typedoc';
import type { Extraction } from './extraction.ts';

/** The function, method, variable or property that a signature belongs to. */
function ownerOf({ parent }: SignatureReflection): DeclarationReflection {
  return parent.kindOf(ReflectionKind.TypeLiteral) && parent.parent?.isDeclaration() === true ? parent.parent : parent;
}

const functions = ReflectionKind.FunctionOrMethod;
const callable = functions | ReflectionKind.VariableOrProperty | ReflectionKind.TypeAlias;

/**
 * Reflections whose comments are about a signature and count more than the signature's own: the export under another name, then an alias
 * (`const load = read`), whose signature is declared elsewhere. The implementation of overloads is declared with these, and is not meant for users.
 */
export function ownersOf(signature: SignatureReflection, { nodes, exportComments }: Extraction): readonly Reflection[] {
  const owner = ownerOf(signature);
  if (!owner.kindOf(callable)) return [];
  const declarations = nodes.declarationsOf(owner);
  const isAlias = !nodes.declarationsOf(signature).some((node) => declarations.includes(node));
  return [exportComments.get(owner), isAlias ? owner : undefined].filter((one) => one !== undefined);
}

/** The only signature of a function, if the function's own comment is about it: there is one comment of both. */
export function describedSignature(owner: Reflection, extraction: Extraction): SignatureReflection | undefined {
  if (!owner.isDeclaration() || !owner.kindOf(functions)) return undefined;
  const [signature, ...others] = owner.signatures ?? [];
  return signature !== undefined && others.length === 0 && ownersOf(signature, extraction).length > 0 ? signature : undefined;
}
