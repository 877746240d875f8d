import type { OwnTradeRow } from '@mirante/domain/trading/trade.ts';
import { describe, expect, it } from 'vitest';
import { pastedLines, sentOf } from './pasted-values.ts';
import { readValue } from './value-drafts.ts';

const open = [
  { quoted_as: 'PETR4', current_value: 38 },
  { quoted_as: 'PETR4', current_value: 38 },
  { quoted_as: 'WINZ26', current_value: 158_000 },
] as OwnTradeRow[];
const read = (text: string) =>
  pastedLines(text, open).map(({ line, asset, value, problem, isFar }) => [line, asset, value, problem ?? isFar]);

describe('a pasted number', () => {
  it.each([
    ['38,42', 38.42],
    ['R$ 38,42', 38.42],
    ['158.430,00', 158_430],
    ['158.430', 158_430],
    ['38.42', 38.42],
    ['0.5', 0.5],
    ['1,234.56', 1234.56],
    ['1.234.567', 1_234_567],
  ])('%j is %j', (cell, value) => expect(readValue(cell)).toEqual({ value }));

  it.each([
    ['', 'O valor não é um número.'],
    ['-1', 'O valor não é um número.'],
    ['#N/D', 'O valor não é um número.'],
    ['999999999', 'Valor numérico deve estar entre 0 e 99.999.999,99'],
  ])('%j is refused', (cell, failure) => expect(readValue(cell)).toEqual({ failure }));
});

describe('pasted value lines', () => {
  it('are split by tabs, semicolons or spaces, ignoring a head, blank lines and further columns', () =>
    expect(read('Ativo\tValor\r\npetr4\t38,42\t1%\r\n\r\nWINZ26;158.430,00;x')).toEqual([
      [2, 'PETR4', 38.42, false],
      [4, 'WINZ26', 158_430, false],
    ]));

  it('may have their cells in quotes, as in a CSV file', () =>
    expect(read('"Ativo";"Valor"\n"petr4";"38,42";"1%"')).toEqual([[2, 'PETR4', 38.42, false]]));

  it('have their errors reported', () =>
    expect(read('PETR4 R$ 38,42\nNADA3 1\nWINZ26 abc\nPETR4 39\nWINZ26')).toEqual([
      [1, 'PETR4', 38.42, false],
      [2, 'NADA3', 1, 'Nenhuma operação em aberto deste ativo.'],
      [3, 'WINZ26', undefined, 'O valor não é um número.'],
      [4, 'PETR4', 39, 'Ativo repetido: vale a linha 1.'],
      [5, 'WINZ26', undefined, 'Ativo repetido: vale a linha 3.'],
    ]));

  it('far from the previous value need confirmation', () =>
    expect(read('PETR4\t384,2')).toEqual([[1, 'PETR4', 384.2, true]]));

  it('are sent unless they have an error, or are far and not confirmed', () => {
    const lines = pastedLines('PETR4\t384,2\nWINZ26\t158430\nNADA3\t1\nPETR4\t39\nPETR4\t40', open);
    const winz = { asset: 'WINZ26', current_value: 158_430 };
    expect(sentOf(lines, new Set())).toEqual([winz]);
    expect(sentOf(lines, new Set([1]))).toEqual([{ asset: 'PETR4', current_value: 384.2 }, winz]);
    expect(lines.at(-1)?.problem).toBe('Ativo repetido: vale a linha 1.');
  });

  it('show the previous value and the affected trades', () =>
    expect(pastedLines('PETR4\t39', open)[0]).toMatchObject({ before: 38, trades: 2 }));
});
