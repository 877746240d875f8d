import { describe, expect, it } from 'vitest';
import { readDividends } from './dividend-paste.ts';
import {
  changeSheet,
  dividendOf,
  duplicatesIn,
  emptySheet,
  isTyped,
  sheetOfDraft,
  type DividendSheet,
  type SheetChange,
  type TypedDividend,
} from './dividend-sheet.ts';
import { dayFromTyped, numberFromTyped } from '../typed-number.ts';

it.each([
  ['1.234,56', 1234.56],
  ['0,21045678', 0.21045678],
  ['R$ 1.234.567,8', 1_234_567.8],
  ['2,05%', 2.05],
  ['12', 12],
  ['1.234', 1234],
  [' 7 ', 7],
  ['-3,5', -3.5],
  ['', undefined],
  ['0.5', NaN],
  ['1.23', NaN],
  ['1,234.56', NaN],
  ['12.3456,7', NaN],
  ['abc', NaN],
  ['1e3', NaN],
  ['1,', NaN],
])('dividend sheet: reads the number %j as %j', (typed, value) => {
  expect(numberFromTyped(typed)).toBe(value);
});

it.each([
  ['20/11/2026', '2026-11-20'],
  ['1/8/2026', '2026-08-01'],
  ['2026-08-01', '2026-08-01'],
  ['31/02', '31/02'],
  ['', ''],
])('dividend sheet: reads the day %j as %j', (typed, value) => {
  expect(dayFromTyped(typed)).toBe(value);
});

const after = (...changes: SheetChange[]): DividendSheet => changes.reduce(changeSheet, emptySheet);
const typed: TypedDividend = {
  stock_portfolio_id: '1',
  code: 'ITSA4',
  value: '0,2',
  with_date: '20/11/2026',
  payment_date: '',
  yield_on_payment: '2',
  yield_on_cost: '3',
};

describe('the sheet of dividends', () => {
  it('upper-cases codes', () => {
    expect(after({ do: 'write', key: 1, field: 'code', text: 'itsa4' }).lines).toMatchObject([{ code: 'ITSA4' }]);
  });

  it('duplicates the last line under a new key', () => {
    const { lines } = after(
      { do: 'take', lines: [typed] },
      { do: 'add' },
      { do: 'write', key: 3, field: 'code', text: 'PETR4' },
      { do: 'duplicate last' },
    );
    expect(lines.map(({ key, code }) => [key, code])).toEqual([
      [2, 'ITSA4'],
      [3, 'PETR4'],
      [4, 'PETR4'],
    ]);
  });

  it('never removes its last line', () => {
    expect(after({ do: 'remove', key: 1 })).toBe(emptySheet);
    const { lines } = after({ do: 'add' }, { do: 'remove', key: 1 }, { do: 'remove', key: 2 });
    expect(lines.map(({ key }) => key)).toEqual([2]);
  });

  it('inserts lines after the filled ones, replacing blank ones', () => {
    const { lines } = after(
      { do: 'write', key: 1, field: 'code', text: 'BBAS3' },
      { do: 'add' },
      { do: 'take', lines: [typed, typed] },
    );
    expect(lines.map(({ code }) => code)).toEqual(['BBAS3', 'ITSA4', 'ITSA4']);
    expect(new Set(lines.map(({ key }) => key)).size).toBe(3);
  });

  it('detects duplicates by portfolio, code, value and ex-date, however written', () => {
    const { lines } = after({
      do: 'take',
      lines: [
        typed,
        { ...typed, value: '0,20', yield_on_cost: '9' },
        { ...typed, with_date: '21/11/2026' },
        { ...typed, stock_portfolio_id: '2' },
      ],
    });
    expect([...duplicatesIn(lines)]).toEqual([lines[1]!.key]);
  });

  it('sends numbers and calendar days, and null for an unknown payment day', () => {
    expect(dividendOf(typed)).toEqual({
      stock_portfolio_id: 1,
      code: 'ITSA4',
      value: 0.2,
      with_date: '2026-11-20',
      payment_date: null,
      yield_on_payment: 2,
      yield_on_cost: 3,
    });
  });
});

const portfolios = [
  { id: 1, name: 'Carteira Dividendos' },
  { id: 5, name: 'Previdência em Ações' },
];
const read = (...lines: string[]) => readDividends(lines.join('\n'), portfolios).lines;

