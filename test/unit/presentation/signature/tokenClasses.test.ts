import { expect, it } from 'vitest';
import { tokenClasses as sampleClasses } from '../../../../renderer/documents/highlight/tokenKinds.ts';
import { tokenClasses } from '../../../../renderer/presentation/signature/tokenClasses.ts';

it('colors signatures with the classes of highlighted samples', () => {
  expect(sampleClasses).toMatchObject(tokenClasses);
});
