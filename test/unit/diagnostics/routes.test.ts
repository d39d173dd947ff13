import { expect, it } from 'vitest';
import { issuesUrl } from '../../../renderer/diagnostics/documentation.ts';
import { renderFailed } from '../../../renderer/diagnostics/routes.ts';

const place = { file: 'package/index.d.ts' };
const error = new Error('No window.');

it('asks the author to correct a page with code of the site', () => {
  expect(renderFailed({ href: '/about', place, error, isUserCode: true })).toEqual({
    code: 'page/render',
    severity: 'error',
    message: 'The page /about could not be rendered: No window.',
    hint: 'Correct the component or the content of the page at this place. Pages are rendered in Node.',
    place,
  });
});

it.each([
  ['window is not defined', 'without `window`'],
  ['Element type is invalid: expected a string', 'import of the component'],
  ['Objects are not valid as a React child (found: object)', '`{value.name}`'],
  ['The island Tabs of a.tsx was given children', 'as a property'],
])('says what to do about "%s"', (message, hint) => {
  expect(renderFailed({ href: '/', place, error: new Error(message), isUserCode: true }).hint).toContain(hint);
});

it('shows the stack of a failure in a page without code of the site', () => {
  const { hint = '' } = renderFailed({ href: '/api/x', place, error, isUserCode: false });
  expect(hint.split('\n').slice(0, 2)).toEqual([
    `This is a bug in gqldocs. Please report it with these lines: ${issuesUrl}`,
    expect.stringMatching(/^at .*routes\.test\.ts/),
  ]);
  expect(hint.split('\n').length).toBeLessThan(6);
});

it('accepts any thrown value', () => {
  expect(renderFailed({ href: '/', place, error: 'text', isUserCode: true }).message).toBe('The page / could not be rendered: text');
});