describe('dividend lines pasted from a spreadsheet', () => {
  const itsa: TypedDividend = {
    stock_portfolio_id: '5',
    code: 'ITSA4',
    value: '1.234,56',
    with_date: '20/11/2026',
    payment_date: '15/12/2026',
    yield_on_payment: '2,05',
    yield_on_cost: '2,4',
  };

  it("are read in the sheet's order, portfolios by id or by name without accents", () => {
    expect(
      read(
        'previdencia em acoes\titsa4\tR$ 1.234,56\t20/11/2026\t15/12/2026\t2,05%\t2,4%',
        '5\tITSA4\t1.234,56\t20/11/2026\t15/12/2026\t2,05\t2,4',
      ),
    ).toEqual([itsa, itsa]);
  });

  it('may omit the portfolio, to be chosen afterwards', () => {
    expect(read('ITSA4\t1.234,56\t20/11/2026\t15/12/2026\t2,05\t2,4')).toEqual([{ ...itsa, stock_portfolio_id: '' }]);
  });

  it('may have a head, with columns in any order', () => {
    expect(
      read(
        'Data Com\tPapel\tCarteira\tNota\tValor (R$)\tData de pagamento\tYield no pagamento (%)\tYield on cost',
        '20/11/2026\tITSA4\t5\tx\t1.234,56\t15/12/2026\t2,05\t2,4',
      ),
    ).toEqual([itsa]);
  });

  it('name the columns of their head that are unknown or repeated', () => {
    const ignoredIn = (head: string) => readDividends(`${head}\n`, portfolios).ignored;
    expect(ignoredIn('Papel\tValor\tDt. pgto\t\tTicker\tObs')).toEqual(['Dt. pgto', 'Ticker', 'Obs']);
    expect(ignoredIn('Papel\tValor\tPagamento')).toEqual([]);
    expect(ignoredIn('ITSA4\t1,5\t20/11/2026')).toEqual([]);
  });

  it('keep the name of an unknown portfolio', () => {
    expect(read('Carteira\tCódigo\tValor', 'Small Caps\tITSA4\t1,5', '\tITSA4\t1,5')).toMatchObject([
      { stock_portfolio_id: '', unknown_portfolio: 'Small Caps' },
      { stock_portfolio_id: '' },
    ]);
  });

  it('may be quoted CSV with CRLF', () => {
    expect(read('"5";"ITSA4";"1.234,56";"20/11/2026";"15/12/2026";"2,05";"2,4"\r\n\r\n')).toEqual([itsa]);
  });

  it.each(['', '-', '—', 'A definir'])('have no payment day for %j', (cell) => {
    expect(read(`5\tITSA4\t1.234,56\t20/11/2026\t${cell}\t2,05\t2,4`)).toEqual([{ ...itsa, payment_date: '' }]);
  });

  it('have their days zero-padded, and keep unreadable cells as typed', () => {
    expect(read('9\tITSA4\tabc\t1/8/2026\t2026-12-15\t2,05')).toEqual([
      {
        stock_portfolio_id: '',
        code: '9',
        value: 'ITSA4',
        with_date: 'abc',
        payment_date: '01/08/2026',
        yield_on_payment: '2026-12-15',
        yield_on_cost: '2,05',
      },
    ]);
    expect(read('9\tITSA4\tabc\t1/8/2026\t2026-12-15\t2,05\t2,4')).toEqual([
      {
        ...itsa,
        stock_portfolio_id: '',
        unknown_portfolio: '9',
        value: 'abc',
        with_date: '01/08/2026',
        payment_date: '15/12/2026',
      },
    ]);
  });

  it('are none for an empty text', () => {
    expect(read('', '  ', '\t')).toEqual([]);
    expect(read('Carteira\tCódigo\tValor')).toEqual([]);
  });
});

describe('the draft of a dividend sheet', () => {
  const begun = changeSheet(emptySheet, { do: 'write', key: 1, field: 'code', text: 'itsa4' });

  it('restores the sheet', () => {
    const again = sheetOfDraft(JSON.parse(JSON.stringify(begun)))!;
    expect(again).toEqual(begun);
    expect(changeSheet(again, { do: 'add' }).lines.map(({ key }) => key)).toEqual([1, 2]);
  });

  it.each([undefined, null, 7, {}, { lines: 'x' }, { lines: [] }, { lines: [null] }, emptySheet])(
    'is ignored when it is %j',
    (draft) => {
      expect(sheetOfDraft(draft)).toBeUndefined();
    },
  );

  it('leaves one blank line when discarded', () => {
    const cleared = changeSheet(begun, { do: 'clear' });
    expect(isTyped(cleared)).toBe(false);
    expect(cleared.lines).toHaveLength(1);
  });
});
