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
  /** The text in brackets before the tag, as JSDoc has it: `[text]{@link name}`. */
  readonly label?: string | undefined;
  /** Whose comment it is in. */
  readonly reflection: Reflection;
  readonly extraction: Extraction;
}

interface ConvertedLink {
  readonly text: string;
  /** Where in the file the next part may begin. */
  readonly end: number;
}

export function convertLink(part: InlineTagDisplayPart, request: LinkRequest): ConvertedLink {
  const { origin, extraction } = request;
  const spot = findTag(part, request);
  const end = spot?.end ?? request.from;
  if (!isLink(part)) return { text: `\`${part.text}\``, end };
  const written = origin && spot ? origin.file.text.slice(spot.pos, spot.end) : part.text;
  const { name, label: ownLabel } = splitText(written);
  const label = request.label ?? ownLabel;
  const target = targetOf(part, name, request);
  const lines = written.split('\n').length - 1;
  if (target?.startsWith('import:')) return { text: linkTo(target, inlineCode(label), lines), end };
  if (target === '') return { text: inlineCode(label), end };
  const shown = part.tag === '@linkcode' ? inlineCode(label) : escapeMarkdown(label);
  if (target !== undefined) return { text: linkTo(target, shown, lines), end };
  // TypeDoc has reported it.
  if (spot === undefined && isUnclosed(part, request)) return { text: shown, end };
  if (origin !== undefined && extraction.info.commentPlaceOf(origin.file.fileName) === undefined) return { text: inlineCode(label), end };
  const place = origin && spot && placeOf({ file: origin.file, pos: spot.pos }, extraction);
  const position = place === undefined ? '' : `@${place.line}:${place.column}`;
  return { text: linkTo(`unresolved:${encodeName(withoutArguments(name))}${position}`, shown, lines), end };
}

export function isLink({ tag }: InlineTagDisplayPart): boolean {
  return /^@link(?:code|plain)?$/.test(tag);
}

/** The address of a link's target: `''` for a symbol without a page, undefined if it does not resolve. */
function targetOf({ target }: InlineTagDisplayPart, name: string, { reflection, extraction }: LinkRequest): string | undefined {
  if (typeof target === 'string' || /^(?:https?|ftps?|mailto):/i.test(name)) return name;
  if (target instanceof ReflectionSymbolId) return exportTarget(target, extraction);
  if (!(target instanceof Reflection)) return isPartOfParameter(name, reflection) || isOfLibrary(name, extraction) ? '' : undefined;
  const meant = target.kindOf([ReflectionKind.TypeParameter, ReflectionKind.Parameter])
    ? namesake(target, name)
    : otherMeaning(target, name, reflection);
  const reference = meant && reflectionTarget(meant, extraction);
  if (reference?.kind === 'symbol') return `symbol:${reference.id}`;
  return meant === undefined || reference?.kind === 'unexported' ? '' : undefined;
}

/** In the comment of one of two things with a name, the name means the other: `{@link Part}` of a function `Part` is the interface. */
function otherMeaning(target: Reflection, name: string, reflection: Reflection): Reflection {
  const { parent } = target;
  const isOwn = reflection === target || (reflection.isSignature() && reflection.parent === target);
  if (!isOwn || name !== target.name || !parent?.isDeclaration()) return target;
  const others = (parent.children ?? []).filter((one) => one !== target && one.name === name && !one.kindOf(ReflectionKind.Namespace));
  return others.find((one) => !one.isReference()) ?? target;
}

/** `options.depth` in the comment of a function. */
function isPartOfParameter(name: string, reflection: Reflection): boolean {
  const signature = reflection.isParameter() ? reflection.parent : reflection;
  const [first, ...rest] = name.split('.');
  return rest.length > 0 && signature?.isSignature() === true && signature.parameters?.some((one) => one.name === first) === true;
}

