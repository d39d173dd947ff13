/** Elements that a site may add to the head of its pages. `base` would change the meaning of all addresses. */
export const headElements = ['meta', 'link', 'script', 'style', 'noscript'] as const;

/** An element that a site adds to the head of its pages. Only a document has a `title`: it is that of the tab. */
export interface HeadTag {
  readonly tag: (typeof headElements)[number] | 'title';
  readonly attributes?: Readonly<Record<string, string | boolean>> | undefined;
  /** Of `script`, `style`, `noscript` and `title`; `headFault` says what it may be. */
  readonly content?: string | undefined;
}

/** Elements that may be in a `noscript` of the head (HTML, "the noscript element"). */
const inNoscript = /^(?:\s*(?:<(?:link|meta)\b[^<>]*>|<style>[^<]*<\/style>))*\s*$/i;

/** What is wrong with an element, as the end of a sentence, and one instruction. */
interface HeadFault {
  readonly fault: string;
  readonly remedy: string;
}

/**
 * Finds out why an element of the head would not be what it looks like, or would be there twice.
 *
 * @param options with `isOfPage`, the element is of one page, so it may replace what gqldocs writes
 * @returns undefined for an element without a fault
 */
export function headFault({ tag, attributes = {}, content = '' }: HeadTag, { isOfPage = false } = {}): HeadFault | undefined {
  const isVoid = tag === 'meta' || tag === 'link';
  if (isVoid && content !== '') return { fault: `is a \`<${tag}>\`, which has no content`, remedy: 'Write its values as `attributes`.' };
  if ((tag === 'script' || tag === 'style') && new RegExp(`</${tag}|<!--`, 'i').test(content))
    return {
      fault: `has \`</${tag}\` or \`<!--\` in its content, which would end the element`,
      remedy: 'Put the code into a file below `static`, and load that.',
    };
  if (tag === 'noscript' && !inNoscript.test(content))
    return {
      fault: 'has content that is not allowed in a `<noscript>` of the head',
      remedy: 'Write `<link>`, `<meta>` and `<style>` elements only.',
    };
  const own = ownTags.find(
    (one) => one.tag === tag && (attributes[one.name] ?? '') !== '' && one.values.test(String(attributes[one.name])),
  );
  if (isOfPage && pageTag.test(nameOf({ tag, attributes }))) return undefined;
  return own && { fault: `repeats \`<${tag} ${own.name}="${attributes[own.name]}">\`, which gqldocs writes itself`, remedy: own.remedy };
}

/** What a `meta` element is about: `og:title`. Empty for other elements. */
export function nameOf({ tag, attributes = {} }: HeadTag): string {
  return tag === 'meta' ? String(attributes.property ?? attributes.name ?? '').toLowerCase() : '';
}

/** Elements about a page, which its document may write. */
const pageTag = /^(?:description|og:(?:title|description|type|url|image)|twitter:card)$/;

/** What gqldocs puts into each page, and what to set instead. */
const ownTags: readonly {
  readonly tag: HeadTag['tag'];
  readonly name: string;
  readonly values: RegExp;
  readonly remedy: string;
}[] = [
  { tag: 'meta', name: 'charset', values: /^/, remedy: 'Remove it.' },
  { tag: 'meta', name: 'name', values: /^viewport$/i, remedy: 'Remove it.' },
  { tag: 'meta', name: 'name', values: /^theme-color$/i, remedy: 'Remove it: the color follows the theme.' },
  { tag: 'meta', name: 'name', values: /^description$/i, remedy: 'Set `tagline`, or `description` in the front matter of a document.' },
  { tag: 'meta', name: 'name', values: /^twitter:card$/i, remedy: 'Set `socialImage`.' },
  { tag: 'meta', name: 'property', values: /^og:image$/i, remedy: 'Set `socialImage`.' },
  {
    tag: 'meta',
    name: 'property',
    values: /^og:(?:title|description|type|site_name|locale|url)$/i,
    remedy: 'Remove it: it follows the page.',
  },
  { tag: 'link', name: 'rel', values: /^canonical$/i, remedy: 'Set `url`.' },
  { tag: 'link', name: 'rel', values: /^(?:shortcut )?icon$/i, remedy: 'Set `favicon`.' },
];
