/**
 * Writes the names that users know in place of ids: `tap` for `operators$tap`, `Kind.NAME` for `Kind$NAME`.
 *
 * @param names labels by id: `./operators:tap`, `Kind.NAME`
 */
export function readableText(text: string, names: ReadonlyMap<string, string>): string {
  return text.replace(/[\p{L}\p{N}_]*\$[\p{L}\p{N}_$]*/gu, (id) => names.get(id)?.replace(/^.*:/, '') ?? id);
}
