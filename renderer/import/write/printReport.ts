import { groupBy } from '../../model/groupBy.ts';
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
    const ofKind = [
      ...groupBy(
        notes.filter((note) => note.kind === kind),
        printNote,
      ).values(),
    ].flatMap(([first]) => first ?? []);
    const lines = [...groupBy(ofKind, ({ text, todo = '' }) => `${text}\n${todo}`).values()].flatMap((group) =>
      kind !== 'carried' && group.length > fewNotes ? [printGroup(group)] : group.map(printNote),
    );
    return lines.length === 0 ? [] : [`## ${title}\n\n${introduction}\n\n${lines.join('\n')}\n`];
  });
  const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
  const summary = `This site was imported from ${tool}: ${count(documents, 'document')}, ${count(redirects, 'redirect')}.`;
  return `# Import report\n\n${summary}\nVariables of the environment count as unset. You can delete this file when its questions are answered.\n\n${parts.join('\n')}`;
}

/** Up to this number of notes that say the same, each has a line of its own. */
const fewNotes = 3;

function printNote(note: Note): string {
  const { kind, subject, text, place } = note;
  return oneLine(
    kind === 'carried' ? `- ${nameOf(subject)} → ${text}${placeOf(place)}` : `- ${nameOf(subject)}${placeOf(place)}: ${remarkOf(note)}`,
  );
}

/** Notes that say the same, with their text once. */
function printGroup(group: readonly Note[]): string {
  const subjects = group.map(({ subject, place }) => `${nameOf(subject)}${placeOf(place)}`);
  return `${oneLine(`- ${group.length} with the same remark. ${group[0] === undefined ? '' : remarkOf(group[0])}`)}\n  ${oneLine(subjects.join(', '))}`;
}

function remarkOf({ text, todo }: Note): string {
  return todo === undefined ? text : `${text} ${todo}`;
}

function nameOf(subject: string): string {
  return subject.includes('`') ? subject : `\`${subject}\``;
}

function placeOf(place: Note['place']): string {
  return place === undefined ? '' : ` (${place.file}${place.line === undefined ? '' : `:${place.line}`})`;
}
