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
