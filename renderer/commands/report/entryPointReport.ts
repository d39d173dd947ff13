import { codeBlock, codeSpan } from '../../model/markdownText.ts';
import { neutralize } from '../../model/neutralize.ts';
import type { ApiItem } from '../../release/apiItem.ts';
import type { ApiSnapshot, SnapshotExport, SnapshotModule } from '../../release/apiSnapshot.ts';
import { declarationsOf, namespaceExports } from '../../release/declarationsOf.ts';
import { quoted } from '../../release/quoted.ts';
import { referencesOf } from '../../release/references.ts';
import { isExternal, splitExternal } from '../../release/renderDeclarations.ts';
import { isIdentifier, isUsableName } from '../../release/usableName.ts';
import { declarationCode } from './declarationCode.ts';

interface EntryPointReportRequest {
  readonly snapshot: ApiSnapshot;
  readonly items: readonly ApiItem[];
  readonly module: SnapshotModule;
  /** What users import. */
  readonly specifier: string;
}

/** First line of every report, by which a file is known to be one. */
export const reportMark = '<!-- Written by `gqldocs report`. Do not edit. -->';

/**
 * The API of an entry point as Markdown: its exports by name, then the declarations that these mention and users cannot import. It has no
 * version, numbers or places, so that it changes only with the API and with descriptions.
 */
export function entryPointReport(request: EntryPointReportRequest): string {
  const { snapshot, module, specifier } = request;
  const names = localNames(module, snapshot);
  const context = { ...request, names };
  const sections = exportSections(module.exports, { ...context, path: '', listed: new Set() });
  const exported = new Set(names.keys());
  const others = mentionedIds(exported, snapshot).filter((id) => !exported.has(id));
  const unexported = others.map((id) => section(id, codeOf(id, { ...context, items: [], name: id, prefix: '' }), '###'));
  const additions = module.name === '' ? additionSections(context) : [];
  return [
    reportMark,
    `# API of ${codeSpan(specifier)}`,
    ...(sections.length === 0 ? ['This entry point exports nothing.'] : sections),
    ...additions,
    ...(unexported.length === 0 ? [] : ['## Not exported', ...unexported]),
  ]
    .join('\n\n')
    .concat('\n');
}

interface ReportContext extends EntryPointReportRequest {
  /** Names of the exported declarations in this entry point, by id. */
  readonly names: ReadonlyMap<string, string>;
}

interface ExportContext extends ReportContext {
  /** Namespaces before the name: `utilities.`. */
  readonly path: string;
  /** Ids that have been shown in full. */
  readonly listed: Set<string>;
}

