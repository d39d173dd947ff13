import { expect, it } from 'vitest';
import { tokenClasses as sampleClasses } from '../../../../renderer/documents/highlight/tokenKinds.ts';
import { tokenClasses } from '../../../../templates/signature/tokenClasses.ts';

it('colours signatures with the classes of highlighted samples', () => {
  expect(sampleClasses).toMatchObject(tokenClasses);
});
