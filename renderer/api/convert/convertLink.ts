import { type InlineTagDisplayPart, Reflection, ReflectionKind, ReflectionSymbolId } from 'typedoc';
import { escapeRegExp } from '../entry/sourceLinks.ts';
import { placeOf } from './commentPlaces.ts';
import { reflectionTarget } from './convertReference.ts';
import type { Extraction, TextOrigin } from './extraction.ts';

/**
 * Turns `{@link}`, `{@linkcode}` and `{@linkplain}` into Markdown.
 *
 * - a symbol or member with a page: a link to `symbol:{id}`
 * - an address: a link to it
 * - something of another package: a link to `import:{package}#{name}`, which may be documented on the same site
 * - an unexported type, a type parameter, something of TypeScript's library: the name alone, for there is no page to go to
 * - anything else: a link to `unresolved:{name}@{line}:{column}`, which a check reports; the label as code in texts of installed packages,
 *   which their users can't correct
 */
interface LinkRequest {
  readonly origin: TextOrigin | undefined;
  /** Where in the file the part may begin: after the previous link. */
  readonly from: number;
  readonly extraction: Extraction;
}

interface ConvertedLink {
  readonly text: string;
  /** Where in the file the next part may begin. */
  readonly end: number;
}

export function convertLink(part: InlineTagDisplayPart, request: LinkRequest): ConvertedLink {
  const spot = findTag(part, request);
  const end = spot?.end ?? request.from;
  if (!/^@link(code|plain)?$/.test(part.tag)) return { text: `\`${part.text}\``, end };
  const target = targetOf(part, request.extraction);
  if (target?.startsWith('import:')) return { text: `[${inlineCode(labelOf(part))}](${target})`, end };
  if (target === '') return { text: inlineCode(labelOf(part)), end };
  if (target !== undefined) return { text: linkTo(target, part.text, part.tag), end };
  const { name, label } = splitText(part.text);
  const { origin, extraction } = request;
  if (origin !== undefined && extraction.info.commentPlaceOf(origin.file.fileName) === undefined) return { text: inlineCode(label), end };
  const place = origin && spot && placeOf({ file: origin.file, pos: spot.pos }, extraction);
  const position = place === undefined ? '' : `@${place.line}:${place.column}`;
  return { text: linkTo(`unresolved:${encodeName(name)}${position}`, label, part.tag), end };
}

/** The address of a link's target: `''` for a symbol without a page, undefined if it does not resolve. */
function targetOf({ target }: InlineTagDisplayPart, extraction: Extraction): string | undefined {
  if (typeof target === 'string') return target;
  if (target instanceof ReflectionSymbolId) return exportTarget(target, extraction);
  if (!(target instanceof Reflection)) return undefined;
  if (target.kindOf([ReflectionKind.TypeParameter, ReflectionKind.Parameter])) return '';
  const reference = reflectionTarget(target, extraction);
  if (reference?.kind === 'symbol') return `symbol:${reference.id}`;
  return reference?.kind === 'unexported' ? '' : undefined;
}

/** TypeScript's own library has no documentation to link to. */
function exportTarget({ packageName, qualifiedName }: ReflectionSymbolId, { info }: Extraction): string | undefined {
  if (packageName === info.name) return undefined;
  return packageName === 'typescript' ? '' : `import:${encodeName(packageName)}#${encodeName(qualifiedName)}`;
}

function linkTo(target: string, label: string, tag: string): string {
  const shown = tag === '@linkcode' ? inlineCode(label) : escapeMarkdown(label);
  return `[${shown}](${target.replace(/[\s()<>\\]/g, encodeURIComponent)})`;
}

function inlineCode(text: string): string {
  const fence = text.includes('`') ? '``' : '`';
  return `${fence}${text}${fence}`;
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>]/g, '\\$&');
}

/** `encodeURIComponent`, and characters that would end a Markdown link. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'));
}

/** TypeDoc removes the name from a label if it documents the target itself, but not if it only knows the target. */
function labelOf({ text, target }: InlineTagDisplayPart): string {
  const { name, label } = splitText(text);
  const isWhole = target instanceof ReflectionSymbolId && `.${target.qualifiedName}`.endsWith(`.${name.split(/[.#!]/).at(-1)}`);
  return isWhole ? label : text;
}

/** `Name`, `Name | label`, `Name label`. */
function splitText(text: string): { readonly name: string; readonly label: string } {
  const match = /^([^\s|]+)\s*[|\s]\s*(.+)$/s.exec(text.trim());
  return match === null ? { name: text.trim(), label: text.trim() } : { name: match[1] ?? '', label: match[2] ?? '' };
}

/** The tag in its file; resolving changes a part's text, so that only its kind is sure. */
function findTag(part: InlineTagDisplayPart, { origin, from }: LinkRequest): { readonly pos: number; readonly end: number } | undefined {
  if (origin === undefined) return undefined;
  const words = part.target === undefined ? `\\s+${part.text.trim().split(/\s+/).map(escapeRegExp).join('[\\s*]+')}` : '(?![a-z])';
  const match = new RegExp(`\\{\\s*${part.tag}${words}`).exec(origin.file.text.slice(from, origin.end));
  if (match === null) return undefined;
  return { pos: from + match.index, end: from + match.index + match[0].length };
}
