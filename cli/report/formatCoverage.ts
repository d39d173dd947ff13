import type { CoverageCount } from '../../renderer/index.ts';

/** `83.3 % (5 of 6)`. Percent are rounded down: only complete documentation has 100. */
export function formatCoverage({ described, total }: CoverageCount): string {
  const percent = total === 0 ? 100 : Math.floor((described * 1000) / total) / 10;
  return `${percent} % (${described} of ${total})`;
}
