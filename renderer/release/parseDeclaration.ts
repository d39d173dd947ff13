import ts from 'typescript';
import type { ClassDeclaration, SnapshotDeclaration, SnapshotMember } from './apiSnapshot.ts';
import { headOf } from './declarationHead.ts';

/** Parses a declaration, under another name. The nodes of its members come in the order of the snapshot. */
export function parseDeclaration(declaration: SnapshotDeclaration): ts.SourceFile {
  return parseCode(codeOf(declaration), true);
}

export function parseCode(code: string, setsParents: boolean): ts.SourceFile {
  return ts.createSourceFile('api.d.ts', code, ts.ScriptTarget.ESNext, setsParents);
}

/** The code that `parseDeclaration` parses. A class has signatures only from an interface of its name. */
export function codeOf(declaration: SnapshotDeclaration): string {
  switch (declaration.kind) {
    case 'class':
      return classCode(declaration);
    case 'interface':
    case 'enum':
      return `${headOf({ ...declaration, id: 'it' })} {\n${textsOf(declaration).join(declaration.kind === 'enum' ? ',\n' : ';\n')}\n}`;
    case 'type':
      return `type it${declaration.typeParameters} = ${declaration.type}`;
    case 'function':
      return textsOf(declaration)
        .map((text) => `function it${text};`)
        .join('\n');
    case 'variable':
      return `${declaration.keyword} it: ${declaration.type}`;
    case 'namespace':
      return '';
  }
}

function classCode(declaration: ClassDeclaration): string {
  const lines = [`${headOf({ ...declaration, id: 'it' })} {`];
  let isSignature = false;
  for (const text of textsOf(declaration)) {
    const next = /^(?:new )?[(<]/.test(text);
    if (next !== isSignature) lines.push(`} ${next ? 'interface' : 'abstract class'} it${declaration.typeParameters} {`);
    isSignature = next;
    lines.push(`${text};`);
  }
  return [...lines, '}'].join('\n');
}

function textsOf({ members }: { readonly members: readonly SnapshotMember[] }): readonly string[] {
  return members.map(({ text }) => text);
}
