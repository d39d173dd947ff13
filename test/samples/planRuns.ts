import type { Sample } from './sample.ts';

/** Modules that run on their own, and servers with the clients that speak to them. */
export type Run =
  | { readonly kind: 'module'; readonly sample: Sample }
  | { readonly kind: 'server'; readonly server: Sample; readonly clients: readonly Sample[] };

/**
 * Turns a page's samples into runs. A server's clients are those between it and the next server; where servers are variants
 * of each other (tabs of one group), each gets all of the clients behind the last of them.
 */
export function planRuns(samples: readonly Sample[]): readonly Run[] {
  const modules = samples.filter(({ role }) => role === 'module').map((sample): Run => ({ kind: 'module', sample }));
  return [...modules, ...planServers(samples)];
}

function planServers(samples: readonly Sample[]): readonly Run[] {
  const groups: { readonly servers: Sample[]; readonly clients: Sample[] }[] = [];
  for (const sample of samples) {
    const current = groups.at(-1);
    if (sample.role === 'server') {
      if (current && isVariant(current.servers.at(-1), sample)) current.servers.push(sample);
      else groups.push({ servers: [sample], clients: [] });
    } else if (sample.role === 'client') {
      if (!current) throw new Error(`Line ${sample.line}: a client needs a server before it on the page.`);
      current.clients.push(sample);
    }
  }
  return groups.flatMap(({ servers, clients }) => servers.map((server): Run => ({ kind: 'server', server, clients })));
}

function isVariant(previous: Sample | undefined, server: Sample): boolean {
  return previous?.tabs !== undefined && previous.tabs === server.tabs;
}
