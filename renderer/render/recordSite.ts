import { hashOfContents } from '../engine/hash.ts';
import type { Reader } from '../engine/reader.ts';
import type { AnswerFacts } from '../engine/task.ts';
import { memoize } from '../model/memoize.ts';
import { factsOf, type Site, type SiteFacts } from './site.ts';

/** The kind of the questions that pages ask. */
export const siteQuestions = 'site';

/** Hashes of answers, by question: a name and its arguments as JSON. */
type SiteAnswers = (question: string) => string;

/** Answers questions that were recorded. Each is asked once. */
export function answerQuestions(site: Site): SiteAnswers {
  const queries = new Map<string, Site[keyof Site]>(Object.entries(site));
  const ask = (question: string): unknown => {
    const [name = '', ...values]: readonly string[] = JSON.parse(question);
    const query = queries.get(name);
    return query === undefined ? undefined : Reflect.apply(query, undefined, values);
  };
  return memoize((question) => hashOfContents(ask(question)));
}

/** The facts that the answers to recorded questions follow from. */
export function answerFacts(facts: SiteFacts): AnswerFacts {
  const known = memoize(factsOf);
  // A question begins with its kind, and the name of its query.
  return { values: { ...facts }, of: (question) => known(question.slice(siteQuestions.length + 3).split('"', 1)[0] ?? '') };
}

/** The same site for one page, which records each question with the hash of its answer. A page asks most of its questions several times. */
export function recordSite(site: Site, { answers, read }: { readonly answers: SiteAnswers; readonly read: Reader }): Site {
  const record = (name: string, query: Site[keyof Site], values: readonly string[]): unknown => {
    const question = JSON.stringify([name, ...values]);
    read.ask(`${siteQuestions}:${question}`, answers(question));
    return Reflect.apply(query, undefined, values);
  };
  const recorded = Object.entries(site).map(([name, query]) => {
    const answer = memoize((value: string) => record(name, query, [value]));
    return [name, (...values: readonly string[]) => (values.length === 1 ? answer(values[0] ?? '') : record(name, query, values))];
  });
  // The same functions under the same names.
  return Object.fromEntries(recorded) as Site;
}
