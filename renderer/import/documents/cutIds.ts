import { headingLines, shownText } from './headingIds.ts';

type IdOf = (text: string) => string;

/** Fewer links can be mistakes. */
const fewLinks = 5;

/**
 * Themes of some sites end ids at the first bracket: `ctx.plugin(plugin, options)` has the id `ctx-plugin`. Their functions are in packages, which
 * are not read, but links show it: more headings are linked by such ids than by whole ones.
 *
 * @param bares texts of all documents without code
 * @returns how the site makes ids, where its tool makes them with `idOf`
 */
export function withCutIds(bares: readonly string[], idOf: IdOf): IdOf {
  const linked = new Set(bares.flatMap((bare) => [...bare.matchAll(/\]\([^()\s#]*#([^()\s]+)\)/g)].map(([, id = '']) => id)));
  const cutId: IdOf = (text) => idOf(text.replace(/(?<=\S)\s*[(（].*$/, ''));
  let [cut, whole] = [0, 0];
  for (const bare of linked.size === 0 ? [] : bares)
    for (const { line } of headingLines(bare)) {
      const text = shownText(line);
      if (cutId(text) === idOf(text)) continue;
      if (linked.has(cutId(text))) cut += 1;
      if (linked.has(idOf(text))) whole += 1;
    }
  return cut >= fewLinks && cut > whole * 2 ? cutId : idOf;
}
