interface FenceInfo {
  readonly lang: string;
  readonly meta: string;
}

/**
 * Separates what VitePress and others attach to the language of a fence: `ts{1,3-5}`, `ts:line-numbers=5 {1}`, `ts[file.ts]`. Words after a
 * comma are for tools that run Rust: `rust,ignore`. Other names stay as they are.
 */
export function parseFence({ lang, meta }: FenceInfo): FenceInfo {
  const [, plain] = /^([\w+-]+)(?:,[\w=-]*)+$/.exec(lang) ?? [];
  if (plain !== undefined) return { lang: plain, meta };
  const [, language = '', attached = ''] = /^([^{[:]+)(:(?:no-)?line-numbers.*|[{[].*)$/.exec(lang) ?? [];
  if (language === '') return { lang, meta };
  const options = attached.replace(/^:line-numbers(=\d+)?/, 'showLineNumbers$1 ').replace(/^:no-line-numbers/, '');
  return { lang: language, meta: `${options.trim()} ${meta}`.trim() };
}
