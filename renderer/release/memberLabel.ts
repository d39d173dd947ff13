import type { MemberKind } from '../model/api.ts';

export type SnapshotMemberKind = Exclude<MemberKind, 'accessor'> | 'getter' | 'setter' | 'private';

/** The label of a member from its kind and its name without quotes: `.name`, `.constructor`, `[call]`. */
export function labelOf(kind: SnapshotMemberKind | MemberKind, name: string): string {
  if (kind === 'constructor') return '.constructor';
  if (kind === 'call' || kind === 'construct' || kind === 'index') return `[${kind}]`;
  return name.startsWith('[') ? name : `.${name}`;
}
