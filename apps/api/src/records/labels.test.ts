import { columnLabel } from '@mirante/domain/house/audit.ts';
import { brl } from '@mirante/domain/format.ts';
import { wordsOf } from '@mirante/domain/records/words.ts';
import { refundWords } from '@mirante/domain/sales/refund.ts';
import { expect, it } from 'vitest';
import { columnsOf } from './csv.ts';

interface Row {
  id: number;
  amount: number;
}
const labels = { id: 'ID', amount: 'Quantia' };
const headsOf = (words: ReturnType<typeof wordsOf<Row>>) => columnsOf<Row>(words, {}).map(([head]) => head);

it("CSV heads are the record's labels, in their order, unless the file overrides one", () => {
  const names = { name: 'Linha', plural: 'Linhas' };
  expect(headsOf(wordsOf<Row>({ ...names, labels }))).toEqual(['ID', 'Quantia']);
  expect(headsOf(wordsOf<Row>({ ...names, labels, file: { amount: 'Em reais' } }))).toEqual(['ID', 'Em reais']);
});

it('CSV amounts have cents, other numbers their own decimals', () => {
  const words = wordsOf<Row>({ name: 'Linha', plural: 'Linhas', labels, values: { amount: brl } });
  const cells = (row: Row) => columnsOf<Row>(words, {}).map(([, cell]) => cell(row));
  expect(cells({ id: 7, amount: 475.2 })).toEqual([7, '475,20']);
  expect(cells({ id: 7, amount: 2388 })).toEqual([7, '2388,00']);
});

it('CSV values that have words are written in them, unless the file writes them otherwise', () => {
  const words = wordsOf<Row>({ name: 'Linha', plural: 'Linhas', labels, values: { id: { 1: 'Um' } } });
  const cells = (writes: object) => columnsOf<Row>(words, writes).map(([, cell]) => cell({ id: 1, amount: 2 }));
  expect([cells({}), cells({ id: { 1: 'I' } })]).toEqual([
    ['Um', 2],
    ['I', 2],
  ]);
});

it("the audit log names a column by its record's label", () => {
  expect(columnLabel('refund', 'amount')).toBe(refundWords.labels.amount);
  expect(columnLabel('refund', 'refund.amount')).toBe(refundWords.labels.amount);
  expect(columnLabel('refund', 'no_such_column')).toBe('no_such_column');
});

it('the audit log names a foreign key by the record it references, unless overridden', () => {
  expect(columnLabel('refund', 'client_product_id')).toBe('Produto do cliente');
  expect(columnLabel('payment', 'coupon.id')).toBe('Cupom');
  expect(columnLabel('client', 'client.id')).toBe('ID');
  expect(columnLabel('dividend', 'stock_portfolio_id')).toBe('Carteira');
  expect(columnLabel('refund', 'created_at')).toBe('Criado em');
});
