import { exportedNames, importedNames, statementsIn } from './moduleStatements.ts';
import { renameIn } from './renameIn.ts';
import type { TextLine } from './textLines.ts';

/** Names that the module of a document declares, each with its meaning. */
export type DeclaredNames = Map<string, string>;

/** Records what a document declares itself, before it gets the statements of its parts. */
export function declareNames(text: string, names: DeclaredNames): void {
  for (const statement of statementsIn(text)) for (const [name, meaning] of meaningsOf(statement.text)) names.set(name, meaning);
}

interface SeparateRequest {
  readonly names: DeclaredNames;
  /** An import as seen from the document. */
  readonly rebase: (statement: string) => string;
}

/** The lines of a part, with other names for what it declares under a name that has another meaning in the document or another part. */
export function separateNames(lines: readonly TextLine[], { names, rebase }: SeparateRequest): readonly TextLine[] {
  const text = lines.map((line) => line.text).join('\n');
  const statements = statementsIn(text);
  const renamed = new Map<string, string>();
  for (const statement of statements) {
    for (const [name, meaning] of meaningsOf(rebase(statement.text))) {
      let next = name;
      for (let number = 2; names.has(next) && names.get(next) !== meaning; number += 1) next = `${name}${number}`;
      names.set(next, meaning);
      if (next !== name) renamed.set(name, next);
    }
  }
  if (renamed.size === 0) return lines;
  const written = renameIn(text, { statements, names: renamed }).split('\n');
  return lines.map((line, index) => ({ ...line, text: written[index] ?? '' }));
}

/** What a statement declares: each name with the export that it means, or with the statement itself. */
function meaningsOf(statement: string): readonly (readonly [name: string, meaning: string])[] {
  const imported = importedNames(statement) ?? [];
  return [
    ...imported.map(({ module, name, local }) => [local, `${module}\n${name}`] as const),
    ...exportedNames(statement).map((name) => [name, statement] as const),
  ];
}
