import { defaultSeverities, type Place, type Problem } from '../model/problem.ts';

export interface BrokenExternalLink {
  readonly url: string;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** Output files of the pages that have the link. */
  readonly pages: readonly string[];
  readonly place: Place | undefined;
}

/** An external link that does not work. */
export function externalLink({ url, status, pages, place }: BrokenExternalLink): Problem {
  const [first = '', ...others] = pages;
  const where = others.length === 0 ? `\`${first}\`` : `\`${first}\` and ${others.length} more`;
  return {
    code: 'link/external',
    severity: defaultSeverities['link/external'],
    message: status === 0 ? `No response from ${url}.` : `${url} responds with status ${status}.`,
    hint: `Correct or remove the link on ${where}.`,
    place,
  };
}
