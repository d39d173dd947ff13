import type { Member } from '../../renderer/model/api.ts';
import type { Words } from '../../renderer/model/words.ts';

/** What a member is called in headings: its name, or what it is when it has none. */
export function memberTitle({ kind, name }: Member, words: Words): string {
  switch (kind) {
    case 'constructor':
      return words.constructorName;
    case 'index':
      return words.indexSignatures;
    case 'call':
    case 'construct':
      return words.callSignatures;
    default:
      return name;
  }
}
