import type { ApiSymbol } from '../model/api.ts';
import { isFromOutside } from './memberGroups.ts';
import { type Doc, keyword, link } from './signature/doc.ts';
import { printSignature } from './signature/printType.ts';

/**
 * What code writes to create an instance of a class, a line for each overload. Empty if only the class itself or its subclasses can, if
 * another package declares the constructor, or if the class has no name.
 */
export function printCreation({ kind, name, flags, members }: ApiSymbol): readonly Doc[] {
  const creator = members.find((member) => member.kind === 'constructor' && !isFromOutside(member));
  if (kind !== 'class' || name === 'default' || creator === undefined || flags.isAbstract === true) return [];
  if (creator.flags.isPrivate === true || creator.flags.isProtected === true) return [];
  const linked = link(name, { kind: 'anchor', anchor: creator.anchor });
  return creator.signatures.map((signature) => [keyword('new'), ' ', linked, printSignature(signature, { returns: '' })]);
}
