import remarkDirective from 'remark-directive';
import type { Processor } from 'unified';

/**
 * The directive syntax in blocks only: `:::name` and `::name` at the beginning of a line. Inside of a line a colon is a colon:
 * `10:30`, `:smile`, `npm:graphql` and `a :b` come out as they were written.
 */
export function remarkBlockDirectives(this: Processor): void {
  remarkDirective.call(this);
  const extensions = this.data().micromarkExtensions ?? [];
  const directive = extensions.pop();
  if (directive) extensions.push({ ...directive, text: {} });
}
