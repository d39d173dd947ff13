interface FenceInfo {
  readonly lang: string;
  readonly meta: string;
}

/**
 * Separates what VitePress and others attach to the language of a fence: `ts{1,3-5}`, `ts:line-numbers=5 {1}`, `ts[file.ts]`. Words after a
 * comma are for tools that run Rust: `rust,ignore`. In `js-vue`, VitePress replaces expressions. Other names stay as they are.
 */
export function parseFence({ lang, meta }: FenceInfo): FenceInfo {
  // A title without a language.
  if (/^(?:\[|[a-z]+=)/i.test(lang)) return { lang: '', meta: `${lang} ${meta}`.trim() };
  const plain = lang.replace(/(?<=^[\w+-]+)(?:(?:,[\w=-]*)+|-vue)(?=$|\{)/, '');
  const [, language = '', attached = ''] = /^([^{[:]+)(:(?:no-)?line-numbers.*|[{[].*)$/.exec(plain) ?? [];
  if (language === '') return { lang: plain, meta };
  const options = attached.replace(/^:line-numbers(=\d+)?/, 'showLineNumbers$1 ').replace(/^:no-line-numbers/, '');
  return { lang: language, meta: `${options.trim()} ${meta}`.trim() };
}
