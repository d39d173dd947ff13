import * as v from 'valibot';
import { type HeadTag, headElements } from '../../model/headTag.ts';
import { dictionary, section, text, withHint } from './section.ts';

/** An element of the head of every page. */
export interface UserHeadTag {
  /**
   * Name of the element.
   * @example 'script'
   */
  readonly tag: (typeof headElements)[number];
  /**
   * Attributes. `true` writes the name alone; `false` omits the attribute.
   * @default {}
   * @example { defer: true, src: 'https://plausible.io/js/script.js' }
   */
  readonly attributes?: Readonly<Record<string, string | boolean>> | undefined;
  /**
   * Text of a `script` or `style`; elements of a `noscript`.
   * @default none
   * @example 'window.dataLayer = [];'
   */
  readonly content?: string | undefined;
}

const attributeName = v.pipe(v.string(), v.regex(/^[a-z][a-z\d:._-]*$/i, 'must be the name of an attribute'));

const headElement = v.picklist(
  headElements,
  withHint('must be one of `meta`, `link`, `script`, `style`, `noscript`', 'gqldocs writes `<title>`; set `baseUrl` instead of `<base>`.'),
);

const attributesSchema = dictionary(v.union([v.string(), v.boolean()], 'must be a string or `true`'), "{ name: 'value' }", attributeName);

/** Elements that may be in a `noscript` of the head (HTML, "the noscript element"). */
const inNoscript = /^(?:\s*(?:<(?:link|meta)\b[^<>]*>|<style>[^<]*<\/style>))*\s*$/i;

export const headTagSchema = v.pipe(
  section({ tag: headElement, attributes: v.optional(attributesSchema), content: v.optional(text()) }),
  v.rawCheck(({ dataset, addIssue }) => {
    const fault = dataset.typed ? faultOf(dataset.value) : undefined;
    if (fault !== undefined) addIssue({ message: fault });
  }),
);

/** Why an element would not be what it looks like, or would be there twice. */
function faultOf({ tag, attributes = {}, content = '' }: HeadTag): string | undefined {
  const isVoid = tag === 'meta' || tag === 'link';
  if (isVoid && content !== '') return withHint(`is a \`<${tag}>\`, which has no content`, 'Write its values as `attributes`.');
  if ((tag === 'script' || tag === 'style') && new RegExp(`</${tag}|<!--`, 'i').test(content))
    return withHint(
      `has \`</${tag}\` or \`<!--\` in its content, which would end the element`,
      'Put the code into a file below `static`, and load that.',
    );
  if (tag === 'noscript' && !inNoscript.test(content))
    return withHint(
      'has content that is not allowed in a `<noscript>` of the head',
      'Write `<link>`, `<meta>` and `<style>` elements only.',
    );
  const own = ownTags.find(
    (one) => one.tag === tag && (attributes[one.name] ?? '') !== '' && one.values.test(String(attributes[one.name])),
  );
  return own && withHint(`repeats \`<${tag} ${own.name}="${attributes[own.name]}">\`, which gqldocs writes itself`, own.remedy);
}

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
