import type { CommentTag, Reflection } from 'typedoc';
import type { Parameter, ParameterPart, Signature, TypeParameter } from '../../model/type.ts';
import { convertTagged } from './commentTexts.ts';
import type { Extraction } from './extraction.ts';

/** What a comment says about a parameter and its parts. */
type Described = Pick<Parameter, 'name' | 'comment' | 'parts'>;

/** What a comment says about the parameters of a signature. */
interface ParameterTexts {
  readonly parameters: readonly Described[];
  readonly typeParameters: readonly Pick<TypeParameter, 'name' | 'comment'>[];
}

/** The texts of tags that TypeDoc has left in the comment of a reflection: the signature has another comment. */
export function textsIn(reflection: Reflection, extraction: Extraction): ParameterTexts {
  const tags = reflection.comment?.blockTags ?? [];
  const textOf = ({ tag, name, content }: CommentTag) =>
    convertTagged(content, { reflection, extraction, tag: { name: tag === '@template' ? '@typeParam' : tag, subject: name } });
  const described = tags.filter((block) => block.tag === '@param' && block.name !== undefined && block.content.length > 0);
  const names = new Set(described.map(({ name = '' }) => name.replace(/\..*/s, '')));
  return {
    parameters: [...names].map((name) => {
      const whole = described.find((block) => block.name === name);
      const parts = described.flatMap((block): readonly ParameterPart[] =>
        block.name?.startsWith(`${name}.`) === true ? [{ name: block.name.slice(name.length + 1), comment: textOf(block) }] : [],
      );
      return { name, parts, ...(whole === undefined ? {} : { comment: textOf(whole) }) };
    }),
    typeParameters: tags.flatMap((block) =>
      (block.tag === '@typeParam' || block.tag === '@template') && block.name !== undefined
        ? [{ name: block.name, comment: textOf(block) }]
        : [],
    ),
  };
}

/** The signature with texts in place of its own. */
export function replaceTexts(signature: Signature, texts: ParameterTexts): Signature {
  return withTexts(signature, texts, (own, found) => [found, own]);
}

/** The signature with texts for what has none. Parameters are found by their names, or have the same position. */
export function addTexts(signature: Signature, texts: ParameterTexts): Signature {
  return withTexts(signature, texts, (own, found) => [own, found]);
}

type InOrder = (own: Partial<Described>, found: Partial<Described>) => readonly [Partial<Described>, Partial<Described>];

function withTexts(signature: Signature, texts: ParameterTexts, inOrder: InOrder): Signature {
  const parameters = signature.parameters.map((own): Parameter => {
    const found = texts.parameters.find(({ name }) => name === own.name);
    if (found === undefined) return own;
    const [first, second] = inOrder(own, found);
    return { ...own, comment: first.comment ?? second.comment, parts: joinParts(first.parts ?? [], second.parts ?? []) };
  });
  const typeParameters = signature.typeParameters.map((own): TypeParameter => {
    const found = texts.typeParameters.find(({ name }) => name === own.name);
    if (found === undefined) return own;
    const [first, second] = inOrder(own, found);
    return { ...own, comment: first.comment ?? second.comment };
  });
  return { ...signature, typeParameters, parameters };
}

/** A part may have its text in one list and its default value in the other. */
function joinParts(first: readonly ParameterPart[], second: readonly ParameterPart[]): readonly ParameterPart[] {
  const others = new Map(second.map((part) => [part.name, part]));
  const names = new Set(first.map(({ name }) => name));
  return [...first.map((part) => ({ ...others.get(part.name), ...part })), ...second.filter(({ name }) => !names.has(name))];
}
