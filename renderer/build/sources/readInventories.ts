import type { LoadedConfig } from '../../config/loadConfig.ts';
import { configInvalid } from '../../diagnostics/config.ts';
import type { Reader } from '../../engine/reader.ts';
import type { ExternalNames } from '../../model/inventory.ts';
import type { Found, Problem } from '../../model/problem.ts';
import { parseInventory } from './parseInventory.ts';

/** Reads the symbols of other sites from local copies of their inventories, without the network. */
export function readInventories({ config, locate }: LoadedConfig, read: Pick<Reader, 'file'>): Found<ExternalNames> {
  const problems: Problem[] = [];
  const entries = config.inventories.map(({ package: name, file, url }) => {
    const key = ['inventories', name];
    const contents = read.file(file);
    const inventory = contents && parseInventory(contents);
    const base = url ?? inventory?.url ?? '';
    if (inventory === undefined) problems.push(unreadable(name, locate(key)));
    else if (base === '') problems.push(withoutAddress(name, locate(key)));
    const names = inventory?.names.get(name) ?? inventory?.names.get('') ?? new Map<string, string>();
    return [name, new Map([...names].map(([symbol, uri]) => [symbol, `${base.replace(/\/?$/, '/')}${uri}`]))] as const;
  });
  return { value: new Map(entries), problems };
}

function unreadable(name: string, place: Problem['place']): Problem {
  return configInvalid({
    message: `The inventory of \`${name}\` is not one.`,
    hint: 'Take `objects.json` of a site made with gqldocs, or `objects.inv` of any site made with Sphinx or gqldocs.',
    place,
  });
}

function withoutAddress(name: string, place: Problem['place']): Problem {
  return configInvalid({
    message: `The inventory of \`${name}\` doesn't say where its site is.`,
    hint: 'Name the address, too: `{ file, url }`.',
    place,
  });
}
