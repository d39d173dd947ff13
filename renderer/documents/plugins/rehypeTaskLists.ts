import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { Messages } from '../../model/messages.ts';

/**
 * The boxes of task lists can't be ticked, so they are no form fields but pictures with a name:
 * `<span class="task" role="img" aria-label="To do"></span>`, with the class `task-done` when ticked.
 */
export function rehypeTaskLists({ messages }: { readonly messages: Messages }) {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'input' || node.properties.type !== 'checkbox' || !node.properties.disabled) return;
      const isDone = Boolean(node.properties.checked);
      node.tagName = 'span';
      node.properties = {
        className: isDone ? ['task', 'task-done'] : ['task'],
        role: 'img',
        ariaLabel: isDone ? messages.taskDone : messages.taskOpen,
      };
    });
  };
}
