import { defaultSeverities, type Place, type Problem, type ProblemCode } from '../model/problem.ts';
import { closest } from './closest.ts';

/** The system doesn't let its text be read. `reason` is the system's code: `EACCES`. */
export function unreadable({ isLink, reason }: { readonly isLink: boolean; readonly reason: string }, place: Place): Problem {
  const reasons: Readonly<Record<string, string>> = {
    ENOENT: 'it is a link that leads nowhere',
    ELOOP: 'it is a link that leads back to itself',
    EISDIR: 'it is a link to a folder',
    EACCES: 'that is not allowed',
  };
  return problem('document/unreadable', {
    message: `This document can't be read: ${reasons[reason] ?? reason}.`,
    hint: isLink ? 'Remove the link, or let it lead to a file.' : 'Let whoever builds the site read it, or begin its name with "_".',
    place,
  });
}

/** The front matter isn't YAML, or a key has a value of the wrong type. */
export function invalidFrontMatter(message: string, place: Place, hint?: string): Problem {
  return problem('document/front-matter', { message, hint, place });
}

/** A key of the front matter that means nothing here. */
export function unknownFrontMatterKey(key: string, known: readonly string[], place: Place): Problem {
  return problem('document/unknown-key', {
    message: `The front matter has a key "${key}" that gqldocs does not know.`,
    hint: suggest(key, known) ?? 'Remove it, or check its spelling.',
    place,
  });
}

/** An MDX source that doesn't compile. */
export function invalidSyntax(reason: string, place: Place): Problem {
  return problem('document/syntax', { message: `This MDX cannot be read: ${reason}.`, hint: mdxHint(reason), place });
}

/** `:::name` where nothing is called so. */
export function unknownDirective(name: string, known: readonly string[], place: Place): Problem {
  return problem('document/directive', {
    message: `There is no directive ":::${name}".`,
    hint: suggest(name, known) ?? `Directives are ${known.join(', ')}.`,
    place,
  });
}

/** A line that begins with `:::` and is no part of a directive. */
export function strayDirective(place: Place): Problem {
  return problem('document/directive', {
    message: 'This line begins with ":::" but neither opens nor closes a directive.',
    hint: 'Write the name directly after the colons (":::note"), close with as many colons as were opened, and give outer directives more colons than inner ones.',
    place,
  });
}

/** A directive in a place that has no meaning: a tab outside of tabs, tabs without a tab. */
export function misplacedDirective(message: string, hint: string, place: Place): Problem {
  return problem('document/directive', { message, hint, place });
}

/** A fence whose language has no grammar. */
export function unknownLanguage(language: string, known: readonly string[], place: Place): Problem {
  return problem('document/language', {
    message: `No syntax highlighting is known for the language "${language}"; the code is shown without colors.`,
    hint: suggest(language, known) ?? 'Use "text" for code that has no language.',
    place,
  });
}

function problem(code: ProblemCode, parts: Omit<Problem, 'code' | 'severity'>): Problem {
  return { code, severity: defaultSeverities[code], ...parts };
}

function suggest(name: string, known: readonly string[]): string | undefined {
  const nearest = closest(name, known);
  return nearest === undefined ? undefined : `Did you mean "${nearest}"?`;
}

function mdxHint(reason: string): string {
  if (/expression|acorn/i.test(reason)) {
    return 'In MDX a "{" opens a JavaScript expression: write "\\{" or put the text in backticks for a plain brace.';
  }
  if (/closing tag|before name|in name|to close/i.test(reason)) {
    return 'In MDX a "<" opens a component: close every tag, write "\\<" for a plain sign, and "{/* */}" for a comment.';
  }
  return 'Rename the file to .md if it needs no components: plain Markdown has no such rules.';
}
