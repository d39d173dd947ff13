import { createProblem, type Place, type Problem } from '../model/problem.ts';

interface GoneAddress {
  readonly address: string;
  /** How many anchors of the page are gone with it. */
  readonly anchors: number;
  /** Where its content probably is now, perhaps in another version of the package. */
  readonly proposal: { readonly address: string; readonly isOtherVersion: boolean } | undefined;
  readonly place: Place;
}

/** An address that was published and has neither content nor a redirect nor a note. */
export function goneAddress({ address, anchors, proposal, place }: GoneAddress): Problem {
  const others = anchors === 0 ? '' : ` with ${anchors === 1 ? 'an anchor' : `${anchors} anchors`}`;
  return createProblem('address/gone', {
    message: `${address}${others} existed in the published site and does not exist now.`,
    hint:
      proposal === undefined
        ? `Add a redirect to \`addresses.redirects\`, or a note to \`addresses.removed\`:\n${quoted(address)}: '…',`
        : `${causeOf(proposal)} Add this redirect to \`addresses.redirects\`:\n${quoted(address)}: ${quoted(proposal.address)},`,
    place,
  });
}

function causeOf({ isOtherVersion }: NonNullable<GoneAddress['proposal']>): string {
  return isOtherVersion ? 'Another version of the package still has it.' : 'It was probably renamed or moved.';
}

/** All addresses of a package that the site omits because of an error. */
export function gonePackage({
  address,
  count,
  place,
}: Pick<Problem, 'place'> & { readonly address: string; readonly count: number }): Problem {
  return createProblem('address/gone', {
    message: `${address} and ${count} URLs below it existed in the published site and do not exist now: the site omits the package.`,
    hint: 'Fix the error of the package.',
    place,
  });
}

/** An entry of `addresses` that has no effect. `message` is a sentence. */
export function addressInvalid(request: Pick<Problem, 'message' | 'hint' | 'place'>): Problem {
  return createProblem('address/invalid', request);
}

/** The published inventory that a build compares itself with cannot be used. `message` is a sentence. */
export function inventoryUnusable(request: Pick<Problem, 'message' | 'hint' | 'place'>): Problem {
  return createProblem('address/inventory', request);
}

/** As a key or value in the config. */
function quoted(address: string): string {
  return `'${address.replace(/['\\]/g, '\\$&')}'`;
}
