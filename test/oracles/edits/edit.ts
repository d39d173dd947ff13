import type { Random } from '../createRandom.ts';
import type { SourceFiles } from '../SourceFiles.ts';

/** What an edit works with. */
export interface Editing {
  readonly files: SourceFiles;
  readonly random: Random;
  /** A number that no earlier edit had. */
  readonly fresh: () => number;
  /** Original texts of files that are broken now. The next repair writes them back. */
  readonly broken: Map<string, string>;
}

/** An edit does nothing where the site has nothing that it could change. */
export interface Edit {
  readonly name: string;
  readonly apply: (editing: Editing) => void;
}
