import { join } from 'node:path';
import { accentStyles } from '../../bundle/accentColors.ts';
import { themeContrast } from '../../bundle/contrast/themeContrast.ts';
import { packageRoot } from '../../engine/packageRoot.ts';
import type { Reader } from '../../engine/reader.ts';
import { defineTask } from '../../engine/task.ts';
import type { Config } from '../../model/config.ts';
import type { Problem } from '../../model/problem.ts';
import { relativePath } from '../../model/relativePath.ts';

type ContrastRequest = Pick<Config, 'root' | 'accent' | 'stylesheets'>;

/** In memory, since stylesheets seldom change. */
export const contrastTask = defineTask({ name: 'contrast', storage: { kind: 'memory' }, run: readContrast });

/** Checks the colors in the stylesheets of a site. Files that they import are not read. */
function readContrast({ root, accent, stylesheets }: ContrastRequest, read: Pick<Reader, 'text'>): readonly Problem[] {
  if (stylesheets.length === 0) return [];
  const tokens = read.text(join(packageRoot(), 'templates/theme/tokens.css')) ?? '';
  return themeContrast({
    theme: accent === undefined ? [tokens] : [tokens, accentStyles(accent)],
    own: stylesheets.map((file) => ({ file: relativePath(root, file), text: read.text(file) ?? '' })),
  });
}
