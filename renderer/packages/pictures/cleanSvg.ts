import { parseXml, XmlDocumentType, XmlElement, XmlError, XmlProcessingInstruction, XmlText } from '@rgrove/parse-xml';
import { lineAt } from '../../model/lineAt.ts';
import { cleanStyle } from './cleanStyle.ts';
import { skippedElements, svgAttributes, svgElements } from './svgNames.ts';

/** Why a picture is not published, as the end of a sentence that begins with "because". */
interface PictureFault {
  readonly reason: string;
  /** Line of the file. Undefined for a fault of the whole file. */
  readonly line?: number | undefined;
}

export type CleanPicture = { readonly contents: Uint8Array } | { readonly fault: PictureFault };

/**
 * Writes an SVG again, with nothing but elements and attributes that draw. An SVG that is opened by itself is a page of the site, and
 * browsers differ in how they read one, so no byte of the file is kept. What editors add, which browsers do not draw, is left out. An SVG
 * with anything else that is not known here is a fault: its picture would not be the same.
 */
export function cleanSvg(bytes: Uint8Array): CleanPicture {
  const text = decodeUtf8(bytes);
  if (text === undefined) return refused('its encoding is not UTF-8');
  try {
    return { contents: Buffer.from(printDocument(text)) };
  } catch (error) {
    if (error instanceof Fault) return refused(error.message, error.at === undefined ? undefined : lineAt(text, error.at));
    // The parser descends once for each level.
    if (error instanceof RangeError) return refused(tooDeep);
    if (!(error instanceof XmlError)) throw error;
    const [message = ''] = error.message.split(/ \(line \d+, column \d+\)|\n/);
    return refused(`it is not valid XML: ${message}`, error.line);
  }
}

/** Names in the reason come from the file, so they may be of any length. */
function refused(reason: string, line?: number): CleanPicture {
  return { fault: { reason: reason.length > 120 ? `${reason.slice(0, 120)}…` : reason, line } };
}

const svg = 'http://www.w3.org/2000/svg';
const html = 'http://www.w3.org/1999/xhtml';
const xlink = 'http://www.w3.org/1999/xlink';

/** Deeper files are made to break parsers. */
const mostLevels = 200;
const tooDeep = `its elements are nested more than ${mostLevels} levels deep`;

/** Ends the printing of a picture. Never leaves this file. */
class Fault extends Error {
  /** Offset in the text. */
  readonly at: number | undefined;

  constructor(reason: string, at?: number) {
    super(reason);
    this.at = at;
  }
}

/** Namespaces by prefix; `''` for elements without one. */
type Namespaces = ReadonlyMap<string, string>;

