import { columnLabel } from '@mirante/domain/house/audit.ts';
import { expect, it, vi } from 'vitest';
import { testApi } from '../testing/api.ts';
import { given, logIn } from '../testing/given.ts';

vi.mock('@mirante/domain/records/words.ts', async (original) => {
  const words = await original<typeof import('@mirante/domain/records/words.ts')>();
  const wordsOf: typeof words.wordsOf = (told) =>
    words.wordsOf({ ...told, labels: { ...told.labels, ...('amount' in told.labels && { amount: 'Quantia' }) } });
  return { ...words, wordsOf };
});
const api = await testApi();

it('a label that is renamed beside its interface is renamed in the file and in the log', async () => {
  const as = await logIn(api, await given.staff(api.db, ['financeiro']));
  const { body } = await api.get('/api/v1/refunds.csv', { as });
  expect(body).toContain('"Quantia"');
  expect(body).not.toContain('"Valor"');
  expect(columnLabel('refund', 'amount')).toBe('Quantia');
});

it('a column that names another record is called as that record is, unless its own says otherwise', () => {
  expect(columnLabel('refund', 'client_product_id')).toBe('Produto do cliente');
  expect(columnLabel('payment', 'coupon.id')).toBe('Cupom');
  expect(columnLabel('client', 'client.id')).toBe('ID');
  expect(columnLabel('dividend', 'stock_portfolio_id')).toBe('Carteira');
  expect(columnLabel('refund', 'created_at')).toBe('Criado em');
  expect(columnLabel('refund', 'no_such_column')).toBe('no_such_column');
});
