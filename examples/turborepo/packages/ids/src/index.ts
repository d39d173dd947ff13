/** An identifier of one kind of thing: `product:boskoop`. */
export type Id<Kind extends string> = `${Kind}:${string}`;

/** Makes an identifier of a kind and a name. */
export function toId<Kind extends string>(kind: Kind, name: string): Id<Kind> {
  return `${kind}:${name}`;
}

/** The name within an identifier. */
export function nameOf(id: Id<string>): string {
  return id.slice(id.indexOf(':') + 1);
}
