import * as v from 'valibot';
import { defaultMessages, type MessageKey } from '../../model/messages.ts';
import { isRecord } from '../../packages/manifest.ts';
import { entriesFor, section, text } from './section.ts';

/** The language of the site. */
export interface UserLocale {
  /**
   * Language tag.
   * @example 'pt-BR'
   */
  readonly code: string;
  /**
   * Name that readers see.
   * @default the name of the language in the language itself: 'English'
   */
  readonly label?: string | undefined;
  /**
   * Direction of the script.
   * @default 'rtl' for scripts that are written from right to left, else 'ltr'
   */
  readonly direction?: 'ltr' | 'rtl' | undefined;
}

/** Language of the site. gqldocs builds a site in one language; build one site for each language. */
export interface UserI18n {
  /**
   * Code of the language.
   * @default the code in `locales`, else 'en'
   */
  readonly defaultLocale?: string | undefined;
  /**
   * The language: one language tag, or one object with `code`, `label` and `direction`. Texts come from `messages`.
   * @default ['en']
   */
  readonly locales?: readonly [string | UserLocale] | undefined;
}

const code = v.pipe(
  v.string('must be a language tag, or an object with a `code`'),
  v.check(isLanguageTag, 'must be a language tag such as `en` or `pt-BR`'),
);
const localeSchema = section({ code, label: v.optional(text()), direction: v.optional(v.picklist(['ltr', 'rtl'])) });

export const i18nSchema = section({
  defaultLocale: v.optional(code),
  locales: v.optional(
    v.pipe(
      v.custom<readonly [string | UserLocale]>(Array.isArray, 'must be a list'),
      v.check(({ length }) => Number(length) === 1, 'must have exactly one language; build one site for each language'),
      v.tuple([v.lazy((input) => (isRecord(input) ? localeSchema : code))]),
    ),
  ),
});

export function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** UI texts that replace the English ones. */
export type UserMessages = { readonly [Key in MessageKey]?: string | undefined };

export const messagesSchema = v.pipe(
  v.custom<UserMessages>(() => true),
  section(entriesFor(Object.keys(defaultMessages), v.optional(v.string()))),
);
