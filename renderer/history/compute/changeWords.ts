import { inlineCode } from './historyLabels.ts';

export interface ListChange {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** What they are, where the code alone does not say it: `parameter`. */
  readonly noun?: string | undefined;
}

/** What came and went, in one line of Markdown: ``added the parameters `a`, `b`; removed the parameter `c` ``. */
export function changeWords({ added, removed, noun }: ListChange): string {
  const phrase = (verb: string, parts: readonly string[]): readonly string[] => {
    const what = noun === undefined ? '' : `the ${noun}${parts.length > 1 ? 's' : ''} `;
    return parts.length === 0 ? [] : [`${verb} ${what}${parts.map(inlineCode).join(', ')}`];
  };
  return [...phrase('added', added), ...phrase('removed', removed)].join('; ');
}
