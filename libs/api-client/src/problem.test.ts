import { expect, test } from 'vitest';
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
