import { type ImportedName, importedNames, importSource, statementsIn } from './moduleStatements.ts';
import type { TextLine } from './textLines.ts';

/**
 * Imports and exports of parts, which a document has at its end: each once. Of an import, names that the document or another part has from the
 * same module are left out, since a module declares a name only once.
 *
 * @param own lines of the document
 */
export function hoistedStatements(own: readonly TextLine[], statements: readonly (readonly TextLine[])[]): readonly TextLine[] {
  const bound = new Set(statementsIn(textOf(own)).flatMap(({ text }) => importedNames(text)?.map(keyOf) ?? []));
  const seen = new Set<string>();
  return statements.flatMap((lines): readonly TextLine[] => {
    const text = textOf(lines);
    const names = importedNames(text);
    const fresh = names?.filter((one) => !bound.has(keyOf(one)));
    const [first] = lines;
    if (first === undefined || seen.has(text) || fresh?.length === 0) return [];
    seen.add(text);
    for (const one of fresh ?? []) bound.add(keyOf(one));
    const isSame = fresh === undefined || fresh.length === names?.length;
    const kept = isSame ? lines : [{ ...first, text: printImport(fresh, importSource(text)) }];
    return [{ ...first, text: '' }, ...kept];
  });
}

function textOf(lines: readonly TextLine[]): string {
  return lines.map((line) => line.text).join('\n');
}

function keyOf({ module, name, local }: ImportedName): string {
  return `${module}\n${name}\n${local}`;
}

/** @param source the module and its attributes, as written */
function printImport(names: readonly ImportedName[], source: string): string {
  const named = names.filter(({ name }) => name !== 'default' && name !== '*');
  const parts = [
    ...names.flatMap(({ name, local }) => (name === 'default' ? [local] : [])),
    ...names.flatMap(({ name, local }) => (name === '*' ? [`* as ${local}`] : [])),
    ...(named.length === 0 ? [] : [`{ ${named.map(({ name, local }) => (name === local ? name : `${name} as ${local}`)).join(', ')} }`]),
  ];
  return `import ${parts.join(', ')} from ${source}`;
}
