import { defaultSeverities, type Place, type Problem } from '../model/problem.ts';

export interface BrokenExternalLink {
  readonly url: string;
  /** HTTP status; 0 when nothing answered. */
  readonly status: number;
  /** Output files of the pages that have the link. */
  readonly pages: readonly string[];
  readonly place: Place | undefined;
}

/** A link that leads out of the site, to where nothing is. */
export function externalLink({ url, status, pages, place }: BrokenExternalLink): Problem {
  const [first = '', ...others] = pages;
  const where = others.length === 0 ? `\`${first}\`` : `\`${first}\` and ${others.length} more`;
  return {
    code: 'link/external',
    severity: defaultSeverities['link/external'],
    message: status === 0 ? `Nothing answers at ${url}.` : `${url} answers with status ${status}.`,
    hint: `It is linked from ${where}. Correct the link, or remove it.`,
    place,
  };
}
