import type { SnapshotMember } from './apiSnapshot.ts';
import { type MemberFacts, memberFacts } from './memberFacts.ts';

/**
 * Notes the anchors of members on their symbol's page, as the reference gives them (`api/typedoc/listMembers`), where an anchor isn't simply
 * the member's name. Members come in the order of the source, which decides between equal wishes.
 */
export function withAnchors(members: readonly SnapshotMember[]): readonly SnapshotMember[] {
  const facts = members.map(({ text }) => memberFacts(text));
  const onInstance = new Set(facts.filter(({ isStatic }) => !isStatic).map(({ name }) => name));
  const taken = new Set<string>();
  const given = new Map<string, string>();
  return members.map((member, index) => {
    const fact = facts[index];
    if (fact === undefined || fact.kind === 'private') return member;
    const key = keyOf(fact);
    const anchor = given.get(key) ?? freeAnchor(wantedAnchor(fact, onInstance), taken);
    given.set(key, anchor);
    return anchor === fact.name ? member : { ...member, anchor };
  });
}

/** Overloads share an anchor, and so do a getter and its setter. */
function keyOf({ kind, name, isStatic }: MemberFacts): string {
  return `${isStatic ? 'static ' : ''}${name === '' ? kind : name}`;
}

interface AnchoredMember {
  readonly kind: string;
  readonly name: string;
  readonly isStatic: boolean;
}

/** The anchor that a member has if no other member takes it first. `onInstance` has the names of members that are not static. */
export function wantedAnchor({ kind, name, isStatic }: AnchoredMember, onInstance: ReadonlySet<string>): string {
  if (kind === 'constructor') return 'constructor';
  if (kind === 'index' || kind === 'call' || kind === 'construct') return `${kind}-signature`;
  const plain = name.replace(/[^\p{L}\p{N}_$-]+/gu, '-').replace(/^-+|-+$/g, '') || 'member';
  return isStatic && onInstance.has(name) ? `static-${plain}` : plain;
}

/** The wanted anchor, with a number where it is taken: also where only case differs. */
export function freeAnchor(wanted: string, taken: Set<string>): string {
  let anchor = wanted;
  for (let count = 2; taken.has(anchor.toLowerCase()); count++) anchor = `${wanted}-${count}`;
  taken.add(anchor.toLowerCase());
  return anchor;
}
