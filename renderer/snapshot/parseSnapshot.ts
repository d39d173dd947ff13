import {
  type ApiSnapshot,
  type SnapshotDeclaration,
  type SnapshotExport,
  type SnapshotMember,
  type SnapshotModule,
  snapshotVersion,
} from './apiSnapshot.ts';
import { snapshotMark } from './formatSnapshot.ts';

type ParsedSnapshot =
  | { readonly ok: true; readonly snapshot: ApiSnapshot }
  | { readonly ok: false; readonly reason: 'foreign' }
  | { readonly ok: false; readonly reason: 'version'; readonly version: string }
  | { readonly ok: false; readonly reason: 'damaged'; readonly line: number };

/** Reads what `formatSnapshot` wrote. Notes that it doesn't know (`@…`) are left out: a later gqldocs may write more of them. */
export function parseSnapshot(text: string): ParsedSnapshot {
  const lines = text.split(/\r?\n/);
  const [, version] = new RegExp(`^${snapshotMark} (\\S+)$`).exec(lines[0] ?? '') ?? [];
  if (version === undefined) return { ok: false, reason: 'foreign' };
  if (version !== String(snapshotVersion)) return { ok: false, reason: 'version', version };
  const last = lines.findLastIndex((line) => line !== '');
  if (lines[last] !== 'end') return { ok: false, reason: 'damaged', line: last + 1 };
  const blocks = toBlocks(lines.slice(1, last));
  const names = stringsOf(blocks.find(({ head }) => head.startsWith('package '))?.head ?? '');
  const known = blocks.filter(({ head }) => !/^(?:package|types|library) /.test(head));
  const modules: SnapshotModule[] = [];
  const declarations: SnapshotDeclaration[] = [];
  for (const block of known) {
    const module = toModule(block);
    const declaration = module === undefined ? toDeclaration(block) : undefined;
    if (module !== undefined) modules.push(module);
    else if (declaration !== undefined) declarations.push(declaration);
    else return { ok: false, reason: 'damaged', line: block.line };
  }
  const heads = blocks.map(({ head }) => head);
  const types = heads.flatMap((head) => /^types (\S+)$/.exec(head)?.[1] ?? []);
  const [name = '', release = ''] = names;
  return {
    ok: true,
    snapshot: { package: { name, version: release }, types, usesDom: heads.includes('library dom'), modules, declarations },
  };
}

interface Block {
  readonly head: string;
  /** 1-based. */
  readonly line: number;
  readonly notes: Notes;
  readonly body: readonly BodyLine[];
}

interface BodyLine {
  readonly text: string;
  readonly notes: Notes;
}

interface Notes {
  readonly deprecated?: string;
  readonly isInternal?: true;
  readonly anchor?: string;
}

function toBlocks(lines: readonly string[]): readonly Block[] {
  const blocks: { head: string; line: number; notes: Notes; body: { text: string; notes: Notes }[] }[] = [];
  for (const [index, line] of lines.entries()) {
    const text = line.trimStart();
    const block = blocks.at(-1);
    if (text === line) blocks.push({ head: text, line: index + 2, notes: {}, body: [] });
    else if (!text.startsWith('@')) block?.body.push({ text, notes: {} });
    else {
      const owner = line.startsWith('    ') ? block?.body.at(-1) : block;
      if (owner !== undefined) owner.notes = { ...owner.notes, ...toNote(text) };
    }
  }
  return blocks;
}

function toNote(text: string): Notes {
  const [, name, value = ''] = /^@(\w+)(?: (.*))?$/.exec(text) ?? [];
  if (name === 'deprecated') return { deprecated: value };
  if (name === 'internal') return { isInternal: true };
  return name === 'anchor' ? { anchor: value } : {};
}

function stringsOf(head: string): readonly string[] {
  return [...head.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([text]) => String(JSON.parse(text)));
}

function toModule({ head, body }: Block): SnapshotModule | undefined {
  const [, word, name = '', specifier] = /^(module|augments) (\S+)(?: as (\S+))?$/.exec(head) ?? [];
  if (word === undefined) return undefined;
  const exports = body.flatMap(toExport);
  const named = word === 'module' ? { kind: 'entry' as const, name: name.replace(/^\.\/?/, '') } : { kind: 'augmentation' as const, name };
  return { ...named, ...(specifier === undefined ? {} : { specifier }), exports };
}

function toExport({ text }: BodyLine): readonly SnapshotExport[] {
  const pattern = /^(type )?("(?:[^"\\]|\\.)*"|[^\s"]+) = (import\("[^"]*"\)[^\s]*|\S+)(?: @(\S+))?$/;
  const [, isType, name = '', target, address] = pattern.exec(text) ?? [];
  if (target === undefined) return [];
  return [
    {
      name: name.startsWith('"') ? String(JSON.parse(name)) : name,
      target,
      ...(isType === undefined ? {} : { isTypeOnly: true as const }),
      ...(address === undefined ? {} : { address }),
    },
  ];
}

function toDeclaration({ head, body, notes }: Block): SnapshotDeclaration | undefined {
  const pattern = /^(abstract class|class|interface|type|const enum|enum|function|const|let|namespace) ([^\s<]+)(<.*>)?$/;
  const [, word, id = '', typeParameters = ''] = pattern.exec(head) ?? [];
  const { anchor: _, ...said } = notes;
  const base = { id, ...said };
  const heritage = (name: string): readonly string[] =>
    body.flatMap(({ text }) => (text.startsWith(`${name} `) ? [text.slice(name.length + 1)] : []));
  const members = body.map(({ text, notes: own }): SnapshotMember => ({ text, ...own }));
  const declared = members.filter(({ text }) => !/^(?:extends|implements) (?!=)/.test(text));
  const type = body[0]?.text ?? 'any';
  switch (word) {
    case 'class':
    case 'abstract class': {
      const [superclass] = heritage('extends');
      const extended = superclass === undefined ? {} : { extends: superclass };
      const shape = { typeParameters, ...extended, implements: heritage('implements'), members: declared };
      return { kind: 'class', ...base, isAbstract: word !== 'class', ...shape };
    }
    case 'interface':
      return { kind: 'interface', ...base, typeParameters, extends: heritage('extends'), members: declared };
    case 'type':
      return { kind: 'type', ...base, typeParameters, type };
    case 'enum':
    case 'const enum':
      return { kind: 'enum', ...base, isConst: word !== 'enum', members };
    case 'function':
      return { kind: 'function', ...base, members };
    case 'const':
    case 'let':
      return { kind: 'variable', ...base, keyword: word, type };
    case 'namespace':
      return { kind: 'namespace', ...base, exports: body.flatMap(toExport) };
    default:
      return undefined;
  }
}
