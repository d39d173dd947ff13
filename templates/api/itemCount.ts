import { fillMessage, type Messages } from '../../renderer/model/messages.ts';

/** How many items a package has, in words: `1 item`. */
export function itemCount(count: number, messages: Messages): string {
  return count === 1 ? messages.oneItem : fillMessage(messages.itemCount, { count });
}
