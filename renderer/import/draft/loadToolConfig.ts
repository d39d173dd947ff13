import { unwrap, type Value } from '../values/value.ts';
import type { Note } from './siteDraft.ts';
import type { ToolRequest } from './toolRequest.ts';

interface ToolConfig {
  readonly config: Value;
  readonly notes: readonly Note[];
}

/** The config of a site. A function that is not known, around a config, is taken for one that adds to it. */
export function loadToolConfig({ files, modules, configFile }: ToolRequest): ToolConfig {
  const place = { file: files.shown(configFile) };
  return withinCalls(unwrap(modules.load(configFile) ?? { kind: 'unread', code: '', place }));
}

function withinCalls(value: Value): ToolConfig {
  const [first] = value.kind === 'call' ? value.args : [];
  const inner = first === undefined ? undefined : withinCalls(unwrap(first));
  if (value.kind !== 'call' || inner?.config.kind !== 'record') return { config: value, notes: [] };
  const note: Note = {
    kind: 'question',
    subject: 'config',
    text: `\`${value.name}(…)\` gets the config, and may change it.`,
    todo: 'What does it change? Add that to `gqldocs.config.ts`.',
    place: value.place,
  };
  return { config: inner.config, notes: [note, ...inner.notes] };
}
