import type { ReferenceType } from '../../model/type.ts';

/** What tells one form of a generic unexported type from others: `Maybe<string>` from `Maybe<number>`. Without arguments, the type's own id. */
export function formKey({ target, typeArguments }: ReferenceType): string {
  const id = target.kind === 'unexported' ? target.id : '';
  return typeArguments.length === 0 ? id : `${id}${JSON.stringify(typeArguments)}`;
}
