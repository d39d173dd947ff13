import type { Step } from '../difference/difference.ts';
import type { Finding } from '../difference/finding.ts';

/** Writes the path to a difference, followed by its reason. The path omits the name of the member, which the symbol already has. */
export function describe({ part, difference: { path, reason } }: Finding): string {
  const [first, ...rest] = path;
  const isOwn = 'name' in part && first?.kind === 'property' && first.name === part.name;
  const way = (isOwn ? rest : path).reduce(wayTo, '');
  return way === '' ? reason : `${way} ${reason}`;
}

function wayTo(way: string, step: Step): string {
  switch (step.kind) {
    case 'property':
      return way === '' ? `\`${step.name}\`` : `${way}, \`${step.name}\``;
    case 'parameter':
      return way === '' ? `parameter \`${step.name}\`` : `${way}, its parameter \`${step.name}\``;
    case 'return':
      return way === '' ? 'result' : `${way}, its result`;
    case 'element':
      return way === '' ? 'element' : `${way}, its elements`;
    case 'index':
      return way === '' ? 'value' : `${way}, its values`;
    case 'set':
      return way;
    case 'argument':
      return way === '' ? `\`${step.of}<…>\`` : `${way}, \`${step.of}<…>\``;
    case 'constraint':
      return way === '' ? `constraint of \`${step.name}\`` : `${way}, constraint of \`${step.name}\``;
    case 'default':
      return way === '' ? `default of \`${step.name}\`` : `${way}, default of \`${step.name}\``;
  }
}

export function sentence(text: string): string {
  return `${text}.`;
}

/**
 * Writes the names that users know in place of ids: `tap` for `operators$tap`, `Kind.NAME` for `Kind$NAME`.
 *
 * @param names labels by id: `./operators:tap`, `Kind.NAME`
 */
export function readableText(text: string, names: ReadonlyMap<string, string>): string {
  return text.replace(/[\p{L}\p{N}_]*\$[\p{L}\p{N}_$]*/gu, (id) => names.get(id)?.replace(/^.*:/, '') ?? id);
}
