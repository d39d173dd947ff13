import { textLimits } from '../../model/textLimits.ts';
import { LimitExceeded } from './withinLimits.ts';

/** Throws `LimitExceeded` where directives are nested too deeply: their parser reads the inside of each once more. */
export function limitDirectives(text: string): void {
  let open = 0;
  for (const [index, line] of text.split('\n').entries()) {
    if (/^[ \t>]*:{3,}[ \t\r]*$/.test(line)) open = Math.max(0, open - 1);
    else if (/^[ \t>]*:{3,}[a-z]/i.test(line)) open += 1;
    if (open > textLimits.directives) throw new LimitExceeded('directives', { line: index + 1, column: 1 });
  }
}
