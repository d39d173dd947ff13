import { readFile } from 'node:fs/promises';
import type { LoadedConfig } from '../config/loadConfig.ts';
import type { ExternalNames } from '../model/inventory.ts';
import type { Found, Problem } from '../model/problem.ts';
import { configInvalid } from '../problems/config.ts';
import { parseInventory } from './parseInventory.ts';

/** Reads what other sites document, from copies of their inventories: nothing is asked of the network. */
export async function readInventories({ config, locate }: LoadedConfig): Promise<Found<ExternalNames>> {
  const problems: Problem[] = [];
  const entries = await Promise.all(
    config.inventories.map(async ({ package: name, file, url }) => {
      const key = ['inventories', name];
      const inventory = parseInventory(await readFile(file));
      const base = url ?? inventory?.url ?? '';
      if (inventory === undefined) problems.push(unreadable(name, locate(key)));
      else if (base === '') problems.push(withoutAddress(name, locate(key)));
      const names = inventory?.names.get(name) ?? inventory?.names.get('') ?? new Map<string, string>();
      return [name, new Map([...names].map(([symbol, uri]) => [symbol, `${base.replace(/\/?$/, '/')}${uri}`]))] as const;
    }),
  );
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
