import * as v from 'valibot';
import { isPlainObject, list, section, text } from './section.ts';

/** A language of the site. */
export interface UserLocale {
  /** Language tag: `'en'`, `'pt-BR'`. */
  readonly code: string;
  /**
   * What the reader sees.
   * @default the language's own name for itself: 'English'
   */
  readonly label?: string | undefined;
  /**
   * Direction of the script.
   * @default 'rtl' for languages that are written from right to left, else 'ltr'
   */
  readonly direction?: 'ltr' | 'rtl' | undefined;
}

/** Languages. */
export interface UserI18n {
  /**
   * One of `locales`.
   * @default 'en'
   */
  readonly defaultLocale?: string | undefined;
  /**
   * Language tags, or objects with `code`, `label` and `direction`.
   * @default ['en']
   */
  readonly locales?: readonly (string | UserLocale)[] | undefined;
}

const code = v.pipe(
  v.string('must be a language tag, or an object with a `code`'),
  v.check(isLanguageTag, 'must be a language tag such as `en` or `pt-BR`'),
);
const localeSchema = section({ code, label: v.optional(text()), direction: v.optional(v.picklist(['ltr', 'rtl'])) });

export const i18nSchema = section({
  defaultLocale: v.optional(code),
  locales: v.optional(v.pipe(list(v.lazy((input) => (isPlainObject(input) ? localeSchema : code))), v.nonEmpty('must not be empty'))),
});

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
