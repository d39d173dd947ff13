import { expect, it } from 'vitest';
import { renderFailed } from '../../../renderer/problems/routes.ts';

const place = { file: 'package/index.d.ts' };
const error = new Error('No window.');

it('leaves a page of the site’s own code to its author', () => {
  expect(renderFailed({ href: '/about', place, error, isUserCode: true })).toEqual({
    code: 'page/render',
    severity: 'error',
    message: 'The page /about could not be rendered: No window.',
    hint: 'The error comes from the page’s own component or content.',
    place,
  });
});

it('says where in our code a page failed that runs none but ours', () => {
  const { hint = '' } = renderFailed({ href: '/api/x', place, error, isUserCode: false });
  expect(hint.split('\n').slice(0, 2)).toEqual([
    'This is a bug of gqldocs. Please report it with these lines:',
    expect.stringMatching(/^at .*routes\.test\.ts/),
  ]);
  expect(hint.split('\n').length).toBeLessThan(6);
});

it('takes whatever was thrown', () => {
  expect(renderFailed({ href: '/', place, error: 'text', isUserCode: true }).message).toBe('The page / could not be rendered: text');
});
