import type { Random } from './createRandom.ts';
import { documentEdits, smallEdits } from './edits/documents.ts';
import type { Edit, Editing } from './edits/edit.ts';
import { folderEdits } from './edits/folders.ts';
import { mistakes, repair } from './edits/mistakes.ts';
import { moduleEdits } from './edits/modules.ts';
import { packageEdits } from './edits/packages.ts';
import { projectEdits } from './edits/project.ts';
import type { SourceFiles } from './SourceFiles.ts';

/** Edits the sources of a site at random. */
export interface Editor {
  /** Does an edit. */
  readonly edit: (random: Random) => void;
  /** Repairs what is broken. */
  readonly repair: () => void;
  /** Names of the edits since the last call, each with what it did. */
  readonly takeLog: () => readonly string[];
}

/** Documents are edited most, and mistakes are rare. */
const kinds: readonly (readonly [weight: number, edits: readonly Edit[]])[] = [
  [24, smallEdits],
  [20, documentEdits],
  [14, moduleEdits],
  [18, packageEdits],
  [12, projectEdits],
  [12, folderEdits],
  [2, mistakes],
];

export interface EditorOptions {
  readonly files: SourceFiles;
  /** Names of edits that it doesn't do. */
  readonly without: readonly string[];
}

export function createEditor({ files, without }: EditorOptions): Editor {
  const log: string[] = [];
  const broken = new Map<string, string>();
  let count = 0;
  const fresh = (): number => {
    count += 1;
    return count;
  };
  const apply = ({ name, apply: change }: Edit, editing: Editing): void => {
    change(editing);
    log.push(...[name, ...files.takeSteps().map((step) => `  ${step}`)]);
  };
  return {
    edit: (random) => {
      const edit = random.pick(pickKind(random).filter(({ name }) => !without.includes(name)));
      if (edit !== undefined) apply(edit, { files, random, fresh, broken });
    },
    repair: () => {
      const random = { below: () => 0, pick: () => undefined, chance: () => false };
      apply({ name: 'repair', apply: repair }, { files, random, fresh, broken });
    },
    takeLog: () => log.splice(0),
  };
}

function pickKind(random: Random): readonly Edit[] {
  let rest = random.below(kinds.reduce((sum, [weight]) => sum + weight, 0));
  for (const [weight, edits] of kinds) {
    if (rest < weight) return edits;
    rest -= weight;
  }
  return [];
}
