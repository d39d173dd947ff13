import { expect, it } from 'vitest';
import { tokenClasses as sampleClasses } from '../../../../renderer/documents/highlight/tokenKinds.ts';
import { tokenClasses } from '../../../../renderer/presentation/signature/doc.ts';

it('signatures have the classes of highlighted samples', () => {
  expect(sampleClasses).toMatchObject(tokenClasses);
});
