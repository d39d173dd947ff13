import { resolve } from 'node:path';
import * as v from 'valibot';
import { configInvalid } from '../../diagnostics/config.ts';
import { parseJson } from '../../model/parseJson.ts';
import type { Found } from '../../model/problem.ts';
import { readRegularText } from '../../packages/readRegularFile.ts';
import { type AcceptedChange, type ApiDiff, overallVerdict } from '../../release/diffEntry.ts';

const text = v.pipe(v.string(), v.nonEmpty());

const schema = v.strictObject({
  accepted: v.array(
    v.strictObject({
      symbol: text,
      change: v.picklist(['added', 'removed', 'changed', 'deprecated', 'moved']),
      since: v.string(),
      reason: text,
    }),
  ),
});

interface AcceptedRequest {
  /** Relative to `cwd`. */
  readonly file: string;
  readonly cwd: string;
}

/** Reads the changes that a project has accepted. */
export function readAccepted({ file, cwd }: AcceptedRequest): Found<readonly AcceptedChange[]> {
  const content = readRegularText(resolve(cwd, file));
  const refuse = (message: string, hint: string): Found<readonly AcceptedChange[]> => ({
    value: [],
    problems: [configInvalid({ message, hint, place: { file, line: 1 } })],
  });
  if (content === undefined) return refuse(`\`${file}\` cannot be read.`, 'Name a JSON file with `--accepted`.');
  const value = parseJson(content);
  const form = 'Write an object with `accepted`, a list of objects with `symbol`, `change`, `since` and `reason`.';
  if (value === undefined) return refuse(`\`${file}\` is not JSON.`, form);
  const { success, output, issues } = v.safeParse(schema, value);
  if (success) return { value: output.accepted, problems: [] };
  return refuse(`\`${v.getDotPath(issues[0]) ?? 'The content'}\` in \`${file}\` is wrong: ${issues[0].message}.`, form);
}

/**
 * Marks the changes that were accepted since the old release. They no longer count for the verdict. What matches no change, or was accepted
 * since another release, is stale.
 */
export function withAccepted(diff: ApiDiff, accepted: readonly AcceptedChange[]): ApiDiff {
  const current = accepted.filter(({ since }) => since === diff.old.version);
  const used = new Set<AcceptedChange>();
  const entries = diff.entries.map((entry) => {
    const found = current.find(({ symbol, change }) => symbol === entry.symbol && change === entry.change);
    if (found === undefined || entry.verdict === 'patch') return entry;
    used.add(found);
    return { ...entry, accepted: found.reason };
  });
  const verdict = overallVerdict(entries.flatMap((entry) => ('accepted' in entry ? [] : [entry.verdict])));
  const stale = accepted.filter((one) => !used.has(one));
  return { ...diff, verdict, entries, ...(stale.length === 0 ? {} : { stale }) };
}
