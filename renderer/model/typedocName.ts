/** A name as TypeDoc writes it in the address of a page: all of ASCII but letters, digits and a few signs becomes `_`. */
export function typedocName(name: string): string {
  return name.replace(/[^\w()+,\-.\u{A0}-\u{10FFFD}]/gu, '_');
}
