import type { Place } from '../../renderer/index.ts';

/** `file:line:column`, as terminals and editors understand it. */
export function formatPlace({ file, line, column }: Place): string {
  return [file, line, column].filter((part) => part !== undefined).join(':');
}
