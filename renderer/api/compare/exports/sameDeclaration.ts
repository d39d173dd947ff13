import type { ApiSnapshot } from '../../../snapshot/apiSnapshot.ts';
import { declarationsOf } from '../../../snapshot/declarationsOf.ts';
import { partsOfDeclaration } from '../../../snapshot/declarationText.ts';
import type { Places } from './exportPlaces.ts';

interface SameRequest {
  readonly old: ApiSnapshot;
  /** Shapes of the declarations of the new release. */
  readonly shapes: Shapes;
  readonly places: Places;
}

/** The new name of a removed declaration, if exactly one new declaration has the same text. */
export function sameDeclaration(id: string, { old, shapes, places }: SameRequest): string | undefined {
  const wanted = declarationShape(old, id);
  const found = shapes.get(wanted)?.filter((one) => declarationsOf(old, one).length === 0 && places.has(one)) ?? [];
  const [only, ...others] = found;
  return wanted.length < 12 || only === undefined || others.length > 0 ? undefined : places.get(only)?.[0];
}

/** Ids of declarations by their text without their own name. */
export type Shapes = ReadonlyMap<string, readonly string[]>;

export function shapesOf(snapshot: ApiSnapshot): Shapes {
  const shapes = new Map<string, string[]>();
  for (const id of new Set(snapshot.declarations.map((one) => one.id))) {
    const shape = declarationShape(snapshot, id);
    const alike = shapes.get(shape);
    if (alike === undefined) shapes.set(shape, [id]);
    else alike.push(id);
  }
  return shapes;
}

function declarationShape(snapshot: ApiSnapshot, id: string): string {
  return partsOfDeclaration(snapshot, id)
    .map(({ label, text }) => `${label} ${text.replaceAll(id, '')}`)
    .join('\n');
}
