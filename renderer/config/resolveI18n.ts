import type { I18nConfig } from '../model/config.ts';
import type { UserI18n, UserLocale } from './schema/i18n.ts';

/** Languages that are written from right to left. */
const rightToLeft: ReadonlySet<string> = new Set(['ar', 'arc', 'ckb', 'dv', 'fa', 'he', 'khw', 'ks', 'ps', 'sd', 'ur', 'uz-AF', 'yi']);

export function resolveI18n(i18n: UserI18n | undefined): I18nConfig {
  const locales = (i18n?.locales ?? [i18n?.defaultLocale ?? 'en']).map(resolveLocale);
  return { defaultLocale: i18n?.defaultLocale ?? firstLocale(locales), locales };
}

function firstLocale(locales: I18nConfig['locales']): string {
  return locales.some(({ code }) => code === 'en') ? 'en' : (locales[0]?.code ?? 'en');
}

function resolveLocale(locale: string | UserLocale): I18nConfig['locales'][number] {
  const { code, label, direction }: UserLocale = typeof locale === 'string' ? { code: locale } : locale;
  return { code, label: label ?? nameOf(code), direction: direction ?? directionOf(code) };
}

/** The language's own name for itself, with a capital letter as in a list of languages: `Français`. */
function nameOf(code: string): string {
  // The most common language, without loading the system's table of names, which is slow.
  if (code === 'en') return 'English';
  const name = new Intl.DisplayNames([code], { type: 'language', fallback: 'code' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

function directionOf(code: string): 'ltr' | 'rtl' {
  const { language, region } = new Intl.Locale(code);
  return rightToLeft.has(language) || rightToLeft.has(`${language}-${region}`) ? 'rtl' : 'ltr';
}
