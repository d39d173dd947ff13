import type { ApiSymbol } from '../model/api.ts';
import type { Messages } from '../model/messages.ts';
import { type Section, symbolSections } from './itemSections.ts';
import { memberGroups } from './memberGroups.ts';
import { type MemberIndex, memberIndex } from './memberIndex.ts';

/** The index of a symbol's members. */
export function symbolIndex({ members }: Pick<ApiSymbol, 'members'>, messages: Messages): MemberIndex {
  return memberIndex(memberGroups(members, messages));
}

/** The sections below the index: of members those that have details. */
export function detailSections(symbol: ApiSymbol, messages: Messages): readonly Section[] {
  const details = new Map(symbolIndex(symbol, messages).details.map((group) => [group.key, group]));
  return symbolSections(symbol, messages).flatMap((section): readonly Section[] => {
    if (section.kind !== 'members') return [section];
    const group = details.get(section.group.key);
    return group === undefined ? [] : [{ ...section, group }];
  });
}
