import type { Code, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/** More lines are no code that a person shows. */
const mostLines = 2000;

/**
 * Puts the code of a block that begins with `twoslash include name` where later blocks say `// @include: name`, as Twoslash does, and omits the
 * block itself. `name-part` is the code up to the line `// - part`.
 */
export function expandTwoslash(tree: Root): void {
  const known = new Map<string, string>();
  visit(tree, 'code', (node, index, parent) => {
    const name = nameOf(node);
    if (name !== undefined && parent && index !== undefined) {
      define(known, { name, code: expanded(node.value, known) });
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (known.size > 0 && /(?:^|\s)twoslash(?=\s|$)/.test(node.meta ?? '')) node.value = expanded(node.value, known);
    return undefined;
  });
}

function nameOf({ lang, meta }: Code): string | undefined {
  return lang === 'twoslash' ? /^include\s+(\S+)/.exec(meta ?? '')?.[1] : undefined;
}

function define(known: Map<string, string>, { name, code }: { readonly name: string; readonly code: string }): void {
  const lines: string[] = [];
  for (const line of code.split('\n')) {
    const part = /^\s*\/\/ - (\S+)\s*$/.exec(line)?.[1];
    if (part === undefined) lines.push(line);
    else known.set(`${name}-${part}`, lines.join('\n'));
  }
  known.set(name, lines.join('\n'));
}

function expanded(code: string, known: ReadonlyMap<string, string>): string {
  const lines = code.replace(/^[ \t]*\/\/ @include:?[ \t]*(\S+)[ \t]*$/gm, (line, name: string) => known.get(name) ?? line).split('\n');
  return lines.length > mostLines ? code : lines.join('\n');
}
