import { expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';
import { hasRow } from './has-row.ts';

const { db } = await testApi();
const none = () => db.updateTable('client').set({ name: 'Ninguém' }).where('id', '=', 0);

it('hasRow: a write that changed no row has none, and cannot be asked without returning', async () => {
  expect(await hasRow(none().returning('id'))).toBe(false);
  // @ts-expect-error -- its result tells of rows that were not changed, too
  expect(await hasRow(none())).toBe(true);
});
