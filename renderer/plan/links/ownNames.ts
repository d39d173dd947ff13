import type { ApiSymbol } from '../../model/api.ts';
import type { Document } from '../../model/document.ts';
import type { Links } from '../../model/links.ts';
import type { Signature } from '../../model/type.ts';
import { type SampleIndex, sampleKey } from './sampleIndex.ts';

/** Names that mean something of the symbol itself where its comments use them: its own, its members', its parameters'. */
export function ownNamesOfSymbol(symbol: ApiSymbol): ReadonlySet<string> {
  const names = new Set([symbol.name, symbol.qualifiedName, ...symbol.typeParameters.map(({ name }) => name)]);
  for (const signature of symbol.signatures) addSignature(signature, names);
  for (const { name, signatures, setter } of symbol.members) {
    names.add(name);
    for (const signature of setter === undefined ? signatures : [...signatures, setter]) addSignature(signature, names);
  }
  if (symbol.type?.kind === 'function') addSignature(symbol.type.signature, names);
  return names;
}

function addSignature({ parameters, typeParameters }: Signature, names: Set<string>): void {
  for (const { name } of [...parameters, ...typeParameters]) names.add(name);
}

/**
 * Names that a document's samples have for things of their own, or import from elsewhere: its prose may well mean those. A name
 * that one of its samples imports from a documented package is none of them.
 */
export function ownNamesOfDocument(
  { uses }: Document,
  { samples, links }: { readonly samples: SampleIndex; readonly links: Pick<Links, 'imported'> },
): ReadonlySet<string> {
  const known = uses.flatMap((use) => (use.kind === 'sample' ? (samples.get(sampleKey(use.sample)) ?? []) : []));
  const imported = new Set<string>();
  const own = new Set<string>();
  for (const { imported: names, locals } of known) {
    for (const { module, name } of names) (links.imported(module, name).kind === 'foreign' ? own : imported).add(name);
    for (const name of locals) own.add(name);
  }
  return new Set([...own].filter((name) => !imported.has(name)));
}
