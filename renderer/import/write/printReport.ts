import { oneLine } from '../../model/oneLine.ts';
import type { Note } from '../draft/siteDraft.ts';

interface ReportRequest {
  readonly tool: string;
  readonly notes: readonly Note[];
  readonly documents: number;
  readonly redirects: number;
}

const sections: readonly (readonly [kind: Note['kind'], title: string, introduction: string])[] = [
  ['question', 'Questions', 'gqldocs could not decide these. Each says what to do.'],
  ['changed', 'Changed', 'These have another form at the new site.'],
  ['dropped', 'Not carried over', 'The new site does without these.'],
  ['carried', 'Carried over', 'These options of the former config are in `gqldocs.config.ts`.'],
];

/** `import-report.md`: what became of each option, document and component. */
export function printReport({ tool, notes, documents, redirects }: ReportRequest): string {
  const parts = sections.flatMap(([kind, title, introduction]) => {
    const lines = notes.filter((note) => note.kind === kind).map(printNote);
    return lines.length === 0 ? [] : [`## ${title}\n\n${introduction}\n\n${[...new Set(lines)].join('\n')}\n`];
  });
  const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
  const summary = `This site was imported from ${tool}: ${count(documents, 'document')}, ${count(redirects, 'redirect')}.`;
  return `# Import report\n\n${summary}\nVariables of the environment count as unset. You can delete this file when its questions are answered.\n\n${parts.join('\n')}`;
}

function printNote({ kind, subject, text, todo, place }: Note): string {
  const where = place === undefined ? '' : ` (${place.file}${place.line === undefined ? '' : `:${place.line}`})`;
  const name = subject.includes('`') ? subject : `\`${subject}\``;
  const line = kind === 'carried' ? `- ${name} → ${text}${where}` : `- ${name}${where}: ${text}${todo === undefined ? '' : ` ${todo}`}`;
  return oneLine(line);
}
