import type { ReactNode } from 'react';
import type { ApiSymbol, Member } from '../../renderer/model/api.ts';
import { fillWords, type Words } from '../../renderer/model/words.ts';
import { useRenderContext } from '../context.ts';
import { blockOf, hasTag, isDeprecated } from './commentParts.ts';
import { describeItem } from './describedItem.ts';

/** What one should know of an item before using it: deprecated, since when, how stable, its modifiers. */
export function Badges({ item }: { readonly item: ApiSymbol | Member }): ReactNode {
  const { words } = useRenderContext();
  const texts = [...stabilityOf(item, words), ...modifiersOf(item, words)];
  return (
    <>
      {isDeprecated(item) && <span className="badge deprecated">{words.deprecated}</span>}
      {texts.map((text) => (
        <span key={text} className="badge">
          {text}
        </span>
      ))}
    </>
  );
}

function stabilityOf(item: ApiSymbol | Member, words: Words): readonly string[] {
  const { comment } = describeItem(item);
  const since = blockOf(comment, '@since');
  const stages = (['alpha', 'beta', 'experimental', 'internal'] as const).filter((stage) => hasTag(comment, `@${stage}`));
  return [
    ...(since === undefined ? [] : [fillWords(words.since, { version: since.content.text.trim() })]),
    ...stages.map((stage) => words[stage]),
  ];
}

function modifiersOf(item: ApiSymbol | Member, words: Words): readonly string[] {
  const { flags } = item;
  return [
    flags.isPrivate && words.private,
    flags.isProtected && words.protected,
    flags.isStatic && words.static,
    flags.isAbstract && words.abstract,
    flags.isReadonly && words.readonly,
    flags.isOptional && words.optional,
    ...(['async', 'sealed', 'virtual'] as const).map((word) => hasTag(describeItem(item).comment, `@${word}`) && words[word]),
    flags.isDefault && words.defaultExport,
    flags.isExportEquals && 'export =',
  ].filter((text) => typeof text === 'string');
}
