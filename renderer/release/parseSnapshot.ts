import {
  type ApiSnapshot,
  type SnapshotDeclaration,
  type SnapshotExport,
  type SnapshotMember,
  type SnapshotModule,
  snapshotVersion,
} from './apiSnapshot.ts';
import { snapshotMark } from './formatSnapshot.ts';
import { unquoted } from './quoted.ts';

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
  const about = blocks.find(({ head }) => head.startsWith('package '));
  const names = stringsOf(about?.head ?? '');
  if (names.includes(undefined)) return { ok: false, reason: 'damaged', line: about?.line ?? 1 };
  const known = blocks.filter(({ head }) => !/^(?:package|types|library) /.test(head));
  const modules: SnapshotModule[] = [];
  const declarations: SnapshotDeclaration[] = [];
  const seen = new Set<string>();
  for (const block of known) {
    const module = toModule(block);
    const wrong = isList(block) ? block.body.find((line) => toExport(line) === undefined) : undefined;
    if (wrong !== undefined) return { ok: false, reason: 'damaged', line: wrong.line };
    const declaration = module === undefined ? toDeclaration(block) : undefined;
    const key = declaration === undefined ? `${module?.kind} ${module?.name}` : `${declaration.kind} ${declaration.id}`;
    if (seen.has(key)) return { ok: false, reason: 'damaged', line: block.line };
    seen.add(key);
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
  /** 1-based. */
  readonly line: number;
  readonly notes: Notes;
}

interface Notes {
  readonly deprecated?: string;
  readonly isInternal?: true;
  readonly isUnstable?: true;
  readonly isAugmented?: true;
  readonly anchor?: string;
}

function toBlocks(lines: readonly string[]): readonly Block[] {
  const blocks: { head: string; line: number; notes: Notes; body: { text: string; line: number; notes: Notes }[] }[] = [];
  for (const [index, line] of lines.entries()) {
    const text = line.trimStart();
    const block = blocks.at(-1);
    if (text === line) blocks.push({ head: text, line: index + 2, notes: {}, body: [] });
    else if (!isNote(text, block?.head ?? '')) block?.body.push({ text, line: index + 2, notes: {} });
    else {
      const owner = line.startsWith('    ') ? block?.body.at(-1) : block;
      if (owner !== undefined) owner.notes = { ...owner.notes, ...toNote(text) };
    }
  }
  return blocks;
}

/** A list may have exports whose names begin with `@`: former versions wrote these without quotes. */
function isNote(text: string, head: string): boolean {
  return text.startsWith('@') && !(isList({ head }) && /^@[^\s"]* = \S/.test(text));
}

/** Whether a block lists exports. */
function isList({ head }: Pick<Block, 'head'>): boolean {
  return /^(?:module|augments|namespace) /.test(head);
}

function toNote(text: string): Notes {
  const [, name, value = ''] = /^@(\w+)(?: (.*))?$/.exec(text) ?? [];
  if (name === 'deprecated') return { deprecated: value };
  if (name === 'internal') return { isInternal: true };
  if (name === 'experimental') return { isUnstable: true };
  if (name === 'augmented') return { isAugmented: true };
  return name === 'anchor' ? { anchor: value } : {};
}

function stringsOf(head: string): readonly (string | undefined)[] {
  return [...head.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([text]) => unquoted(text));
}

/** A name that may be in quotes. Undefined if these are wrong. */
function nameOf(text: string): string | undefined {
  return text.startsWith('"') ? unquoted(text) : text;
}

function toModule({ head, body }: Block): SnapshotModule | undefined {
  const pattern = /^(module|augments) ("(?:[^"\\]|\\.)*"|[^\s"]+)(?: as ("(?:[^"\\]|\\.)*"|[^\s"]+))?$/;
  const [, word, text = '', given] = pattern.exec(head) ?? [];
  const [name, specifier] = [nameOf(text), given === undefined ? undefined : nameOf(given)];
  if (word === undefined || name === undefined || (given !== undefined && specifier === undefined)) return undefined;
  const exports = body.flatMap((line) => toExport(line) ?? []);
  const named = word === 'module' ? { kind: 'entry' as const, name: name.replace(/^\.\/?/, '') } : { kind: 'augmentation' as const, name };
  return { ...named, ...(specifier === undefined ? {} : { specifier }), exports };
}

function toExport({ text }: BodyLine): SnapshotExport | undefined {
  const pattern = /^(type )?("(?:[^"\\]|\\.)*"|[^\s"]+) = (import\("(?:[^"\\]|\\.)*"\)\S*|\S+)(?: @(\S+))?$/;
  const [, isType, given = '', target, address] = pattern.exec(text) ?? [];
  const name = nameOf(given);
  if (target === undefined || name === undefined) return undefined;
  return {
    name,
    target,
    ...(isType === undefined ? {} : { isTypeOnly: true as const }),
    ...(address === undefined ? {} : { address }),
  };
}

function toDeclaration({ head, body, notes }: Block): SnapshotDeclaration | undefined {
  const pattern = /^(abstract class|class|interface|type|const enum|enum|function|const|let|namespace) ([^\s<]+)(<.*>)?$/;
  const [, word, id = '', typeParameters = ''] = pattern.exec(head) ?? [];
  const { anchor: _, isAugmented, ...said } = notes;
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
      return {
        kind: 'interface',
        ...base,
        ...(isAugmented && { isAugmented }),
        typeParameters,
        extends: heritage('extends'),
        members: declared,
      };
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
      return { kind: 'namespace', ...base, exports: body.flatMap((line) => toExport(line) ?? []) };
    default:
      return undefined;
  }
}
