import { expect, it } from 'vitest';
import { resolveForm } from './discrepancies.form.ts';

it.each([
  [
    { by: 'return', payment_id: 'abc', note: 'Devolvido à mão.' },
    { by: 'return', note: 'Devolvido à mão.' },
  ],
  [{ by: 'sync', payment_id: 'abc', note: 'x'.repeat(3000) }, { by: 'sync' }],
])('the resolution of a discrepancy drops what does not apply: %o', async (typed, valid) => {
  expect(await resolveForm.validate(typed)).toEqual(valid);
});

it('the resolution of a discrepancy to a payment needs its id', async () => {
  for (const payment_id of ['', 'abc'])
    await expect(resolveForm.validate({ by: 'attribute', payment_id, note: 'Era dele.' })).rejects.toMatchObject({
      path: 'payment_id',
    });
});
