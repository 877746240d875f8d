import { columnLabel } from '@mirante/domain/house/audit.ts';
import { wordsOf } from '@mirante/domain/records/words.ts';
import { refundWords } from '@mirante/domain/sales/refund.ts';
import { expect, it } from 'vitest';
import { columnsOf } from './csv.ts';

interface Row {
  id: number;
  amount: number;
}
const labels = { id: 'ID', amount: 'Quantia' };
const headsOf = (words: ReturnType<typeof wordsOf<Row>>) => columnsOf<Row>(words.file, {}).map(([head]) => head);

it('the heads of a file are the labels of its record, in their order, unless the file says one otherwise', () => {
  const names = { name: 'Linha', plural: 'Linhas' };
  expect(headsOf(wordsOf<Row>({ ...names, labels }))).toEqual(['ID', 'Quantia']);
  expect(headsOf(wordsOf<Row>({ ...names, labels, file: { amount: 'Em reais' } }))).toEqual(['ID', 'Em reais']);
});

it('the log calls a column by the label of its record', () => {
  expect(columnLabel('refund', 'amount')).toBe(refundWords.labels.amount);
  expect(columnLabel('refund', 'refund.amount')).toBe(refundWords.labels.amount);
  expect(columnLabel('refund', 'no_such_column')).toBe('no_such_column');
});

it('the log calls a column that names another record as that record, unless its own words say otherwise', () => {
  expect(columnLabel('refund', 'client_product_id')).toBe('Produto do cliente');
  expect(columnLabel('payment', 'coupon.id')).toBe('Cupom');
  expect(columnLabel('client', 'client.id')).toBe('ID');
  expect(columnLabel('dividend', 'stock_portfolio_id')).toBe('Carteira');
  expect(columnLabel('refund', 'created_at')).toBe('Criado em');
});
