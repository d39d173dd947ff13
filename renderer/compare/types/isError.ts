import type ts from 'typescript';

/** Whether objects of a type are errors, by what each error has. */
export function isError(type: ts.Type): boolean {
  const members = new Set(type.getProperties().map(({ name }) => name));
  return ['name', 'message', 'stack'].every((name) => members.has(name));
}