function printDocument(text: string): string {
  const encoding = /^<\?xml\s[^>]*?\bencoding\s*=\s*["']([^"']*)/.exec(text)?.[1];
  if (encoding !== undefined && !/^(?:utf-?8|us-ascii)$/i.test(encoding)) throw new Fault('its encoding is not UTF-8', 0);
  const { children, root } = parseXml(text, { includeOffsets: true, preserveDocumentType: true });
  for (const node of children) {
    if (node instanceof XmlDocumentType && node.internalSubset !== null) throw new Fault('its document type has declarations', node.start);
    if (node instanceof XmlProcessingInstruction) throw new Fault(`it has the instruction \`<?${node.name}\``, node.start);
  }
  const namespaces = new Map([['xml', 'http://www.w3.org/XML/1998/namespace']]);
  if (root === null || !isSvg(root, namespacesAt(root, namespaces)))
    throw new Fault('its root is not `<svg xmlns="http://www.w3.org/2000/svg">`');
  const printed: string[] = [];
  printElement(root, { namespaces, level: 1, print: (part) => printed.push(part) });
  return `${printed.join('')}\n`;
}

function isSvg({ name }: XmlElement, namespaces: Namespaces): boolean {
  const [prefix, local] = splitName(name);
  return local === 'svg' && namespaces.get(prefix) === svg;
}

interface PrintContext {
  /** Those around the element. */
  readonly namespaces: Namespaces;
  readonly level: number;
  readonly print: (part: string) => void;
}

function printElement(element: XmlElement, { namespaces: outer, level, print }: PrintContext): void {
  const { start } = element;
  if (level > mostLevels) throw new Fault(tooDeep, start);
  const namespaces = namespacesAt(element, outer);
  const [prefix, name] = splitName(element.name);
  const namespace = namespaces.get(prefix);
  if (namespace === html || (namespace === svg && !svgElements.has(name) && !skippedElements.has(name)))
    throw new Fault(`it has the element \`<${element.name}>\``, start);
  if (namespace !== svg || skippedElements.has(name)) return;
  print(`<${name}${level === 1 ? ` xmlns="${svg}"` : ''}${printAttributes(element, { name, namespaces })}>`);
  if (name === 'style') print(escapeXml(printStyle(element)));
  else
    for (const child of element.children) {
      if (child instanceof XmlElement) printElement(child, { namespaces, level: level + 1, print });
      else if (child instanceof XmlText) print(escapeXml(child.text));
      else if (child instanceof XmlProcessingInstruction) throw new Fault(`it has the instruction \`<?${child.name}\``, child.start);
    }
  print(`</${name}>`);
}

function printStyle({ children, text, start }: XmlElement): string {
  // Browsers read only the text that lies directly in it.
  if (!children.every((child) => child instanceof XmlText)) throw new Fault('its `<style>` has more than text', start);
  return styleAt(text, start);
}

function printAttributes(
  { attributes, start }: XmlElement,
  { name: element, namespaces }: { readonly name: string; readonly namespaces: Namespaces },
): string {
  const kept = new Map<string, string>();
  for (const [name, value] of Object.entries(attributes)) {
    const [prefix, local] = splitName(name);
    if (/^on/i.test(local)) throw new Fault(`it has the event handler \`${name}\``, start);
    const isLink = local === 'href' && (prefix === '' || namespaces.get(prefix) === xlink);
    // A link works in no picture on a page.
    if (isLink && element !== 'a') kept.set('href', checkTarget(value.trim(), { element, start }));
    else if (name === 'xml:space' || name === 'xml:lang' || svgAttributes.has(name)) kept.set(name, checkValue(name, value, start));
  }
  return [...kept].map(([name, value]) => ` ${name}="${escapeXml(value).replaceAll('"', '&quot;')}"`).join('');
}

/** A part of the same file, or for pictures one that is in the file itself. */
function checkTarget(target: string, { element, start }: { readonly element: string; readonly start: number }): string {
  if (target.startsWith('#')) return target;
  const isData = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,[\w+/=\s]*$/i.test(target);
  if (!isData || !(element === 'image' || element === 'feImage')) throw new Fault(`its \`<${element}>\` loads another file`, start);
  return target;
}

function checkValue(name: string, value: string, start: number): string {
  if (name === 'attributeName' && (!svgAttributes.has(value.trim()) || unanimated.has(value.trim())))
    throw new Fault(`it animates the attribute \`${value.trim()}\``, start);
  if (name !== 'id' && name !== 'class' && /[(\\@]/.test(value)) return styleAt(value, start);
  return value;
}

const unanimated: ReadonlySet<string> = new Set(['attributeName', 'id', 'style', 'type']);

function styleAt(css: string, start: number): string {
  const style = cleanStyle(css);
  if ('reason' in style) throw new Fault(style.reason, start);
  return style.css;
}

function namespacesAt({ attributes }: XmlElement, outer: Namespaces): Namespaces {
  const own = Object.entries(attributes).flatMap(([name, value]): [string, string][] => {
    if (name === 'xmlns') return [['', value]];
    return name.startsWith('xmlns:') ? [[name.slice(6), value]] : [];
  });
  return own.length === 0 ? outer : new Map([...outer, ...own]);
}

function splitName(name: string): readonly [prefix: string, local: string] {
  const colon = name.indexOf(':');
  return [name.slice(0, Math.max(0, colon)), name.slice(colon + 1)];
}

function escapeXml(text: string): string {
  return text.replace(/[&<>\r]/g, (character) => escapes[character] ?? character);
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
