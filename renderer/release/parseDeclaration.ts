import ts from 'typescript';
import type { ClassDeclaration, SnapshotDeclaration, SnapshotMember } from './apiSnapshot.ts';

/** Parses a declaration. Each text of the snapshot has a line of its own, after a line with what precedes it. */
export function parseDeclaration(declaration: SnapshotDeclaration): ts.SourceFile {
  return parseCode(codeOf(declaration), true);
}

/** The code that `parseDeclaration` parses. */
export function codeOf(declaration: SnapshotDeclaration): string {
  const lines: string[] = [];
  mapCode(declaration, (text, before) => {
    lines.push(before, text);
    return text;
  });
  return lines.join('\n');
}

export function parseCode(code: string, setsParents: boolean): ts.SourceFile {
  return ts.createSourceFile('api.d.ts', code, ts.ScriptTarget.ESNext, setsParents);
}

type MapText = (text: string, before: string) => string;

/** Maps the texts of a declaration that can mention others, in their order. `before` is what precedes a text in code. */
export function mapCode(declaration: SnapshotDeclaration, map: MapText): SnapshotDeclaration {
  const list = (texts: readonly string[], word: string): readonly string[] =>
    texts.map((text, index) => map(text, index === 0 ? word : ','));
  const each = (members: readonly SnapshotMember[], first: string, next: string): readonly SnapshotMember[] =>
    members.map((member, index) => ({ ...member, text: map(member.text, index === 0 ? first : next) }));
  switch (declaration.kind) {
    case 'class': {
      const typeParameters = map(declaration.typeParameters, 'abstract class it');
      const base = declaration.extends === undefined ? {} : { extends: map(declaration.extends, 'extends') };
      const interfaces = list(declaration.implements, 'implements');
      return { ...declaration, typeParameters, ...base, implements: interfaces, members: classMembers(declaration, map) };
    }
    case 'interface': {
      const typeParameters = map(declaration.typeParameters, 'interface it');
      const bases = list(declaration.extends, 'extends');
      return { ...declaration, typeParameters, extends: bases, members: each(declaration.members, '{', ';') };
    }
    case 'type': {
      const typeParameters = map(declaration.typeParameters, 'type it');
      return { ...declaration, typeParameters, type: map(declaration.type, '=') };
    }
    case 'function':
      return { ...declaration, members: each(declaration.members, 'function it', '; function it') };
    case 'variable':
      return { ...declaration, type: map(declaration.type, 'let it:') };
    case 'enum':
      return { ...declaration, members: each(declaration.members, 'enum it {', ',') };
    case 'namespace':
      return declaration;
  }
}

/** A class has no signatures, except from an interface of its name. */
function classMembers({ members, typeParameters }: ClassDeclaration, map: MapText): readonly SnapshotMember[] {
  let isBefore = false;
  return members.map((member, index) => {
    const isSignature = /^(?:new )?[(<]/.test(member.text);
    const opening = `${index === 0 ? '{' : ''} } ${isSignature ? 'interface' : 'abstract class'} it${typeParameters} {`;
    const before = isSignature === isBefore ? (index === 0 ? '{' : ';') : opening;
    isBefore = isSignature;
    return { ...member, text: map(member.text, before) };
  });
}
