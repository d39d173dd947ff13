import type { Sample, TabPlace } from './sample.ts';

/** Modules that run on their own, and servers with the clients that speak to them. */
export type Run =
  | { readonly kind: 'module'; readonly sample: Sample; readonly files: readonly Sample[] }
  | { readonly kind: 'server'; readonly server: Sample; readonly clients: readonly Sample[]; readonly files: readonly Sample[] };

/**
 * Turns a page's samples into runs. A server's clients are those between it and the next server. If servers are variants of each other
 * (tabs of one group), each gets all of the clients after the last of them. `files` are the modules that a run may import: those before it on
 * the page, and the shared ones of other pages.
 */
export function planRuns(samples: readonly Sample[], shared: readonly Sample[] = []): readonly Run[] {
  const modules = samples.filter(({ role }) => role === 'module' || role === 'test');
  const filesOf = (sample: Sample): readonly Sample[] => filesFor(sample, { samples, shared });
  return [
    ...modules.map((sample): Run => ({ kind: 'module', sample, files: filesOf(sample) })),
    ...planServers(samples).map(({ server, clients }): Run => ({ kind: 'server', server, clients, files: filesOf(server) })),
  ];
}

type ServerPlan = Pick<Extract<Run, { kind: 'server' }>, 'server' | 'clients'>;

function planServers(samples: readonly Sample[]): readonly ServerPlan[] {
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
  return groups.flatMap(({ servers, clients }) => servers.map((server): ServerPlan => ({ server, clients })));
}

function isVariant(previous: Sample | undefined, server: Sample): boolean {
  return previous?.tab !== undefined && previous.tab.group === server.tab?.group;
}

interface Modules {
  readonly samples: readonly Sample[];
  readonly shared: readonly Sample[];
}

/** The titled modules before a sample, the last one of each title, and none from another tab of its own group. Shared ones give way. */
function filesFor(sample: Sample, { samples, shared }: Modules): readonly Sample[] {
  const before = samples.filter(
    ({ role, title, line, tab }) => role === 'module' && title !== '' && line < sample.line && !isOther(tab, sample.tab),
  );
  return [...new Map([...shared, ...before].map((file) => [file.title, file])).values()];
}

function isOther(a: TabPlace | undefined, b: TabPlace | undefined): boolean {
  return a !== undefined && a.group === b?.group && a.value !== b.value;
}
