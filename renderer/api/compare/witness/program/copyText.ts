import type { ApiSnapshot, SnapshotDeclaration } from '../../../../snapshot/apiSnapshot.ts';
import { declarationsOf, isHiddenMember } from '../../../../snapshot/declarationsOf.ts';
import { memberFacts } from '../../../../snapshot/memberFacts.ts';

/** A copy of an old type. For a class, the copy has the members of its instances. A class with private members has no copy. */
export function copyText(snapshot: ApiSnapshot, id: string, name: string): string | undefined {
  const own = declarationsOf(snapshot, id);
  const type = own.find(({ kind }) => kind === 'class' || kind === 'interface' || kind === 'type' || kind === 'enum');
  return type === undefined ? undefined : declarationCopy(type, name);
}

function declarationCopy(declaration: SnapshotDeclaration, name: string): string | undefined {
  switch (declaration.kind) {
    case 'type':
      return `type ${name}${declaration.typeParameters} = ${declaration.type};`;
    case 'interface': {
      const bases = declaration.extends.length === 0 ? '' : ` extends ${declaration.extends.join(', ')}`;
      return block(
        `interface ${name}${declaration.typeParameters}${bases}`,
        declaration.members.map(({ text }) => text),
      );
    }
    case 'class': {
      const facts = declaration.members.map(({ text }) => ({ text, ...memberFacts(text) }));
      if (facts.some(isHiddenMember)) return undefined;
      const members = facts
        .filter(({ kind, isStatic }) => kind !== 'constructor' && !isStatic)
        .map(({ text }) => text.replace(/^abstract /, ''));
      const bases = declaration.extends === undefined ? '' : ` extends ${declaration.extends}`;
      return block(`interface ${name}${declaration.typeParameters}${bases}`, members);
    }
    case 'enum':
      return undefined;
    default:
      return undefined;
  }
}

function block(head: string, members: readonly string[]): string {
  return members.length === 0 ? `${head} {}` : `${head} {\n${members.map((member) => `  ${member};`).join('\n')}\n}`;
}
