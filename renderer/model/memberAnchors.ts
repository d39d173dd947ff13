interface AnchoredMember {
  readonly kind: string;
  readonly name: string;
  readonly isStatic: boolean;
}

/**
 * The anchor that a member has if no other member takes it first.
 *
 * @param onInstance names of members that are not static
 * @returns `parse`, `static-parse`, `constructor`, `call-signature`
 */
export function wantedAnchor({ kind, name, isStatic }: AnchoredMember, onInstance: ReadonlySet<string>): string {
  if (kind === 'constructor') return 'constructor';
  if (kind === 'index' || kind === 'call' || kind === 'construct') return `${kind}-signature`;
  const plain = name.replace(/[^\p{L}\p{N}_$-]+/gu, '-').replace(/^-+|-+$/g, '') || 'member';
  return isStatic && onInstance.has(name) ? `static-${plain}` : plain;
}

/**
 * Takes an anchor of a page.
 *
 * @param taken anchors in lower case, since some systems ignore case; the new one is added
 * @returns the wanted anchor, with a number if it is taken: `parse-2`
 */
export function freeAnchor(wanted: string, taken: Set<string>): string {
  let anchor = wanted;
  for (let count = 2; taken.has(anchor.toLowerCase()); count++) anchor = `${wanted}-${count}`;
  taken.add(anchor.toLowerCase());
  return anchor;
}
