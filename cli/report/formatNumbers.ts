import type { CoverageCount } from '../../renderer/index.ts';

/** `1 page`, `1,234 pages`. */
export function formatCount(count: number, noun: string): string {
  const digits = String(count).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${digits} ${noun}${count === 1 ? '' : 's'}`;
}

/** `85 ms`, `6.1 s`, `2 min 5 s`. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 999.5) return `${Math.round(milliseconds)} ms`;
  if (milliseconds < 59_950) return `${(milliseconds / 1000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** The remaining time, rounded up to seconds: `, 12 s left`. Empty if it is unknown. */
export function formatRemaining(milliseconds: number | undefined): string {
  if (milliseconds === undefined) return '';
  const seconds = Math.ceil(milliseconds / 1000);
  return seconds < 60 ? `, ${seconds} s left` : `, ${Math.floor(seconds / 60)} min ${seconds % 60} s left`;
}

const units = ['bytes', 'kB', 'MB', 'GB'];

/** In steps of 1000, as disks and networks count: `512 bytes`, `1.2 MB`. */
export function formatSize(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${unit === 0 || value >= 99.95 ? Math.round(value) : value.toFixed(1)} ${units[unit]}`;
}

/** `83.3 % (5 of 6)`. Percent are rounded down: only complete documentation has 100. */
export function formatCoverage({ described, total }: Pick<CoverageCount, 'described' | 'total'>): string {
  const percent = total === 0 ? 100 : Math.floor((described * 1000) / total) / 10;
  return `${percent} % (${described} of ${total})`;
}
