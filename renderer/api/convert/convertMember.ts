import type { ReferenceType } from 'typedoc';
import type { Member } from '../../model/api.ts';
import type { Type } from '../../model/type.ts';
import { type MemberPart, sourcesOf } from '../typedoc/listMembers.ts';
import { convertComment } from './convertComment.ts';
import { convertFlags } from './convertFlags.ts';
import { convertReference, outsideTarget } from './convertReference.ts';
import { convertSignature } from './convertSignature.ts';
import { defaultValueOf } from './defaultValues.ts';
import type { Extraction } from './extraction.ts';
import { groupingOf } from './groupingOf.ts';

/** A member of a class, interface, enum, function or object type. */
export function convertMember(part: MemberPart, extraction: Extraction): Member {
  const { kind, role, name, anchor, declaration, signatures } = part;
  const { getSignature: getter, setSignature: setter } = declaration ?? {};
  return {
    kind,
    ...(role === undefined ? {} : { role }),
    name,
    anchor,
    flags:
      declaration === undefined ? (signatures[0]?.flags.isReadonly ? { isReadonly: true } : {}) : convertFlags(declaration, extraction),
    grouping: declaration && groupingOf(declaration),
    comment: declaration && convertComment(declaration, extraction),
    sources: extraction.locate(sourcesOf(part)),
    type: typeOf(part, extraction),
    defaultValue: kind === 'property' && declaration !== undefined ? defaultOf(part, extraction) : undefined,
    signatures: signatures.map((signature) => convertSignature(signature, extraction)),
    getter: getter && convertSignature(getter, extraction),
    setter: setter && convertSignature(setter, extraction),
    ...originOf(part, extraction),
  };
}

/** A component takes its props apart; their types have no defaults. */
function defaultOf({ role, declaration }: MemberPart, extraction: Extraction): string | undefined {
  if (declaration === undefined) return undefined;
  return role === undefined ? defaultValueOf(declaration, extraction) : declaration.defaultValue;
}

function typeOf({ kind, declaration, signatures }: MemberPart, extraction: Extraction): Type | undefined {
  const type = kind === 'index' ? signatures[0]?.type : declaration?.type;
  const isComputed = kind === 'enum-member' && type?.type !== 'literal' && declaration !== undefined;
  if (!isComputed) return type && extraction.convertType(type);
  // A member of a declared enum may have no value that anybody could know.
  const computed = defaultValueOf(declaration, extraction);
  return computed === undefined ? undefined : { kind: 'text', text: computed };
}

/** The member that this one is inherited from or overrides. */
function originOf(part: MemberPart, extraction: Extraction): Pick<Member, 'inheritedFrom' | 'overrides'> {
  const { declaration, signatures } = part;
  const signature = signatures[0] ?? declaration?.getSignature ?? declaration?.setSignature;
  const inherited = declaration?.inheritedFrom ?? signature?.inheritedFrom;
  const overridden = declaration?.overwrites ?? signature?.overwrites;
  return {
    inheritedFrom: inherited && convertOrigin(inherited, part, extraction),
    overrides: overridden && convertOverridden(overridden, part, extraction),
  };
}

/** The type that a member is inherited from. TypeDoc drops the target if it is in another package, so the declaration's file names the package. */
function convertOrigin(origin: ReferenceType, { declaration }: MemberPart, extraction: Extraction): Type {
  const reference = convertReference(origin, extraction);
  const node = declaration && extraction.nodes.declarationsOf(declaration)[0];
  if (reference.target.kind === 'symbol' || reference.target.kind === 'unexported' || node === undefined) return reference;
  return { ...reference, target: outsideTarget(node.getSourceFile(), reference.name.replace(/\.[^.]*$/, ''), extraction) };
}

/** A member of another package's class is named after the type that the owner extends. */
function convertOverridden(overridden: ReferenceType, { declaration }: MemberPart, extraction: Extraction): Type {
  const reference = convertReference(overridden, extraction);
  if (reference.target.kind !== 'unknown') return reference;
  const owner = declaration?.parent;
  const bases = owner?.isDeclaration() ? (owner.extendedTypes ?? []).map((base) => extraction.convertType(base)) : [];
  const base = bases.find((candidate) => candidate.kind === 'reference' && reference.name.startsWith(`${candidate.name}.`));
  return base?.kind === 'reference' ? { ...reference, target: base.target } : reference;
}