/** After some tags, the compiler takes braces for those of a type, and finds no link: `@throws {@link RangeError}`. */
function isOfLibrary(name: string, { isLibraryType }: Extraction): boolean {
  const [first = ''] = withoutArguments(name).split(/[.#]/);
  return isLibraryType(first);
}

/** The nearest symbol or member with the name of a parameter. The compiler resolves such a name in a comment to the parameter. */
function namesake(parameter: Reflection, name: string): Reflection | undefined {
  const path = [withoutArguments(name)];
  for (let { parent } = parameter; parent !== undefined; parent = parent.parent) {
    const scopes = parent.isProject() ? (parent.children ?? []) : parent.isDeclaration() ? [parent] : [];
    const found = scopes.flatMap((scope) => scope.getChildByName(path) ?? []).find((one) => !one.kindOf(ReflectionKind.TypeParameter));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** TypeScript's own library has no documentation to link to. */
function exportTarget({ packageName, qualifiedName }: ReflectionSymbolId, { info }: Extraction): string | undefined {
  if (packageName === info.name) return undefined;
  return packageName === 'typescript' ? '' : `import:${encodeName(packageName)}#${encodeName(qualifiedName)}`;
}

/** A Markdown link in place of a tag. It has as many lines as the tag, with breaks where Markdown ignores them. */
function linkTo(target: string, shown: string, lines: number): string {
  // Markdown allows parentheses in pairs.
  const isBalanced = /^(?:[^()]|\([^()]*\))*$/.test(target);
  const address = target.replace(isBalanced ? /[\s<>\\]/g : /[\s()<>\\]/g, encodeName);
  return `[${shown}](${lines > 0 ? '\n' : ''}${address}${lines > 1 ? '\n' : ''})`;
}

function inlineCode(text: string): string {
  const fence = text.includes('`') ? '``' : '`';
  return `${fence}${text}${fence}`;
}

/** Code and emphasis (`**bold**`) of the author stay. */
function escapeMarkdown(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[\\`_[\]<>|]/g, '\\$&')))
    .join('');
}

/** Encodes a name like `encodeURIComponent`, and also the characters that would end a Markdown link. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'));
}

/**
 * `Name`, `Name | label`, `Name label`, with the tag around it or without. A name may have brackets: `open()`, `Map<string, number>`,
 * `(Config:interface)`. In a table, the bar is escaped. Lines may begin with a star, and in a quotation with `>`.
 */
function splitText(written: string): { readonly name: string; readonly label: string } {
  const text = written.replace(/^\{\s*@\w+|\}$/g, '').replace(/\s*\n\s*(?:\*(?=\s))?[\s>]*/g, ' ');
  const [, name = text, label = ''] = /^((?:\([^()]*\)|<(?:[^<>]|<[^<>]*>)*>|[^\s|\\])+)\s*\\?\|?\s*(.*)$/s.exec(text.trim()) ?? [];
  return { name: name.trim(), label: label === '' ? withoutMeaning(name.trim()) : label.replaceAll('\\|', '|') };
}

/** `Config` of `(Config:interface)`, `Box.get` of `Box.(get:instance)`, `size` of `size:var`: readers need no word for the compiler. */
function withoutMeaning(name: string): string {
  const bare = name.replace(/\(([\w$.]+):\w+\)/g, '$1');
  return bare.replace(
    /^([\w$.#~]+):(?:class|enum|function|interface|namespace|type|var|variable|constructor|instance|static|member|\d+)$/,
    '$1',
  );
}

/** `open` of `open(name)`, `Map` of `Map<string, number>`. TSDoc has parentheses around a name and its kind. */
function withoutArguments(name: string): string {
  return name.replace(/(?<=[\w$])(?:<.*>)?(?:\([^()]*\))?$/s, '');
}

/** Finds an inline tag in the file that has its comment. Positions count from the beginning of the file. */
function findTag(part: InlineTagDisplayPart, { origin, from }: LinkRequest): { readonly pos: number; readonly end: number } | undefined {
  if (origin === undefined) return undefined;
  const match = new RegExp(`${tagPattern(part)}[\\s*]*\\}`).exec(origin.file.text.slice(from, origin.end));
  if (match === null) return undefined;
  return { pos: from + match.index, end: from + match.index + match[0].length };
}

function isUnclosed(part: InlineTagDisplayPart, { origin, from }: LinkRequest): boolean {
  return origin !== undefined && new RegExp(`${tagPattern(part)}(?![^{}]*\\})`).test(origin.file.text.slice(from, origin.end));
}

function tagPattern({ tag, text }: InlineTagDisplayPart): string {
  const words = text.trim().split(/\s+/).map(escapeRegExp).join('[\\s*]+');
  return `\\{\\s*${tag}[\\s*]+${words}`;
}
