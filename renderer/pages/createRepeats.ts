/**
 * Keeps what comes out the same on many pages, such as inherited members, so that it is made once.
 *
 * A part is made from data, which its key tells, and from what it asks of its page: where a link leads, whether a type has a card there.
 * The questions are noted while it is made, with their answers, and asked again of the next page that has the part: when all answers are
 * the same, so is the part. What a page notes as it answers (its links, and what is wrong with them) it has noted then, too, in the same
 * order, since which links a text has depends on the text alone.
 */
export type Repeats<Page, Part> = (request: RepeatRequest<Page, Part>) => Part;

export interface RepeatRequest<Page, Part> {
  /** Of all data that the part is made from: a text, or an object that stays the same. */
  readonly key: unknown;
  readonly page: Page;
  readonly make: (note: Note<Page>) => MadePart<Part>;
}

/** Asks the page that a part is made for, and notes the answer. Default for `isSame`: the very same value. */
export type Note<Page> = <A>(ask: (page: Page) => A, isSame?: (one: A, other: A) => boolean) => A;

export interface MadePart<Part> {
  readonly part: Part;
  /** Characters that it takes to keep it. */
  readonly size: number;
  /** Whether it must not be used on another page. */
  readonly isOwn?: boolean | undefined;
}

interface KeptPart<Page, Part> {
  readonly part: Part;
  readonly isFor: (page: Page) => boolean;
}

/** Characters of all that is kept: more than the classes of a large library inherit, and little beside what a thread has. */
const mostKept = 12_000_000;

/** About what a question takes, in characters. */
const sizeOfQuestion = 200;

/** Parts with one key that differ, as those on the pages that they lead to do. */
const mostForms = 4;

export function createRepeats<Page, Part>(): Repeats<Page, Part> {
  const kept = new Map<unknown, readonly KeptPart<Page, Part>[]>();
  let size = 0;

  return ({ key, page, make }) => {
    const forms = kept.get(key) ?? [];
    const known = forms.find(({ isFor }) => isFor(page));
    if (known !== undefined) return known.part;
    const questions: ((page: Page) => boolean)[] = [];
    const made = make((ask, isSame = Object.is) => {
      const answer = ask(page);
      questions.push((other) => isSame(ask(other), answer));
      return answer;
    });
    if (made.isOwn === true) return made.part;
    if (size > mostKept) {
      kept.clear();
      size = 0;
    }
    size += made.size + questions.length * sizeOfQuestion + (typeof key === 'string' ? key.length : 0);
    const isFor = (other: Page): boolean => questions.every((isTheSame) => isTheSame(other));
    kept.set(key, [{ part: made.part, isFor }, ...forms.slice(0, mostForms - 1)]);
    return made.part;
  };
}
