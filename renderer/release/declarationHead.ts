import type { SnapshotDeclaration } from './apiSnapshot.ts';

type DeclarationWithHead = Extract<SnapshotDeclaration, { kind: 'class' | 'interface' | 'enum' }>;

/** The line before the members: `abstract class Parser<T> extends Base implements Reader`. */
export function headOf(declaration: DeclarationWithHead): string {
  const head = `${keywordOf(declaration)} ${declaration.id}`;
  if (declaration.kind === 'enum') return head;
  const bases = [declaration.extends ?? []].flat();
  const interfaces = declaration.kind === 'class' ? declaration.implements : [];
  return `${head}${declaration.typeParameters}${listed(' extends ', bases)}${listed(' implements ', interfaces)}`;
}

export function keywordOf(declaration: DeclarationWithHead): string {
  if (declaration.kind === 'class') return declaration.isAbstract ? 'abstract class' : 'class';
  return declaration.kind === 'enum' && declaration.isConst ? 'const enum' : declaration.kind;
}

function listed(word: string, names: readonly string[]): string {
  return names.length === 0 ? '' : `${word}${names.join(', ')}`;
}
