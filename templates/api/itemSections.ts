import type { ApiSymbol, Comment, CommentBlock, Member, Parameter, Signature, TypeParameter } from '../../renderer/model/api.ts';
import type { Type } from '../../renderer/model/type.ts';
import { fillWords, type Words } from '../../renderer/model/words.ts';
import type { Doc } from '../signature/doc.ts';
import { printMember } from '../signature/printMember.ts';
import { printFunction } from '../signature/printSymbol.ts';
import { blockOf } from './commentParts.ts';
import { describeItem } from './describedItem.ts';
import { heirLists } from './heirLists.ts';
import type { ListPart } from './listParts.ts';
import { type MemberGroup, memberGroups } from './memberGroups.ts';
import { type TextSection, textSections } from './textSections.ts';

/*
 * What stands below the head of a page or the name of a member, as data. A page and its table of contents are made from
 * the same sections, so they can't differ. A `key` tells sections of one level apart and becomes the heading's id.
 */

export type Section = TextSection | ({ readonly key: string; readonly title: string } & SectionContent);

type SectionContent =
  | { readonly kind: 'type-parameters'; readonly typeParameters: readonly TypeParameter[] }
  | { readonly kind: 'parameters'; readonly parameters: readonly Parameter[] }
  | { readonly kind: 'returns'; readonly type: Type; readonly text?: CommentBlock | undefined }
  | { readonly kind: 'overload'; readonly declaration: Doc; readonly signature: Signature; readonly sections: readonly Section[] }
  | { readonly kind: 'hierarchy'; readonly rows: readonly HierarchyRow[] }
  | { readonly kind: 'members'; readonly group: MemberGroup };

export interface HierarchyRow {
  readonly label: string;
  readonly types: readonly Type[];
  /** In place of the types, where there are too many for the page. */
  readonly parts: readonly ListPart<unknown>[];
}

/** The sections of a symbol's page. */
export function symbolSections(symbol: ApiSymbol, words: Words): readonly Section[] {
  const { comment, signature, overloads } = describeItem(symbol);
  return [
    ...typeParameterSections(symbol.typeParameters, words),
    ...(signature === undefined ? [] : callSections(signature, comment, words)),
    ...overloadSections(
      overloads,
      overloads.map((overload) => printFunction(symbol.name, overload)),
      words,
    ),
    ...hierarchySections(symbol, words),
    ...textSections(comment, words),
    ...memberGroups(symbol.members, words).map((group): Section => ({ kind: 'members', key: group.key, title: group.title, group })),
  ];
}

/** The sections of a member: what its signature alone doesn't say. */
export function memberSections(member: Member, words: Words): readonly Section[] {
  const { comment, signature, overloads } = describeItem(member);
  const calls = signature === undefined ? [] : callSections(signature, comment, words);
  return [
    ...calls.filter(saysMore),
    ...overloadSections(overloads, printMember(member, { isLinked: false }), words).map(withoutRepetition),
    ...textSections(comment, words),
  ];
}

/** Where there are tables, what comes back has a section only when its comment says something of it: its type is in the declaration. */
export function withoutBareReturns(sections: readonly Section[]): readonly Section[] {
  return sections
    .filter((section) => section.kind !== 'returns' || section.text !== undefined)
    .map((section) => (section.kind === 'overload' ? { ...section, sections: withoutBareReturns(section.sections) } : section));
}

function withoutRepetition(section: Section): Section {
  return section.kind === 'overload' ? { ...section, sections: section.sections.filter(saysMore) } : section;
}

function saysMore(section: Section): boolean {
  if (section.kind === 'type-parameters') return section.typeParameters.some(({ comment }) => comment !== undefined);
  if (section.kind === 'returns') return section.text !== undefined;
  if (section.kind !== 'parameters') return true;
  return section.parameters.some(
    ({ comment, defaultValue, parts }) => comment !== undefined || defaultValue !== undefined || parts.length > 0,
  );
}

function overloadSections(overloads: readonly Signature[], declarations: readonly Doc[], words: Words): readonly Section[] {
  return overloads.map((signature, index) => ({
    kind: 'overload',
    key: `overload-${index + 1}`,
    title: fillWords(words.overload, { number: index + 1 }),
    declaration: declarations[index] ?? '',
    signature,
    sections: [...callSections(signature, signature.comment, words), ...textSections(signature.comment, words)],
  }));
}

function callSections(signature: Signature, comment: Comment | undefined, words: Words): readonly Section[] {
  const { parameters, returnType, typeParameters } = signature;
  const text = blockOf(comment, '@returns', '@return');
  const isVoid = returnType.kind === 'intrinsic' && returnType.name === 'void';
  return [
    ...typeParameterSections(typeParameters, words),
    ...(parameters.length === 0 ? [] : [{ kind: 'parameters', key: 'parameters', title: words.parameters, parameters } as const]),
    ...(isVoid && text === undefined ? [] : [{ kind: 'returns', key: 'returns', title: words.returns, type: returnType, text } as const]),
  ];
}

function typeParameterSections(typeParameters: readonly TypeParameter[], words: Words): readonly Section[] {
  if (typeParameters.length === 0) return [];
  return [{ kind: 'type-parameters', key: 'type-parameters', title: words.typeParameters, typeParameters }];
}

function hierarchySections(symbol: ApiSymbol, words: Words): readonly Section[] {
  const heirs = heirLists(symbol, words);
  const rows = [
    { label: words.extends, types: symbol.extends, parts: [] },
    { label: words.implements, types: symbol.implements, parts: [] },
    { label: words.extendedBy, types: symbol.extendedBy, parts: heirs.extendedBy.parts },
    { label: words.implementedBy, types: symbol.implementedBy, parts: heirs.implementedBy.parts },
  ].filter(({ types }) => types.length > 0);
  return rows.length === 0 ? [] : [{ kind: 'hierarchy', key: 'hierarchy', title: words.hierarchy, rows }];
}
