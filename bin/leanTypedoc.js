/**
 * Changes two places of TypeDoc while it is bundled, which together take a fifth of a large package's extraction. What they do is the same.
 *
 * - `NonEnumerable` hides properties from whoever lists all of an object. V8 makes a hash table of such an object, slow for everyone who
 *   touches it, and reflections, comments and references all are such objects. Nobody here lists their properties.
 * - `textContent` looks for links to files at each character of a comment. Where none can begin, the text is one part as it stands.
 *
 * Not to be done to a TypeDoc that has other words there: then the build stops, and somebody looks whether it is still needed.
 */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

const changes = {
  'utils-common.js': {
    before: /(?<=function NonEnumerable\(_cls, context\) \{)\n {2}context\.addInitializer\(.*?\n {2}\}\);(?=\n\})/s,
    after: '',
  },
  'index.js': {
    before: /(?<=function textContent\(parserData, outContent, reentry\) \{)(?=\n)/,
    after: `
  const { text } = parserData.token;
  if (text !== "" && !reentry.withinLinkLabel && !reentry.withinLinkDest && !/[[<]/.test(text)) {
    outContent.push({ kind: "text", text });
    return;
  }`,
  },
};

/** @returns {import('esbuild').Plugin} */
export function leanTypedoc() {
  return {
    name: 'lean-typedoc',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]typedoc[\\/]dist[\\/](?:utils-common|index)\.js$/ }, async ({ path }) => {
        const { before, after } = changes[basename(path)];
        const text = await readFile(path, 'utf8');
        if (!before.test(text)) throw new Error(`TypeDoc has changed what bin/leanTypedoc.js changes in ${basename(path)}.`);
        return { contents: text.replace(before, () => after), loader: 'js' };
      });
    },
  };
}
