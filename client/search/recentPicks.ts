import { readStored, writeStored } from '../storage.ts';

/** Something that the reader chose from the results before. */
export interface RecentPick {
  readonly href: string;
  readonly name: string;
  readonly kind: string;
}

const mostPicks = 6;

export function readPicks(): readonly RecentPick[] {
  try {
    const stored: unknown = JSON.parse(readStored('search.recent') ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPick).slice(0, mostPicks) : [];
  } catch {
    return [];
  }
}

/** Newest first, each once. */
export function rememberPick(pick: RecentPick): void {
  const others = readPicks().filter(({ href }) => href !== pick.href);
  writeStored('search.recent', JSON.stringify([pick, ...others].slice(0, mostPicks)));
}

export function forgetPicks(): void {
  writeStored('search.recent', '[]');
}

/** Storage may hold anything; an address has to be one of this site. */
function isPick(value: unknown): value is RecentPick {
  if (typeof value !== 'object' || value === null) return false;
  const { href, name, kind } = value as Partial<Record<keyof RecentPick, unknown>>;
  return [href, name, kind].every((part) => typeof part === 'string') && /^\/(?!\/)/.test(String(href));
}