function section(title: string, code: readonly string[], level = '##'): string {
  const heading = neutralize(title).replace(/[\\*_<>[\]`]/g, '\\$&');
  return [`${level} ${heading}`, '', ...codeBlock('ts', code.join('\n'))].join('\n');
}

function exportSections(exports: readonly SnapshotExport[], context: ExportContext): readonly string[] {
  const { snapshot, path, listed } = context;
  return exports.flatMap((one): readonly string[] => {
    const title = `${path}${one.name}`;
    const inside = one.name === 'export=' ? (context.names.get(one.target) ?? one.target) : title;
    if (isExternal(one.target)) return [section(title, [externalLine(one)])];
    if (listed.has(one.target) || !isBestName(one, exports)) return [section(title, [exportLine(one, context)])];
    listed.add(one.target);
    const inner = namespaceExports(snapshot, one.target) ?? [];
    return [section(title, exportCode(one, context)), ...exportSections(inner, { ...context, path: `${inside}.` })];
  });
}

/** A declaration is shown under its own name, if it is exported under that. */
function isBestName({ name, target }: SnapshotExport, exports: readonly SnapshotExport[]): boolean {
  const same = exports.filter((other) => other.target === target).map((other) => other.name);
  const best = same.find((other) => target === other || target.endsWith(`$${other}`)) ?? same.find(isUsableName) ?? same[0];
  return name === best;
}

function exportCode(one: SnapshotExport, context: ExportContext): readonly string[] {
  const name = lastName(context.names.get(one.target) ?? one.target);
  const isOwn = one.name === name && one.isTypeOnly === undefined;
  const code = codeOf(one.target, { ...context, name, prefix: isOwn ? 'export ' : '' });
  return isOwn ? code : [...code, exportLine(one, context)];
}

interface CodeContext extends ReportContext {
  readonly name: string;
  readonly prefix: string;
}

function codeOf(id: string, { snapshot, items, names, name, prefix }: CodeContext): readonly string[] {
  const gaps = new Set(items.filter((item) => item.id === id && !item.isDescribed).map(({ label }) => label));
  const isDescribed = (label: string): boolean => !gaps.has(label);
  const taken = new Set([...names.values()].map(firstName));
  const nameOf = (other: string): string => {
    const isGlobal = declarationsOf(snapshot, other).length === 0;
    return isGlobal && taken.has(other) ? `globalThis.${other}` : (names.get(other) ?? other);
  };
  const parameterName = (other: string): string => (taken.has(other) ? parameterName(`${other}_`) : other);
  const context = { name, prefix, isDescribed, names: { nameOf, parameterName } };
  return declarationsOf(snapshot, id).flatMap((one) => declarationCode(one, context));
}

function exportLine({ name, target, isTypeOnly }: SnapshotExport, { names, path }: ExportContext): string {
  const full = names.get(target) ?? target;
  const own = full.startsWith(path) ? full.slice(path.length) : full;
  if (own.includes('.')) return `export import ${exportedName(name)} = ${own};`;
  if (name === 'default' && isTypeOnly === undefined) return `export default ${own};`;
  if (name === 'export=') return `export = ${own};`;
  return `export ${isTypeOnly ? 'type ' : ''}{ ${own === name ? own : `${own} as ${exportedName(name)}`} };`;
}

function externalLine({ name, target, isTypeOnly }: SnapshotExport): string {
  const { module, path } = splitExternal(target);
  const from = `from ${JSON.stringify(module)};`;
  const word = `export ${isTypeOnly ? 'type ' : ''}`;
  if (name === '*') return `${word}* ${from}`;
  if (path.length === 0) return `${word}* as ${exportedName(name)} ${from}`;
  const own = path.join('.');
  return `${word}{ ${own === name ? own : `${own} as ${exportedName(name)}`} } ${from}`;
}

/** An export may have any text as its name. */
function exportedName(name: string): string {
  return isIdentifier(name) ? name : quoted(name);
}

/** Declarations that the package adds to the global scope and to other modules. They come with every import of the package. */
function additionSections(context: ReportContext): readonly string[] {
  const { snapshot } = context;
  const scopes = snapshot.modules.filter(({ kind, exports }) => kind === 'augmentation' && exports.length > 0);
  return scopes.flatMap(({ name, exports }) => [
    name === 'global' ? '## Global declarations' : `## Additions to ${codeSpan(name)}`,
    ...exports.map((one) => section(one.name, codeOf(one.target, { ...context, name: one.name, prefix: 'declare ' }), '###')),
  ]);
}

/** Ids as users of one entry point know them. Two declarations never get the same name. */
function localNames(module: SnapshotModule, snapshot: ApiSnapshot): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const addAll = (exports: readonly SnapshotExport[], path: string): void => {
    const own = exports.filter(({ target }) => !isExternal(target) && !names.has(target));
    for (const one of own) {
      const isFree = path !== '' || one.name === one.target || declarationsOf(snapshot, one.name).length === 0;
      if (isBestName(one, exports)) names.set(one.target, `${path}${isFree && isUsableName(one.name) ? one.name : one.target}`);
    }
    for (const { target } of own) addAll(namespaceExports(snapshot, target) ?? [], `${names.get(target)}.`);
  };
  addAll(module.exports, '');
  return names;
}

function lastName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

function firstName(name: string): string {
  return name.replace(/\..*$/, '');
}

/** The declarations that some declarations mention, at any depth. Sorted. */
function mentionedIds(ids: ReadonlySet<string>, snapshot: ApiSnapshot): readonly string[] {
  const found = new Set(ids);
  for (const id of found)
    for (const name of declarationsOf(snapshot, id).flatMap((one) => [...referencesOf(one)]))
      if (declarationsOf(snapshot, name).length > 0) found.add(name);
  return [...found].sort();
}
