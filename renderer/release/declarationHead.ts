import type { SnapshotDeclaration } from './apiSnapshot.ts';

type DeclarationWithHead = Extract<SnapshotDeclaration, { kind: 'class' | 'interface' | 'enum' }>;

/** The line before the members: `abstract class Parser<T> extends Base implements Reader`. */
export function headOf(declaration: DeclarationWithHead): string {
  return `${keywordOf(declaration)} ${declaration.id}${headRest(declaration)}`;
}

export function keywordOf(declaration: DeclarationWithHead): string {
  if (declaration.kind === 'class') return declaration.isAbstract ? 'abstract class' : 'class';
  return declaration.kind === 'enum' && declaration.isConst ? 'const enum' : declaration.kind;
}

/** What follows the name in the head: type parameters and bases. */
export function headRest(declaration: DeclarationWithHead): string {
  if (declaration.kind === 'enum') return '';
  const bases = [declaration.extends ?? []].flat();
  const interfaces = declaration.kind === 'class' ? declaration.implements : [];
  return `${declaration.typeParameters}${listed(' extends ', bases)}${listed(' implements ', interfaces)}`;
}

function listed(word: string, names: readonly string[]): string {
  return names.length === 0 ? '' : `${word}${names.join(', ')}`;
}
