import type { NameKind } from '../../../renderer/model/search.ts';
import { containerOf, hasFlag, hrefOf, moduleOf, ownNameOf, packageOf } from './NameTable.ts';
import { type CurrentPackage, type NameMatch, otherVersionOf } from './rankNames.ts';
import type { TextMatch } from './searchText.ts';

/** A result of a search. */
export type Hit = NameHit | TextHit;

export interface NameHit {
  readonly type: 'name';
  readonly kind: NameKind;
  readonly name: string;
  /** What it is in: `GraphQLSchema`, the title of a document; or empty. */
  readonly container: string;
  /** Without `baseUrl`. */
  readonly href: string;
  /** Label of the package. */
  readonly package: string;
  /** What it is imported from, if it is not the package itself and another result has the same name; or empty. */
  readonly module: string;
  /** The version that it is of, if it is another one than the reader's; or empty. */
  readonly version: string;
  readonly isDeprecated: boolean;
}

export interface TextHit extends Pick<TextMatch, 'excerpt' | 'marks'> {
  readonly type: 'text';
  readonly kind: NameKind;
  /** Title of the page. */
  readonly name: string;
  /** Heading of the section, or empty. */
  readonly heading: string;
  readonly href: string;
  /** As for names. */
  readonly version: string;
}

/** Names that match, as results. */
export function nameHits(matches: readonly NameMatch[], current: CurrentPackage): readonly NameHit[] {
  const hits = matches.map((match) => nameHit(match, current));
  const isUnique = ({ name, container }: NameHit): boolean =>
    hits.filter((other) => other.name === name && other.container === container).length === 1;
  return hits.map((hit) => (isUnique(hit) ? { ...hit, module: '' } : hit));
}

function nameHit({ table, index }: NameMatch, current: CurrentPackage): NameHit {
  return {
    type: 'name',
    kind: table.kinds[index] ?? 'page',
    name: ownNameOf(table, index),
    container: containerOf(table, index),
    href: hrefOf(table, index),
    package: packageOf(table, index)?.[1] ?? '',
    module: moduleOf(table, index),
    version: otherVersionOf(table, index, current),
    isDeprecated: hasFlag(table, index, 'deprecated'),
  };
}

export function textHit({ passage, excerpt, marks }: TextMatch, version: string): TextHit {
  const { kind, page, heading, href } = passage;
  return { type: 'text', kind, name: page, heading, href, version, excerpt, marks };
}
