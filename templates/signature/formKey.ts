import type { ReferenceType } from '../../renderer/model/type.ts';

/** What tells one form of a generic hidden type from others: `Maybe<string>` from `Maybe<number>`. Without arguments, the type's own id. */
export function formKey({ target, typeArguments }: ReferenceType): string {
  const id = target.kind === 'hidden' ? target.id : '';
  return typeArguments.length === 0 ? id : `${id}${JSON.stringify(typeArguments)}`;
}
