/**
 * Splits Markdown where a heading begins that ends all that is open before it, so that what a parser makes of the parts is what it makes of
 * the whole. Undefined where that isn't sure: with raw HTML, definitions, and fences or directives within lists and quotes.
 *
 * A line that begins with `#` ends paragraphs, lists, quotes and tables (CommonMark 4.2); it doesn't end code in fences, nor directives.
 */
export function splitSections(text: string): readonly string[] | undefined {
  if (text.startsWith('\uFEFF') || /\r(?!\n)/.test(text)) return undefined;
  const sections: string[] = [];
  let section: string[] = [];
  let fence: string | undefined;
  let colons: string | undefined;
  for (const line of text.split(/(?<=\n)/)) {
    if (fence !== undefined) {
      // Nobody knows at a glance whether it ends the code, the directive around it, or neither.
      if (colons !== undefined && colonsAlone.test(line)) return undefined;
      if (closes(line, fence)) fence = undefined;
    } else if (isUnclear(line)) {
      return undefined;
    } else {
      fence = /^(?:`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[0];
      const opening = /^:{3,}(?=[a-zA-Z])/.exec(line)?.[0];
      // Where the outer one turns out to be none, the inner one ends elsewhere.
      if (opening !== undefined && (!isDirective.test(line) || (colons !== undefined && opening.length > colons.length))) return undefined;
      if (colons !== undefined && colonsAlone.exec(line)?.[1]?.startsWith(colons)) colons = undefined;
      else colons ??= opening;
      if (colons === undefined && /^#{1,6}(?:[ \t]|\r?\n|$)/.test(line) && section.length > 0) {
        sections.push(section.join(''));
        section = [];
      }
    }
    section.push(line);
  }
  return [...sections, section.join('')];
}

/** `:::note`, `:::note[Title]`, `:::note{#id}`: whatever else begins so may be text. */
const isDirective = /^:{3,}[a-zA-Z][\w-]*(?:\[[^[\]\\]*\])?(?:\{[^{}\\]*\})?[ \t]*\r?\n?$/;

const colonsAlone = /^ {0,3}(:{3,})[ \t]*\r?\n?$/;

/** A fence of the same sign, at least as long, and nothing behind it. */
function closes(line: string, fence: string): boolean {
  const end = /^ {0,3}(`{3,}|~{3,})[ \t]*\r?\n?$/.exec(line)?.[1];
  return end?.startsWith(fence) === true;
}

/** Raw HTML, definitions of links and footnotes, and what stands within something else or may. */
function isUnclear(line: string): boolean {
  const [signs = ''] = /^[\s>*+\-\d.)]*/.exec(line) ?? [];
  const rest = line.slice(signs.length);
  if (/^<[a-zA-Z!?/]/.test(rest)) return true;
  if (/^\[(?:[^\]\\]*\]:|[^\]]*\\|[^\]]*$)/.test(rest)) return true;
  return signs !== '' && /^(?:`{3}|~{3}|:{3}(?!\s))/.test(rest);
}
