import type { ReferenceType } from 'typedoc';
import type { Member } from '../model/api.ts';
import type { Type } from '../model/type.ts';
import { convertComment } from './convertComment.ts';
import { convertFlags } from './convertFlags.ts';
import { convertReference, outsideTarget } from './convertReference.ts';
import { convertSignature } from './convertSignature.ts';
import { convertType } from './convertType.ts';
import { defaultValueOf } from './defaultValues.ts';
import type { Extraction } from './extraction.ts';
import { groupingOf } from './groupingOf.ts';
import { type MemberPart, sourcesOf } from './listMembers.ts';

/** A member of a class, interface, enum, function or object type. */
export function convertMember(part: MemberPart, extraction: Extraction): Member {
  const { kind, name, anchor, declaration, signatures } = part;
  const { getSignature: getter, setSignature: setter } = declaration ?? {};
  return {
    kind,
    name,
    anchor,
    flags:
      declaration === undefined ? (signatures[0]?.flags.isReadonly ? { isReadonly: true } : {}) : convertFlags(declaration, extraction),
    grouping: declaration && groupingOf(declaration),
    comment: declaration && convertComment(declaration, extraction),
    sources: sourcesOf(part).flatMap(({ fullFileName, line }) => extraction.locateSource({ fileName: fullFileName, line }) ?? []),
    type: typeOf(part, extraction),
    defaultValue: kind === 'property' && declaration !== undefined ? defaultValueOf(declaration, extraction) : undefined,
    signatures: signatures.map((signature) => convertSignature(signature, extraction)),
    getter: getter && convertSignature(getter, extraction),
    setter: setter && convertSignature(setter, extraction),
    ...originOf(part, extraction),
  };
}

function typeOf({ kind, declaration, signatures }: MemberPart, extraction: Extraction): Type | undefined {
  const type = kind === 'index' ? signatures[0]?.type : declaration?.type;
  const isComputed = kind === 'enum-member' && type?.type !== 'literal' && declaration !== undefined;
  if (!isComputed) return type && convertType(type, extraction);
  // A member of a declared enum may have no value that anybody could know.
  const computed = defaultValueOf(declaration, extraction);
  return computed === undefined ? undefined : { kind: 'text', text: computed };
}

/** Where a member comes from, or what it takes the place of. */
export function originOf(part: MemberPart, extraction: Extraction): Pick<Member, 'inheritedFrom' | 'overrides'> {
  const { declaration, signatures } = part;
  const signature = signatures[0] ?? declaration?.getSignature ?? declaration?.setSignature;
  const inherited = declaration?.inheritedFrom ?? signature?.inheritedFrom;
  const overridden = declaration?.overwrites ?? signature?.overwrites;
  return {
    inheritedFrom: inherited && convertOrigin(inherited, part, extraction),
    overrides: overridden && convertOverridden(overridden, part, extraction),
  };
}

/** TypeDoc cuts references to members of other packages; the declaration's file still says whose they are. */
function convertOrigin(origin: ReferenceType, { declaration }: MemberPart, extraction: Extraction): Type {
  const reference = convertReference(origin, extraction);
  const node = declaration && extraction.nodes.declarationsOf(declaration)[0];
  if (reference.target.kind === 'symbol' || reference.target.kind === 'hidden' || node === undefined) return reference;
  return { ...reference, target: outsideTarget(node.getSourceFile(), reference.name.replace(/\.[^.]*$/, ''), extraction) };
}

/** A member of another package's class is named by what the owner extends. */
function convertOverridden(overridden: ReferenceType, { declaration }: MemberPart, extraction: Extraction): Type {
  const reference = convertReference(overridden, extraction);
  if (reference.target.kind !== 'unknown') return reference;
  const owner = declaration?.parent;
  const bases = owner?.isDeclaration() ? (owner.extendedTypes ?? []).map((base) => convertType(base, extraction)) : [];
  const base = bases.find((candidate) => candidate.kind === 'reference' && reference.name.startsWith(`${candidate.name}.`));
  return base?.kind === 'reference' ? { ...reference, target: base.target } : reference;
}
