/** The id of a heading in VitePress: letters without accents, and hyphens in place of all signs. */
export function vitepressId(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]|\p{Cc}/gu, '')
    .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .replace(/^(?=\d)/, '_')
    .toLowerCase();
}
