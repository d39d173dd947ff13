import {
  type ApiSnapshot,
  type SnapshotDeclaration,
  type SnapshotExport,
  type SnapshotMember,
  type SnapshotModule,
  snapshotVersion,
} from './apiSnapshot.ts';
import { keywordOf } from './declarationHead.ts';
import { quoted } from './quoted.ts';

/** The first word of every snapshot, by which a file is known to be one. */
export const snapshotMark = 'gqldocs-api';

/** A snapshot as text: one line for each name, so that a change of the API is a change of few lines. */
export function formatSnapshot({ package: pkg, types, usesDom, modules, declarations }: ApiSnapshot): string {
  const lines = [
    `${snapshotMark} ${snapshotVersion}`,
    `package ${quoted(pkg.name)} ${quoted(pkg.version)}`,
    ...types.map((name) => `types ${name}`),
    ...(usesDom ? ['library dom'] : []),
    ...modules.flatMap(moduleLines),
    ...declarations.flatMap(declarationLines),
    'end',
  ];
  return `${lines.join('\n')}\n`;
}

function moduleLines({ kind, name, specifier, exports }: SnapshotModule): readonly string[] {
  const head = kind === 'entry' ? `module ${nameText(name === '' ? '.' : `./${name}`)}` : `augments ${nameText(name)}`;
  return [`${head}${specifier === undefined ? '' : ` as ${nameText(specifier)}`}`, ...exports.map(exportLine)];
}

/** A name that begins with `@` could be a note. */
function exportLine({ name, target, isTypeOnly, address }: SnapshotExport): string {
  const word = isTypeOnly ? 'type ' : '';
  return `  ${word}${name.startsWith('@') ? quoted(name) : nameText(name)} = ${target}${address === undefined ? '' : ` @${address}`}`;
}

/** Names in a package may be anything. */
function nameText(name: string): string {
  return /^[^\s"\p{Cc}\p{Cf}]+$/u.test(name) ? name : quoted(name);
}

function declarationLines(declaration: SnapshotDeclaration): readonly string[] {
  return [headLine(declaration), ...noteLines(declaration, '  '), ...bodyLines(declaration)];
}

function headLine(declaration: SnapshotDeclaration): string {
  const { kind, id } = declaration;
  switch (kind) {
    case 'class':
    case 'interface':
      return `${keywordOf(declaration)} ${id}${declaration.typeParameters}`;
    case 'enum':
      return `${keywordOf(declaration)} ${id}`;
    case 'type':
      return `type ${id}${declaration.typeParameters}`;
    case 'variable':
      return `${declaration.keyword} ${id}`;
    case 'function':
    case 'namespace':
      return `${kind} ${id}`;
  }
}

function bodyLines(declaration: SnapshotDeclaration): readonly string[] {
  switch (declaration.kind) {
    case 'class': {
      const { extends: base, implements: interfaces, members } = declaration;
      const heritage = [...(base === undefined ? [] : [`  extends ${base}`]), ...interfaces.map((one) => `  implements ${one}`)];
      return [...heritage, ...members.flatMap(memberLines)];
    }
    case 'interface':
      return [...declaration.extends.map((one) => `  extends ${one}`), ...declaration.members.flatMap(memberLines)];
    case 'enum':
    case 'function':
      return declaration.members.flatMap(memberLines);
    case 'type':
    case 'variable':
      return [`  ${declaration.type}`];
    case 'namespace':
      return declaration.exports.map(exportLine);
  }
}

function memberLines(member: SnapshotMember): readonly string[] {
  return [`  ${member.text}`, ...noteLines(member, '    ')];
}

type Notes = Pick<SnapshotMember, 'deprecated' | 'isInternal' | 'isUnstable' | 'isAugmented' | 'anchor'>;

function noteLines({ deprecated, isInternal, isUnstable, isAugmented, anchor }: Notes, indent: string): readonly string[] {
  return [
    ...(deprecated === undefined ? [] : [`${indent}@deprecated ${deprecated}`.trimEnd()]),
    ...(isInternal === undefined ? [] : [`${indent}@internal`]),
    ...(isUnstable === undefined ? [] : [`${indent}@experimental`]),
    ...(isAugmented === undefined ? [] : [`${indent}@augmented`]),
    ...(anchor === undefined ? [] : [`${indent}@anchor ${anchor}`]),
  ];
}
