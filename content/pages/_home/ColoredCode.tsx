import type { ReactNode } from 'react';

/** Strings, keywords and names of types: enough for the few lines of the home page, which Markdown's highlighter never sees. */
const coloredParts =
  /(?<string>'[^']*'|"[^"]*")|(?<keyword>\b(?:import|from|const|await|new|type)\b)|(?<type>\b(?:Query|Planet|String)\b)|(?<function>\b\w+(?=\())/g;

/** Code as text with its parts in the theme's colors. */
export function ColoredCode({ code }: { readonly code: string }): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of code.matchAll(coloredParts)) {
    const kind = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)?.[0];
    parts.push(
      code.slice(end, match.index),
      <span key={match.index} className={`home-${kind}`}>
        {match[0]}
      </span>,
    );
    end = match.index + match[0].length;
  }
  return (
    <code>
      {parts}
      {code.slice(end)}
    </code>
  );
}
