import type { ApiSymbol } from '../model/api.ts';
import type { ReferenceType, SymbolId } from '../model/type.ts';
import { formKey } from './signature/doc.ts';
import { type CodeLine, textOfLines } from './signature/layoutDoc.ts';
import { layoutSymbol } from './signature/printSymbol.ts';
import { withTypeArguments } from './withTypeArguments.ts';

/** A type that isn't exported, with the id of the card that explains it on this page. */
export interface UnexportedType {
  readonly cardId: string;
  /** The key of links to it: the type's own id, or, for an instantiation of a generic type, its `formKey`. */
  readonly key: string;
  readonly symbol: ApiSymbol;
  /** Its declaration: that of a form has the form's types in place of its parameters. */
  readonly lines: readonly CodeLine[];
  /** The same as text. */
  readonly code: string;
}

/** With this many cards, what is explained on a page explains no more types in its turn: a few modules of a large library name all of it. */
const most = 40;

/** A generic type that has more forms on a page than this is explained as it is declared: none of them says more then. */
const mostForms = 2;

/**
 * Most parts of an instantiation's types. A larger one is explained as it is declared: readers would not read it, and types that double
 * their arguments grow fast.
 */
const mostParts = 400;

/** The unexported types that a page refers to, by the symbols that it explains. */
export type UnexportedTypesOf = (symbols: readonly ApiSymbol[]) => readonly UnexportedType[];

/** Where the cards of unexported types are: that of a type's form, else that of the type. */
export function cardFinder(types: readonly UnexportedType[]): (id: SymbolId, form?: string | undefined) => string | undefined {
  const ids = new Map(types.map(({ key, cardId }) => [key, cardId]));
  return (id, form) => (form === undefined ? undefined : ids.get(form)) ?? ids.get(id);
}

/** Makes the finder of one page, which looks unexported types up by their ids. */
export type FindUnexportedTypes = (find: (id: SymbolId) => ApiSymbol | undefined) => UnexportedTypesOf;

/**
 * Finds the unexported types that a page mentions, and as far as there is room those that their declarations mention, in order of
 * appearance. A card's id is the type's name, with a number if two have the same name. A generic type has a card for each instantiation,
 * unless there are many.
 * Many pages explain the same types, so the mentions and layout of a declaration are computed once for all pages. A page asks twice, for
 * itself and for its Markdown.
 */
export function createUnexportedTypes(): FindUnexportedTypes {
  const described = new WeakMap<ApiSymbol, Map<string, DescribedType | undefined>>();
  const describe = (symbol: ApiSymbol | undefined, key: string, { id, reference }: Mention): DescribedType | undefined => {
    if (symbol === undefined) return undefined;
    const forms = described.get(symbol) ?? new Map<string, DescribedType | undefined>();
    described.set(symbol, forms);
    if (!forms.has(key)) forms.set(key, describeType(symbol, key === id ? undefined : reference));
    return forms.get(key);
  };
  return (find) => {
    let last: { readonly symbols: readonly ApiSymbol[]; readonly types: readonly UnexportedType[] } | undefined;
    return (symbols) => {
      const isSame = last?.symbols.length === symbols.length && last.symbols.every((symbol, index) => symbol === symbols[index]);
      if (last === undefined || !isSame)
        last = { symbols, types: explainedBy(symbols, (key, mention) => describe(find(mention.id), key, mention)) };
      return last.types;
    };
  };
}

type Describe = (key: string, mention: Mention) => DescribedType | undefined;

function explainedBy(symbols: readonly ApiSymbol[], describe: Describe): readonly UnexportedType[] {
  const found = new Map<string, UnexportedType & DescribedType>();
  const forms = new Map<SymbolId, Set<string>>();
  const cardIds = new Set(symbols.flatMap(({ members }) => members.map(({ anchor }) => anchor)));
  const explain = (all: readonly Mention[]): void => {
    for (const mention of all) note(forms, mention);
    for (const mention of all) {
      const { id, form, isLong } = mention;
      const key = (forms.get(id)?.size ?? 0) > mostForms || isLong ? id : form;
      const type = found.has(key) ? undefined : (describe(key, mention) ?? describe(id, mention));
      if (type === undefined || found.has(type.key)) continue;
      const cardId = freeId(`type-${type.symbol.name.replace(/[^\w$]/g, '-')}`, cardIds);
      cardIds.add(cardId);
      found.set(type.key, { cardId, ...type });
    }
  };
  explain(mentionsIn(symbols));
  for (const { mentions } of found.values()) {
    if (found.size >= most) break;
    explain(mentions);
  }
  return [...found.values()];
}

interface DescribedType extends Omit<UnexportedType, 'cardId'> {
  readonly mentions: readonly Mention[];
}

/** A form of an unexported type that something refers to, be it once or many times. */
interface Mention {
  readonly id: SymbolId;
  /** As by `formKey`. */
  readonly form: string;
  readonly isLong: boolean;
  readonly reference: UnexportedReference;
}

interface UnexportedReference extends ReferenceType {
  readonly target: { readonly kind: 'unexported'; readonly id: SymbolId };
}

/** An instantiation of a generic type, or the type as it is declared. Undefined if it cannot be instantiated. */
function describeType(symbol: ApiSymbol, form: UnexportedReference | undefined): DescribedType | undefined {
  const typeArguments = form?.typeArguments ?? [];
  const declared = form === undefined ? symbol : withTypeArguments(symbol, typeArguments);
  if (declared === undefined) return undefined;
  const lines = layoutSymbol({ ...declared, typeArguments }, 'plain');
  return {
    key: form === undefined ? symbol.id : formKey(form),
    symbol,
    lines,
    code: textOfLines(lines).join('\n'),
    mentions: mentionsIn(declared),
  };
}

function isLong({ typeArguments }: UnexportedReference): boolean {
  return partsOf(typeArguments, mostParts) > mostParts;
}

/** Counts no further than it needs to. */
function partsOf(value: unknown, most: number): number {
  if (typeof value !== 'object' || value === null) return 0;
  let count = 1;
  for (const part of Object.values(value)) {
    if (count > most) break;
    count += partsOf(part, most - count);
  }
  return count;
}

function note(forms: Map<SymbolId, Set<string>>, { id, form }: Mention): void {
  const known = forms.get(id) ?? new Set();
  forms.set(id, known.add(form));
}

/** Each form where it is met first. */
function mentionsIn(value: unknown): readonly Mention[] {
  const mentions = new Map<string, Mention>();
  for (const reference of unexportedReferences(value)) {
    const form = formKey(reference);
    if (!mentions.has(form)) mentions.set(form, { id: reference.target.id, form, isLong: isLong(reference), reference });
  }
  return [...mentions.values()];
}

/** Walks plain data, so that no form of type can be forgotten. */
function unexportedReferences(value: unknown, found: UnexportedReference[] = []): readonly UnexportedReference[] {
  if (typeof value !== 'object' || value === null) return found;
  if (isUnexportedReference(value)) found.push(value);
  for (const part of Object.values(value)) unexportedReferences(part, found);
  return found;
}

function isUnexportedReference(value: object): value is UnexportedReference {
  if (!('kind' in value) || value.kind !== 'reference' || !('target' in value) || !('typeArguments' in value)) return false;
  const { target } = value;
  return typeof target === 'object' && target !== null && 'kind' in target && target.kind === 'unexported';
}

function freeId(wanted: string, taken: ReadonlySet<string>): string {
  let id = wanted;
  for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`;
  return id;
}
