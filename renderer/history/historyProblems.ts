import type { CommentBlock } from '../model/comment.ts';
import type { ItemHistory } from '../model/history.ts';
import { createProblem, type Problem } from '../model/problem.ts';
import { compareVersions } from './compute/compareVersions.ts';

interface WrittenSince {
  readonly item: string;
  readonly written: CommentBlock;
  readonly known: ItemHistory;
  /** The oldest first. */
  readonly versions: readonly string[];
}

/** An `@since` that the releases contradict. `@since 16.9` is right for something that 16.9.0 has and the release before lacks. */
export function contradictsHistory({ item, written, known, versions }: WrittenSince): readonly Problem[] {
  const { content } = written;
  const version = /v?(\d+(?:\.\d+)*(?:-[\w.]+)?)/.exec(content.text)?.[1];
  const [oldest] = versions;
  if (version === undefined || oldest === undefined) return [];
  if (known.since === undefined && compareVersions(version, oldest) <= 0) return [];
  if (known.since !== undefined && `${known.since}.`.startsWith(`${version}.`)) return [];
  // The symbol was added between this snapshot and the one before, in an unknown release.
  const before = known.since === undefined ? undefined : versions[versions.indexOf(known.since) - 1];
  const isBetween = known.since !== undefined && compareVersions(version, known.since) < 0 && before !== undefined;
  if (isBetween && compareVersions(version, before) > 0) return [];
  const found = known.since === undefined ? `${oldest}, the oldest known release, has it` : `it was added in ${known.since}`;
  return [
    createProblem('history/since', {
      message: `The comment of \`${item}\` says \`@since ${version}\`, but by the API snapshots ${found}.`,
      hint: 'Correct or remove the `@since` tag, or turn off `history/since` under `checks`.',
      ...(content.place === undefined ? {} : { place: content.place }),
    }),
  ];
}
