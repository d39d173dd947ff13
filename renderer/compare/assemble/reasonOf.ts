import { groupBy } from '../../model/groupBy.ts';
import { type Difference, type Finding, type FindingPart, isHarmless, type Step } from '../difference/difference.ts';

/** How many steps into a type a sentence names. What is deeper is described as a change inside of the first two. */
const mostSteps = 3;

/** How many reasons a sentence has. Readers see the others in both signatures. */
const mostReasons = 3;

interface Told {
  /** What users meet first on the way to the difference: a parameter, a member, the result. */
  readonly member: string;
  /** What is said of the same subject is said once. */
  readonly subject: string;
  readonly text: string;
  /** How deep it lies, if that is too deep for a sentence. */
  readonly depth: number;
  /** Of reasons with the same subject, the one with the lowest form is shown. */
  readonly form: number;
}

/**
 * Says what is different, the part that users see first at the beginning. What lies deep inside of a member is said once. The number of other
 * differences is only given if they are in other members.
 */
export function reasonOf(findings: readonly Finding[]): string {
  const told = findings.map(({ part, difference }) => tell(difference, part)).toSorted((a, b) => a.depth - b.depth);
  const first = [...groupBy(told, ({ subject }) => subject).values()].flatMap((same) =>
    same.toSorted((a, b) => a.form - b.form).slice(0, 1),
  );
  const distinct = first.filter(({ text }) => !first.some((other) => text.startsWith(`${other.text}: `)));
  const shown = distinct.length <= mostReasons ? distinct : distinct.slice(0, mostReasons - 1);
  const others = distinct.filter(({ member }) => !shown.some((one) => one.member === member)).length;
  const more = others === 0 ? [] : [`and ${others} more ${others === 1 ? 'difference' : 'differences'}`];
  return [...shown.map(({ text }) => text), ...more].join('; ');
}

/** A path that begins at a member omits its name, which the symbol already has. */
function tell(difference: Difference, part?: FindingPart): Told {
  const [start, ...rest] = difference.path;
  const isOwn = part !== undefined && 'name' in part && start?.kind === 'property' && start.name === part.name;
  const steps = (isOwn ? rest : difference.path).filter(({ kind }) => kind !== 'set');
  const reason = wholeReason(difference);
  const [first] = steps;
  const member = first === undefined ? (nameOf(difference) ?? reason) : wordsOf(first)[0];
  if (steps.length > mostSteps) {
    const last = steps.findLast(({ kind }) => kind !== 'argument');
    const inner = last === undefined ? reason : `${wordsOf(last)[0]} ${reason}`;
    return {
      member,
      subject: `inside ${member}`,
      text: `${wayTo(steps.slice(0, 2))} changes inside: ${inner}`,
      depth: steps.length,
      form: 0,
    };
  }
  const way = wayTo(steps);
  // Several types may be refused for the same reason.
  const [, refusal] = /^no longer accepts the former .*?`: (.*)/.exec(reason) ?? [];
  const { about = refusal ?? reason, form = 0 } = sameForBoth(reason) ?? {};
  return { member, subject: `${way} ${about}`, text: way === '' ? reason : `${way} ${reason}`, depth: 0, form };
}

function nameOf(difference: Difference): string | undefined {
  return isHarmless(difference) ? undefined : difference.name;
}

/** The reason with what keeps a type from fitting, if the type alone says too little: it has the name of a new one, or is too long to be printed. */
function wholeReason(difference: Difference): string {
  const { reason } = difference;
  const [harm] = isHarmless(difference) ? [] : (difference.because ?? []).toSorted((a, b) => a.path.length - b.path.length);
  if (harm === undefined) return reason;
  const { text } = tell(harm);
  if (reason.startsWith('no longer accepts the former ')) return `${reason}: ${text}`;
  return reason.replace(/^(?:can be `.*…` now|no longer accepts `.*…`)/, () => text);
}

/** What is said of a change for users who receive a value, and for those who pass it, the more exact form first. */
const forms = [
  [/^may have (`.*`)$/, /^has (`.*`)$/, /^requires (`.*`)$/],
  [/^can be (`.*`) now/, /^also accepts (`.*`)$/],
];

function sameForBoth(reason: string): { readonly about: string; readonly form: number } | undefined {
  for (const [index, family] of forms.entries()) {
    const form = family.findIndex((one) => one.test(reason));
    if (form !== -1) return { about: `${index} ${family[form]?.exec(reason)?.[1]}`, form };
  }
  return undefined;
}

function wayTo(steps: readonly Step[]): string {
  return steps.reduce((way, step) => {
    const [first, further] = wordsOf(step);
    return way === '' ? first : `${way}${further}`;
  }, '');
}

/** A step at the beginning of a path, and after other steps. */
function wordsOf(step: Step): readonly [first: string, further: string] {
  const both = (text: string): readonly [string, string] => [text, `, ${text}`];
  switch (step.kind) {
    case 'property':
      return both(`\`${step.name}\``);
    case 'parameter':
      return [`parameter \`${step.name}\``, `, its parameter \`${step.name}\``];
    case 'return':
    case 'guard':
      return ['result', ', its result'];
    case 'element':
      return ['element', ', its elements'];
    case 'index':
      return ['value', ', its values'];
    case 'set':
      return ['', ''];
    case 'argument':
      return both(`\`${step.of}<…>\``);
    case 'constraint':
    case 'default':
      return both(`${step.kind} of \`${step.name}\``);
  }
}
