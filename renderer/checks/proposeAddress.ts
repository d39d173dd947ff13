import { closest } from '../diagnostics/closest.ts';
import { groupBy } from '../model/groupBy.ts';
import type { Inventory } from '../model/inventory.ts';
import { formatAddress, parseAddress } from '../plan/links/address.ts';

/** An address of an inventory with the facts that tell whether it was renamed. */
export interface NamedAddress {
  readonly address: string;
  /** `GraphQLSchema.getType`, `tutorials/basic-types#lists`. Empty for addresses without a name. */
  readonly name: string;
  /** Things with different groups are never renames of each other: a package, or the documents. */
  readonly group: string;
  /** The same for a renamed symbol or member: its signature; of a document or heading, its title. Undefined: unknown. */
  readonly likeness?: string | undefined;
}

/** All addresses of an inventory. */
export function namedAddresses({ packages, documents, addresses = [] }: Inventory): readonly NamedAddress[] {
  return [
    ...packages.flatMap(({ name: group, objects }) =>
      objects.map(({ name, kind, uri, signature }) => ({
        address: addressOf(uri),
        name,
        group,
        likeness: signature === undefined ? undefined : `${kind} ${signature}`,
      })),
    ),
    ...documents.map(({ name, title, uri }) => ({
      address: addressOf(uri),
      name,
      group: '',
      likeness: `${name.includes('#') ? '#' : ''}${title}`,
    })),
    ...addresses.map((uri) => ({ address: addressOf(uri), name: '', group: '' })),
  ];
}

function addressOf(uri: string): string {
  return formatAddress(parseAddress(`/${uri}`));
}

interface Proposal {
  readonly address: string;
  /** Whether the address is of another version, which still has the name. */
  readonly isOtherVersion: boolean;
}

type Propose = (gone: NamedAddress) => Proposal | undefined;

/**
 * Finds the new address of something that is gone. Names that are new come first: the same name, then the same signature or title (of several,
 * the one with the nearest name). After that comes the same name in another version of the package.
 */
export function createPropose(published: readonly NamedAddress[], current: readonly NamedAddress[]): Propose {
  const known = new Set(published.map(({ address }) => address));
  const added = current.filter(({ address }) => !known.has(address));
  const isSymbol = ({ group }: NamedAddress): boolean => group !== '';
  const ofName = new Map(
    current
      .filter(isSymbol)
      .toReversed()
      .map((one) => [`${one.group} ${one.name}`, one.address]),
  );
  const addedOfName = new Map(
    added
      .filter(isSymbol)
      .toReversed()
      .map((one) => [`${one.group} ${one.name}`, one.address]),
  );
  const alikeOf = groupBy(added, (one) => `${one.group} ${one.likeness}`);
  return ({ name, group, likeness }) => {
    const alike = likeness === undefined ? [] : (alikeOf.get(`${group} ${likeness}`) ?? []);
    const renamed = addedOfName.get(`${group} ${name}`) ?? nearestOf(name, alike);
    const address = renamed ?? ofName.get(`${group} ${name}`);
    return address === undefined ? undefined : { address, isOtherVersion: renamed === undefined };
  };
}

function nearestOf(name: string, alike: readonly NamedAddress[]): string | undefined {
  const names = alike.map((one) => one.name);
  const nearest = names.length === 1 ? names[0] : closest(name, names);
  return alike.find((one) => one.name === nearest)?.address;
}
