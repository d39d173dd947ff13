import { closest } from '../diagnostics/closest.ts';
import { ambiguousNote, unknownNoteTarget } from '../diagnostics/notes.ts';
import type { Session } from '../engine/session.ts';
import { defineTask } from '../engine/task.ts';
import type { ApiModel, ApiPackage, ApiSymbol } from '../model/api.ts';
import { groupBy } from '../model/groupBy.ts';
import type { Found, Problem } from '../model/problem.ts';
import type { SiteNote } from '../model/siteNote.ts';
import type { SymbolId } from '../model/type.ts';
import type { WrittenText } from '../model/writtenText.ts';

interface ApplyRequest {
  readonly api: ApiModel;
  readonly notes: readonly SiteNote[];
}

/** The stage that adds the notes of the site's authors to the symbols that they are about. */
export async function applySiteNotes(request: ApplyRequest, session: Session): Promise<Found<ApiModel>> {
  return request.notes.length === 0 ? { value: request.api, problems: [] } : session.run(applyTask, request);
}

/** In memory, so that a session that builds again recognizes the symbols. */
const applyTask = defineTask({
  name: 'site-notes',
  storage: { kind: 'memory' },
  run: ({ api, notes }: ApplyRequest): Found<ApiModel> => {
    const applied = api.packages.map((pkg) => {
      const own = notes.filter((note) => note.package === pkg.slug);
      return own.length === 0 ? { value: pkg, problems: [] } : withNotes(pkg, own);
    });
    return { value: { packages: applied.map(({ value }) => value) }, problems: applied.flatMap(({ problems }) => problems) };
  },
});

/** A package with its notes, each at the symbol or member that its file names. */
export function withNotes(pkg: ApiPackage, notes: readonly SiteNote[]): Found<ApiPackage> {
  const names = namesOf(pkg);
  const found = notes.map((note) => ({ note, ids: names.get(note.name) ?? [] }));
  const byId = groupBy(found, ({ ids }) => (ids.length === 1 ? (ids[0] ?? '') : ''));
  const notesOf = (id: SymbolId): readonly WrittenText[] | undefined => byId.get(id)?.map(({ note: { tree, file } }) => ({ tree, file }));
  return {
    value: { ...pkg, symbols: pkg.symbols.map((symbol) => withOwnNotes(symbol, notesOf)) },
    problems: found.flatMap(({ note, ids }) => problemsOf(note, { ids, names, pkg })),
  };
}

function withOwnNotes(symbol: ApiSymbol, notesOf: (id: SymbolId) => readonly WrittenText[] | undefined): ApiSymbol {
  const own = notesOf(symbol.id);
  const members = symbol.members.map((member) => {
    const notes = notesOf(`${symbol.id}#${member.anchor}`);
    return notes === undefined ? member : { ...member, notes };
  });
  const isSame = own === undefined && members.every((member, index) => member === symbol.members[index]);
  return isSame ? symbol : { ...symbol, members, ...(own !== undefined && { notes: own }) };
}

interface Targets {
  readonly ids: readonly SymbolId[];
  readonly names: ReadonlyMap<string, readonly SymbolId[]>;
  readonly pkg: ApiPackage;
}

function problemsOf({ file, name }: SiteNote, { ids, names, pkg }: Targets): readonly Problem[] {
  if (ids.length === 1) return [];
  if (ids.length === 0) return [unknownNoteTarget({ file, name, package: pkg.name, nearest: closest(name, names.keys()) })];
  const alone = [...names].filter(([, own]) => own.length === 1);
  return [ambiguousNote({ file, name, names: ids.flatMap((id) => alone.find(([, [own]]) => own === id)?.[0] ?? []) })];
}

/**
 * The symbols and members that a name may mean. A symbol has its name, and the path of its page: `parse`, `function/parse`,
 * `language/function/parse`. A member has that of its symbol before it: `GraphQLSchema.getType`.
 */
function namesOf({ symbols }: ApiPackage): ReadonlyMap<string, readonly SymbolId[]> {
  const names = new Map<string, SymbolId[]>();
  const add = (name: string, id: SymbolId): void => {
    const ids = names.get(name);
    if (ids === undefined) names.set(name, [id]);
    else if (!ids.includes(id)) ids.push(id);
  };
  for (const { id, kind, module, qualifiedName, members } of symbols) {
    const paths = [qualifiedName, `${kind}/${qualifiedName}`, ...(module === '' ? [] : [`${module}/${kind}/${qualifiedName}`])];
    for (const path of paths) {
      add(path, id);
      for (const { name, anchor } of members) for (const own of new Set([name, anchor])) add(`${path}.${own}`, `${id}#${anchor}`);
    }
  }
  return names;
}
