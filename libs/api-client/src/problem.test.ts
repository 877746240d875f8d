import { expect, test } from 'vitest';
import { FORBIDDEN } from '@mirante/domain/access/forbidden.ts';
import { messageFor } from './feedback.ts';
import { problemFrom } from './problem.ts';
import './sales/client-products.ts';

const refusal = 'can not buy already active product';

test.each([
  ['plain text', { status: 'PARSING_ERROR', originalStatus: 400, data: refusal, error: '' }],
  ['JSON of another form', { status: 400, data: { message: refusal } }],
] as const)('a failed call: what the server says in %s counts for its toast', (_what, error) => {
  expect(messageFor('addClientProducts', { problem: problemFrom(error) })?.text).toBe(
    'Cliente já possui produto atribuído vigente. Cancele o vigente e tente novamente.',
  );
});

test("a failed call: a 403 that the API did not write, such as a firewall's, is told as any 403", () => {
  const html = { status: 'PARSING_ERROR', originalStatus: 403, data: '<h1>Forbidden</h1>', error: '' } as const;
  for (const error of [html, { status: 403, data: { message: 'Forbidden' } }])
    expect(problemFrom(error).detail).toBe(FORBIDDEN);
});
