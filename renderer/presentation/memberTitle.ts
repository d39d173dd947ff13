import type { Member } from '../model/api.ts';
import type { Messages } from '../model/messages.ts';

/** The title of a member in headings: its name, or its kind if it has none. */
export function memberTitle({ kind, name }: Member, messages: Messages): string {
  switch (kind) {
    case 'constructor':
      return messages.constructorName;
    case 'index':
      return messages.indexSignatures;
    case 'call':
    case 'construct':
      return messages.callSignatures;
    default:
      return name;
  }
}
