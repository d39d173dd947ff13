import type { TextLine } from './textLines.ts';

const form = /^import\s+(?:([\w$]+)\s*,?\s*)?(?:\*\s*as\s+([\w$]+)\s*|\{([^{}]*)\}\s*)?from\s*(['"])([^'"]+)\4\s*;?\s*$/;

const start =
  /^(?:import\s*(?:type\s+)?(?:["'{*]|[\w$]+\s*(?:,\s*(?:[{*]|$)|\sfrom\s*(?:["']|$)))|export\s*(?:[{*]|(?:async|class|const|default|function|let|var)\s|(?:enum|interface|type)\s+[\w$]+\s*[=<{]))/;

/** Whether a line begins an import or export. A sentence may begin with these words, too. */
export function beginsStatement(line: string): boolean {
  return start.test(line);
}

/**
 * Imports and exports of parts, which a document has at its end: each once. Of an import, names that the document or another part has from the
 * same module are left out, since a module declares a name only once.
 *
 * @param own lines of the document
 */
export function hoistedStatements(own: readonly TextLine[], statements: readonly (readonly TextLine[])[]): readonly TextLine[] {
  const bound = new Set(ownImports(own).flatMap((text) => bindingsOf(text)?.map(keyOf) ?? []));
  const seen = new Set<string>();
  return statements.flatMap((lines): readonly TextLine[] => {
    const text = lines.map((line) => line.text).join('\n');
    const bindings = bindingsOf(text);
    const fresh = bindings?.filter((one) => !bound.has(keyOf(one)));
    const [first] = lines;
    if (first === undefined || seen.has(text) || fresh?.length === 0) return [];
    seen.add(text);
    for (const one of fresh ?? []) bound.add(keyOf(one));
    const isSame = fresh === undefined || fresh.length === bindings?.length;
    const kept = isSame ? lines : [{ ...first, text: printImport(fresh) }];
    return [{ ...first, text: '' }, ...kept];
  });
}

interface Binding {
  readonly module: string;
  /** `default`, `* as X`, `X` or `X as Y`. */
  readonly name: string;
  readonly local: string;
}

function keyOf({ module, name, local }: Binding): string {
  return `${module}\n${name}\n${local}`;
}

/** Undefined for a statement of another form. */
function bindingsOf(text: string): readonly Binding[] | undefined {
  const [whole, local, all, named = '', , module = ''] = form.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const names = named.split(',').map((one) => one.trim().replace(/\s+/g, ' '));
  return [
    ...(local === undefined ? [] : [{ module, name: 'default', local }]),
    ...(all === undefined ? [] : [{ module, name: `* as ${all}`, local: all }]),
    ...names.filter((name) => name !== '').map((name) => ({ module, name, local: name.split(' as ').at(-1) ?? name })),
  ];
}

function printImport(bindings: readonly Binding[]): string {
  const [{ module } = { module: '' }] = bindings;
  const names = bindings.map(({ name }) => name);
  const named = names.filter((name) => name !== 'default' && !name.startsWith('*'));
  const parts = [
    bindings.find(({ name }) => name === 'default')?.local,
    names.find((name) => name.startsWith('*')),
    named.length === 0 ? undefined : `{ ${named.join(', ')} }`,
  ];
  return `import ${parts.filter((part) => part !== undefined).join(', ')} from '${module}';`;
}

/** A statement may have several lines. */
function ownImports(own: readonly TextLine[]): readonly string[] {
  const text = own.map((line) => line.text).join('\n');
  return [...text.matchAll(/^import\s[^;'"]*['"][^'"\n]+['"];?[ \t]*$/gm)].map(([statement]) => statement);
}
