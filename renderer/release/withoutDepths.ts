import type { ApiSnapshot, SnapshotDeclaration } from './apiSnapshot.ts';

/** How deeply a declaration may be nested. The compiler runs out of stack at some thousand levels, in some places at fewer. */
const deepest = 250;

interface WithoutDepths {
  readonly snapshot: ApiSnapshot;
  /** Ids of declarations that are left out. */
  readonly tooDeep: readonly string[];
}

/** The snapshot with `any` for declarations that are nested too deeply for the compiler, which would fail on the whole snapshot. */
export function withoutDepths(snapshot: ApiSnapshot): WithoutDepths {
  const tooDeep = new Set(snapshot.declarations.filter(isTooDeep).map(({ id }) => id));
  if (tooDeep.size === 0) return { snapshot, tooDeep: [] };
  const declarations = snapshot.declarations.map((one) => (tooDeep.has(one.id) ? flat(one) : one));
  return { snapshot: { ...snapshot, declarations }, tooDeep: [...tooDeep] };
}

function isTooDeep(declaration: SnapshotDeclaration): boolean {
  return textsOf(declaration).some((text) => text.length > 2 * deepest && nestingOf(text) > deepest);
}

/** The number of brackets around the innermost part of a text. Strings have none, and an arrow is none. A parser would run out of stack. */
function nestingOf(text: string): number {
  let [depth, most] = [0, 0];
  for (const [sign] of text.matchAll(/"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|=>|[([{<)\]}>]/g)) {
    if (sign.length > 1) continue;
    depth += '([{<'.includes(sign) ? 1 : -1;
    most = Math.max(most, depth);
  }
  return most;
}

function textsOf(declaration: SnapshotDeclaration): readonly string[] {
  const members = 'members' in declaration ? declaration.members.map(({ text }) => text) : [];
  const bases = 'extends' in declaration ? [declaration.extends ?? []].flat() : [];
  const interfaces = declaration.kind === 'class' ? declaration.implements : [];
  const types = 'type' in declaration ? [declaration.type] : [];
  return [...members, ...bases, ...interfaces, ...types, ...('typeParameters' in declaration ? [declaration.typeParameters] : [])];
}

function flat(declaration: SnapshotDeclaration): SnapshotDeclaration {
  switch (declaration.kind) {
    case 'class':
      return { ...declaration, typeParameters: '', extends: undefined, implements: [], members: [] };
    case 'interface':
      return { ...declaration, typeParameters: '', extends: [], members: [] };
    case 'type':
      return { ...declaration, typeParameters: '', type: 'any' };
    case 'variable':
      return { ...declaration, type: 'any' };
    case 'function':
      return { ...declaration, members: [{ text: '(...values: any[]): any' }] };
    case 'enum':
    case 'namespace':
      return declaration;
  }
}
