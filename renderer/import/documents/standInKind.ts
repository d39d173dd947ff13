import type { AdmonitionType } from '../../documents/plugins/admonitions.ts';
import type { StandIn } from './adaptImports.ts';
import { areBlocks } from './areBlocks.ts';

export interface UsedStandIn extends StandIn {
  /** As reports name it. */
  readonly file: string;
  /** Text of the document without code. */
  readonly bare: string;
}

/** What takes the place of a name that the new site lacks: Astro's fragment, a picture, nothing, an admonition, the contents, an empty value. */
export type StandInKind = 'fragment' | 'picture' | 'table' | 'head' | 'frame' | 'component' | 'value';

/** A name that documents use, with each use. */
export interface NamedStandIn {
  readonly name: string;
  readonly kind: StandInKind;
  readonly uses: readonly UsedStandIn[];
}

export function standInKind(name: string, uses: readonly UsedStandIn[]): StandInKind {
  const areFrom = (isModule: (from: string) => boolean): boolean => uses.every(({ from }) => isModule(from));
  const isOfNextra = areFrom((from) => from === 'nextra/components');
  if (name === 'Fragment' && areFrom((from) => from === '')) return 'fragment';
  if (areFrom((from) => pictureModules.test(from)) || (name === 'Image' && isOfNextra)) return 'picture';
  if (name === 'Table' && isOfNextra) return 'table';
  if (areFrom(isHeadModule)) return 'head';
  if (frames.has(name) && uses.every(({ bare }) => areBlocks(bare, name))) return 'frame';
  // Names of components begin with a capital; others are functions and data.
  return /^[A-Z]/.test(name) ? 'component' : 'value';
}

/** Components that put their contents into the head of a page. */
export function isHeadModule(from: string): boolean {
  return /^(?:@docusaurus\/Head|next\/head)$/.test(from);
}

/** Components that make pictures of several sizes. */
const pictureModules = /^(?:astro:assets|next\/(?:legacy\/)?image|@theme\/(?:Ideal|Themed)Image)$/;

/** Components of a site that have a frame around their contents, by their usual names: each with the kind of its frame. Within lines they have none. */
export const frames: ReadonlyMap<string, AdmonitionType> = new Map<string, AdmonitionType>([
  ...['Callout', 'Admonition', 'Aside', 'Alert', 'Note'].map((name) => [name, 'note'] as const),
  ...['Tip', 'Success', 'Hint'].map((name) => [name, 'tip'] as const),
  ...['Warning', 'Warn'].map((name) => [name, 'warning'] as const),
  ['Info', 'info'],
  ['Important', 'important'],
  ['Caution', 'caution'],
  ['Danger', 'danger'],
]);
