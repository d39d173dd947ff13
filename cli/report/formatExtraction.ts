import { relative } from 'node:path';
import type { ExtractReport } from '../../renderer/index.ts';
import { formatCount } from './formatCount.ts';
import { formatDuration } from './formatDuration.ts';
import { formatSize } from './formatSize.ts';
import { neutralize } from './neutralize.ts';
import type { Style } from './style.ts';

export interface ExtractionTextRequest {
  readonly report: ExtractReport;
  /** Absolute. */
  readonly cwd: string;
  readonly style: Style;
}

/** The last lines of an extraction: its result and the path of the artifact. */
export function formatExtraction({ report, cwd, style }: ExtractionTextRequest): string {
  const { ok, package: pkg, file, bytes, milliseconds } = report;
  const time = ` in ${formatDuration(milliseconds)}`;
  if (!ok || pkg === undefined)
    return `${style.red('Nothing was extracted')}${time}\nNothing was written. An existing artifact is unchanged.`;
  const name = pkg.version === '' ? pkg.name : `${pkg.name} ${pkg.version}`;
  const head = style.green(`Extracted ${neutralize(name)}, ${formatCount(pkg.symbols, 'symbol')}`);
  return `${head}${time}\nWrote ${formatSize(bytes)} to ${neutralize(relative(cwd, file))}`;
}
