import type { Edit } from '../../model/textEdits.ts';

interface AdaptLinksRequest {
  /** Text without code. */
  readonly bare: string;
  /** What to write for a target at a position of the text; undefined to leave it. */
  readonly resolve: (target: string, position: number) => string | undefined;
}

/** Links and pictures of Markdown and HTML whose files have another place at the new site. */
export function adaptLinks({ bare, resolve }: AdaptLinksRequest): readonly Edit[] {
  const patterns = [/\]\(\s*<?([^\s)>]+)/dg, /^[ \t]{0,3}\[[^\]\n]+\]:[ \t]*<?([^\s>]+)/dgm, /\s(?:src|href)=["']([^"'\n]+)["']/dg];
  return patterns.flatMap((pattern) =>
    [...bare.matchAll(pattern)].flatMap((match): readonly Edit[] => {
      const [start = 0, end = 0] = match.indices?.[1] ?? [];
      const target = match[1] ?? '';
      if (!/^(?:\.{1,2}\/|\/(?!\/)|pathname:\/\/\/|[\w@][^:]*$)/.test(target)) return [];
      const next = resolve(target, start);
      return next === undefined || next === target ? [] : [{ start, end, text: next }];
    }),
  );
}
