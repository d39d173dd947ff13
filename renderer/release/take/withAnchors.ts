import { frameIds } from '../../model/frameIds.ts';
import { freeAnchor, wantedAnchor } from '../../model/memberAnchors.ts';
import type { SnapshotMember } from '../apiSnapshot.ts';
import type { MemberFacts } from '../memberFacts.ts';

/** A member with what its text doesn't say. */
interface NamedMember extends SnapshotMember, MemberFacts {
  /** Its name in the source, where the text has another one: `[symbol]`, with the id of the symbol. */
  readonly written?: string | undefined;
}

/**
 * Notes the anchors of members on their symbol's page, as the reference gives them (`api/typedoc/listMembers`), where an anchor isn't simply
 * the member's name. Members come in the order of the source, which decides between equal wishes. `inherited` has the names of members of
 * instances that a base class declares.
 */
export function withAnchors(members: readonly NamedMember[], inherited: readonly string[] = []): readonly SnapshotMember[] {
  const onInstance = new Set([...inherited, ...members.filter(({ isStatic }) => !isStatic).map(({ name }) => name)]);
  const taken = new Set(frameIds);
  const given = new Map<string, string>();
  return members.map((named) => {
    const { written = named.name, text, deprecated, isInternal, isUnstable, isAugmented } = named;
    const key = keyOf(named);
    const anchor = given.get(key) ?? freeAnchor(wantedAnchor({ ...named, name: written }, onInstance), taken);
    given.set(key, anchor);
    return {
      text,
      ...(deprecated === undefined ? {} : { deprecated }),
      ...(isInternal === undefined ? {} : { isInternal }),
      ...(isUnstable === undefined ? {} : { isUnstable }),
      ...(isAugmented === undefined ? {} : { isAugmented }),
      ...(anchor === named.key ? {} : { anchor }),
    };
  });
}

/** Overloads share an anchor, and so do a getter and its setter. */
function keyOf({ kind, name, isStatic }: MemberFacts): string {
  return `${isStatic ? 'static ' : ''}${name === '' ? kind : name}`;
}
