import type { ApiSymbol, SymbolId } from '../../renderer/model/api.ts';
import type { ReferenceType } from '../../renderer/model/type.ts';
import { formKey } from '../signature/formKey.ts';
import { type CodeLine, textOfLines } from '../signature/layoutDoc.ts';
import { layoutSymbol } from '../signature/printSymbol.ts';
import { withTypeArguments } from './withTypeArguments.ts';

/** A type that isn't exported, with the id of the card that explains it on this page. */
export interface HiddenType {
  readonly cardId: string;
  /** What leads to it: the type's own id, or the form of a generic type that it is for, as by `formKey`. */
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

/** Parts of a form's types; one with more is explained as it is declared: nobody reads it, and types that double what they are given grow fast. */
const mostParts = 400;

/** The hidden types that a page refers to, by the symbols that it explains. */
export type HiddenTypesOf = (symbols: readonly ApiSymbol[]) => readonly HiddenType[];

/** Where the cards of hidden types are: that of a type's form, else that of the type. */
export function cardFinder(types: readonly HiddenType[]): (id: SymbolId, form?: string | undefined) => string | undefined {
  const ids = new Map(types.map(({ key, cardId }) => [key, cardId]));
  return (id, form) => (form === undefined ? undefined : ids.get(form)) ?? ids.get(id);
}

/**
 * Finds the hidden types that a page refers to, those that their own declarations refer to among them as far as there is room, in
 * the order in which they are met. A card's id is made of the type's name, with a number where two have the same. A generic type has a card
 * for each of its forms, unless they are many.
 *
 * The same types are explained on page after page, so what they refer to and their declarations are made once; and a page asks twice, for
 * itself and for its twin.
 */
export function createHiddenTypes(find: (id: SymbolId) => ApiSymbol | undefined): HiddenTypesOf {
  const described = new Map<string, DescribedType | undefined>();
  const describe = (key: string, { id, reference }: Mention): DescribedType | undefined => {
    if (!described.has(key)) described.set(key, describeType(find(id), key === id ? undefined : reference));
    return described.get(key);
  };
  const explainedBy = (symbols: readonly ApiSymbol[]): readonly HiddenType[] => {
    const found = new Map<string, HiddenType>();
    const mentions = mentionsIn(symbols);
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
    explain(mentions);
    for (const { key } of found.values()) {
      if (found.size >= most) break;
      explain(described.get(key)?.mentions ?? []);
    }
    return [...found.values()];
  };
  let last: { readonly symbols: readonly ApiSymbol[]; readonly types: readonly HiddenType[] } | undefined;
  return (symbols) => {
    const isSame = last?.symbols.length === symbols.length && last.symbols.every((symbol, index) => symbol === symbols[index]);
    if (last === undefined || !isSame) last = { symbols, types: explainedBy(symbols) };
    return last.types;
  };
}

interface DescribedType extends Omit<HiddenType, 'cardId'> {
  readonly mentions: readonly Mention[];
}

/** A form of a hidden type that something refers to, be it once or many times. */
interface Mention {
  readonly id: SymbolId;
  /** As by `formKey`. */
  readonly form: string;
  readonly isLong: boolean;
  readonly reference: HiddenReference;
}

interface HiddenReference extends ReferenceType {
  readonly target: { readonly kind: 'hidden'; readonly id: SymbolId };
}

/** One form of a generic type, or the type as it is declared. Undefined for what isn't there, and where a form can't be made. */
function describeType(symbol: ApiSymbol | undefined, form: HiddenReference | undefined): DescribedType | undefined {
  if (symbol === undefined) return undefined;
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

function isLong({ typeArguments }: HiddenReference): boolean {
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
  for (const reference of hiddenReferences(value)) {
    const form = formKey(reference);
    if (!mentions.has(form)) mentions.set(form, { id: reference.target.id, form, isLong: isLong(reference), reference });
  }
  return [...mentions.values()];
}

/** Walks plain data, so that no form of type can be forgotten. */
function hiddenReferences(value: unknown, found: HiddenReference[] = []): readonly HiddenReference[] {
  if (typeof value !== 'object' || value === null) return found;
  if (isHiddenReference(value)) found.push(value);
  for (const part of Object.values(value)) hiddenReferences(part, found);
  return found;
}

function isHiddenReference(value: object): value is HiddenReference {
  if (!('kind' in value) || value.kind !== 'reference' || !('target' in value) || !('typeArguments' in value)) return false;
  const { target } = value;
  return typeof target === 'object' && target !== null && 'kind' in target && target.kind === 'hidden';
}

function freeId(wanted: string, taken: ReadonlySet<string>): string {
  let id = wanted;
  for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`;
  return id;
}
