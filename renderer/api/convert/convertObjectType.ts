import { type DeclarationReflection, ReflectionKind } from 'typedoc';
import type { MemberKind } from '../../model/api.ts';
import type { ObjectMember, Type } from '../../model/type.ts';
import { listMembers, type MemberPart } from '../typedoc/listMembers.ts';
import { convertComment } from './convertComment.ts';
import { convertSignature } from './convertSignature.ts';
import type { Extraction } from './extraction.ts';

/** An object literal type, a function type or a constructor type: TypeDoc has one form for the three. */
export function convertObjectType(declaration: DeclarationReflection, extraction: Extraction): Type {
  const { children = [], indexSignatures = [], signatures = [] } = declaration;
  const [only] = signatures;
  if (only !== undefined && children.length + indexSignatures.length === 0 && signatures.length === 1) {
    const signature = convertSignature(only, extraction);
    const isConstructor = only.kindOf(ReflectionKind.ConstructorSignature);
    return isConstructor ? { kind: 'constructor', signature, isAbstract: only.flags.isAbstract } : { kind: 'function', signature };
  }
  return { kind: 'object', members: listMembers(declaration).flatMap((part) => convertPart(part, extraction)) };
}

function convertPart(part: MemberPart, extraction: Extraction): readonly ObjectMember[] {
  const { declaration, kind, name, signatures } = part;
  if (kind === 'accessor') return convertAccessor(part, extraction);
  const isOptional = declaration?.flags.isOptional ?? false;
  const base = { kind: objectMemberKinds[kind], name, isOptional };
  if (base.kind === 'property') {
    return [{ ...base, isReadonly: declaration?.flags.isReadonly ?? false, ...convertProperty(part, extraction) }];
  }
  return signatures.map((signature) => {
    const isReadonly = signature.flags.isReadonly;
    return { ...base, isReadonly, signature: convertSignature(signature, extraction) };
  });
}

const objectMemberKinds = {
  constructor: 'construct',
  construct: 'construct',
  call: 'call',
  method: 'method',
  index: 'index',
  property: 'property',
  'enum-member': 'property',
} as const satisfies Readonly<Record<Exclude<MemberKind, 'accessor'>, ObjectMember['kind']>>;

function convertProperty({ declaration }: MemberPart, extraction: Extraction): Partial<ObjectMember> {
  if (declaration === undefined) return {};
  return {
    type: declaration.type && extraction.convertType(declaration.type),
    comment: convertComment(declaration, extraction),
  };
}

function convertAccessor({ declaration, name }: MemberPart, extraction: Extraction): readonly ObjectMember[] {
  const base = { name, isOptional: declaration?.flags.isOptional ?? false, isReadonly: false };
  const { getSignature: getter, setSignature: setter } = declaration ?? {};
  const members: ObjectMember[] = [];
  if (getter !== undefined) {
    const signature = convertSignature(getter, extraction);
    members.push({ kind: 'getter', ...base, type: signature.returnType, comment: signature.comment });
  }
  if (setter !== undefined) members.push({ kind: 'setter', ...base, signature: convertSignature(setter, extraction) });
  return members;
}
