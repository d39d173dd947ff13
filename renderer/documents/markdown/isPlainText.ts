/**
 * Whether a text is one paragraph in which Markdown and HTML have nothing to say, so that its HTML is the text itself. Most
 * comments of an API are such. Careful rather than complete: a text that only might mean something is not plain.
 */
export function isPlainText(text: string): boolean {
  return (
    text !== '' && !special.test(text) && !wordEdge.test(text) && !autolink.test(text) && !lineEdges.test(text) && !blockStart.test(text)
  );
}

/** Signs of inline syntax, of HTML, and characters that parsers replace. */
const special = /[\\`*{}[\]<>&~@\t\r\0]/;
/** Within a word an underscore is itself. */
const wordEdge = /(?<![A-Za-z\d])_|_(?![A-Za-z\d])/;
const autolink = /www\.|:\/\//i;
/** Empty lines end a paragraph; spaces at a line's edges are dropped or break the line. */
const lineEdges = /^\s|\s$|\n\s*\n|\n | \n/;
/** Headings, lists, rules, underlines, admonitions, and the line below the head of a table: elsewhere a bar is itself. */
const blockStart = /^(?:[-+#]|=+$|:::|[|:][-|: ]*$|\d{1,9}[.)])/m;
