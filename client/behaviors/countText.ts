import type { ClientMessages } from '../../renderer/model/clientMessages.ts';
import { fillMessage } from '../../renderer/model/messages.ts';

/** How many items a filter has left, or that no item has its text. */
export function countText(count: number, query: string, messages: ClientMessages): string {
  if (count === 0) return fillMessage(messages.searchNothing, { query });
  return count === 1 ? messages.filterOneCount : fillMessage(messages.filterCount, { count });
}
