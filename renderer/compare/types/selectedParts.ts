import type ts from 'typescript';
import { isIndexedAccess } from './typeFacts.ts';

interface SelectedParts {
  /** The type of which members are selected: `Calls`. */
  readonly from: ts.Type;
  /** What selects a member: `K`. */
  readonly key: ts.Type;
  /** The names that select parts of the member: `['parameters']`. Empty if it is the whole member. */
  readonly parts: readonly string[];
}

/** What `Calls[K]['parameters']` selects. */
export function selectedParts({ objectType, indexType }: ts.IndexedAccessType): SelectedParts {
  if (!isIndexedAccess(objectType) || !indexType.isStringLiteral()) return { from: objectType, key: indexType, parts: [] };
  const inner = selectedParts(objectType);
  return { ...inner, parts: [...inner.parts, indexType.value] };
}
