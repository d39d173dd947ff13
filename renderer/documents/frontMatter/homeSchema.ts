import * as v from 'valibot';
import { isRecord } from '../../packages/manifest.ts';

/** Keys of a home page with their meanings in VitePress; the names that Starlight has for them are synonyms. */
const text = v.pipe(v.string('a string'), v.transform(withoutTags));

const image = v.pipe(
  v.unknown(),
  v.transform((value) => (typeof value === 'string' ? { src: value } : renamed(value, { file: 'src', light: 'src' }))),
  v.strictObject({ src: text, alt: v.optional(text), dark: v.optional(text) }, 'the file of a picture, or an object with "src" and "alt"'),
);

const icon = v.union([text, image], 'an emoji, or an object with "src"');

/** In small letters: `Result<A>` is a type. */
const tags = /<(?:br|\/?(?:a|abbr|b|code|div|em|h[1-6]|i|img|kbd|li|mark|p|small|span|strong|su[bp]|u|ul))(?:\s[^<>]*)?\/?>/g;

/** VitePress shows HTML in these texts. Here they are texts, and pictures in HTML are no icons. */
function withoutTags(written: string): string {
  return written.replace(/<svg\b(?:(?!<svg\b)[\s\S])*?<\/svg>/gi, '').replace(tags, '');
}

/** Keys of links that other tools have for an element's look or behavior. They have no effect here. */
const linkKeys: readonly string[] = ['attrs', 'rel', 'target', 'linkText'];

const action = v.pipe(
  v.unknown(),
  v.transform((value) => {
    const known = renamed(withoutKeys(value, [...linkKeys, 'icon']), { variant: 'theme' });
    const { theme, ...others } = isRecord(known) ? known : {};
    const themes: Readonly<Record<string, string>> = { primary: 'brand', secondary: 'alt', minimal: 'alt', sponsor: 'alt' };
    return isRecord(value) ? { ...others, ...(theme === undefined ? {} : { theme: themes[String(theme)] ?? theme }) } : value;
  }),
  v.strictObject(
    { text, link: text, theme: v.optional(v.picklist(['brand', 'alt'], '"brand" or "alt"')) },
    'an object with "text" and "link"',
  ),
);

export const heroSchema = v.pipe(
  v.unknown(),
  v.transform((value) => renamed(value, { title: 'name' })),
  v.strictObject(
    {
      ...{ name: v.optional(text), text: v.optional(text), tagline: v.optional(text), package: v.optional(text) },
      image: v.optional(image),
      actions: v.optional(v.array(action, 'a list of links')),
    },
    'an object with "name", "tagline" and "actions"',
  ),
);

export const featuresSchema = v.array(
  v.pipe(
    v.unknown(),
    v.transform((value) => withoutKeys(value, linkKeys)),
    v.strictObject(
      { title: text, details: v.optional(text), link: v.optional(text), icon: v.optional(icon) },
      'an object with "title" and "details"',
    ),
  ),
  'a list of objects with "title" and "details"',
);

function withoutKeys(value: unknown, keys: readonly string[]): unknown {
  return isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key))) : value;
}

/** A mapping with the names that the schema knows. A name that it has already wins. */
function renamed(value: unknown, names: Readonly<Record<string, string>>): unknown {
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, one]) => [Object.hasOwn(names, key) ? names[key] : key, one] as const);
  return { ...Object.fromEntries(entries), ...Object.fromEntries(Object.entries(value).filter(([key]) => !Object.hasOwn(names, key))) };
}
