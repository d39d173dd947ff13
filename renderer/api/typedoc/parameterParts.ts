import {
  Comment,
  type CommentTag,
  type Context,
  type ParameterReflection,
  ReflectionKind,
  type SignatureReflection,
  type SomeType,
} from 'typedoc';
import ts from 'typescript';

interface ParameterPartsRequest {
  readonly context: Context;
  readonly signatureNodes: ReadonlyMap<SignatureReflection, ts.Declaration>;
}

/**
 * Keeps the texts of properties of a parameter: `@param options.size`, and `@param size` for a destructured parameter. TypeDoc keeps only the
 * former, and not for unions with a name (`type Options = A | B`) or properties of properties (`options.cache.size`). Of a destructured
 * parameter, it takes the first of these names for that of the parameter.
 */
export function keepParameterParts({ context, signatureNodes }: ParameterPartsRequest): void {
  const signatures = context.project.getReflectionsByKind(ReflectionKind.SomeSignature) as SignatureReflection[];
  for (const signature of signatures) {
    const node = signatureNodes.get(signature);
    const comment = signature.comment ?? signature.parent.comment;
    if (node === undefined || !ts.isFunctionLike(node) || !comment?.blockTags.some(({ tag }) => tag === '@param')) continue;
    // TypeDoc keeps `this` as a parameter of some signatures only.
    const declarations = node.parameters.filter(({ name }) => name.getText() !== 'this');
    for (const [index, parameter] of (signature.parameters ?? []).filter(({ name }) => name !== 'this').entries()) {
      const declared = declarations[index];
      const others = declarations.filter((one) => one !== declared).map(({ name }) => name.getText());
      if (declared !== undefined) keepParts({ parameter, declared, others, comment, checker: context.checker });
    }
  }
}

interface PartsRequest {
  readonly parameter: ParameterReflection;
  readonly declared: ts.ParameterDeclaration;
  /** Names of the other parameters. */
  readonly others: readonly string[];
  readonly comment: Comment;
  readonly checker: ts.TypeChecker;
}

function keepParts({ parameter, declared, others, comment, checker }: PartsRequest): void {
  const isDestructured = ts.isObjectBindingPattern(declared.name);
  comment.blockTags = comment.blockTags.filter((block) => {
    const paths = block.tag === '@param' ? pathsOf(block, { parameter, isDestructured, others }) : [];
    const path = paths.find((one) => hasProperty(checker.getTypeAtLocation(declared), one.split('.'), checker));
    return path === undefined || !keepPart(parameter.type, path, block.content);
  });
}

interface Named extends Pick<PartsRequest, 'parameter' | 'others'> {
  readonly isDestructured: boolean;
}

/** Paths to the property that a tag may be about: `cache.size`. A pattern has a name in its comment only: `options.cache.size`. */
function pathsOf({ name = '' }: CommentTag, { parameter, isDestructured, others }: Named): readonly string[] {
  if (name.startsWith(`${parameter.name}.`)) return [name.slice(parameter.name.length + 1)];
  if (!isDestructured || parameter.name !== '__namedParameters') return [];
  const [first = '', ...rest] = name.split('.');
  return rest.length === 0 || others.includes(first) ? [name] : [name, rest.join('.')];
}

/** Of a union, one of its types may have it. */
function hasProperty(type: ts.Type, [name = '', ...rest]: readonly string[], checker: ts.TypeChecker): boolean {
  const types = type.isUnion() ? type.types : [type];
  return types.some((one) => {
    const property = checker.getPropertyOfType(one, name);
    return property !== undefined && (rest.length === 0 || hasProperty(checker.getTypeOfSymbol(property), rest, checker));
  });
}

/** Where the conversion finds texts of parts: on the reference to a named type, or on the property of a literal type. Whether there is one. */
function keepPart(type: SomeType | undefined, path: string, content: CommentTag['content']): boolean {
  switch (type?.type) {
    case 'reference':
      type.highlightedProperties = new Map([...(type.highlightedProperties ?? []), [path, content]]);
      return true;
    case 'union':
    case 'intersection':
      return type.types.some((one) => keepPart(one, path, content));
    case 'reflection': {
      const property = type.declaration.getChildByName(path.split('.'));
      if (property === undefined || property.hasComment()) return false;
      property.comment = new Comment(Comment.cloneDisplayParts(content));
      return true;
    }
    default:
      return false;
  }
}
