import type { Difference } from './difference.ts';

/** A difference, with the declaration and the part of it where users find it. */
export interface Finding {
  /** Id of the declaration in the old release, or in the new one for what was added. */
  readonly id: string;
  /** The part of the declaration: the value that users import, the type, or a member of the type. */
  readonly part: FindingPart;
  readonly change: 'added' | 'removed' | 'changed';
  readonly difference: Difference;
}

export type FindingPart =
  | { readonly kind: 'value' }
  | { readonly kind: 'type' }
  /** A member of instances, or of an object type. */
  | { readonly kind: 'member'; readonly name: string }
  | { readonly kind: 'static'; readonly name: string }
  | { readonly kind: 'constructor' }
  | { readonly kind: 'call' | 'construct' | 'index' }
  | { readonly kind: 'enum-member'; readonly name: string };

/** What follows the declaration's name in the label of the part, such as `.parse`. Empty for the declaration itself. */
export function partLabel(part: FindingPart): string {
  switch (part.kind) {
    case 'value':
    case 'type':
      return '';
    case 'member':
    case 'static':
    case 'enum-member':
      return part.name.startsWith('[') ? part.name : `.${part.name}`;
    case 'constructor':
      return '.constructor';
    default:
      return `[${part.kind}]`;
  }
}
