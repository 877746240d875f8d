import { dayFromTyped, numberFromTyped } from '../typed-number.ts';

/** In the column order of the sheet, and of pastes without a header. */
export const dividendFields = [
  'stock_portfolio_id',
  'code',
  'value',
  'with_date',
  'payment_date',
  'yield_on_payment',
  'yield_on_cost',
] as const;
export type DividendField = (typeof dividendFields)[number];

/** A dividend as typed: `1.234,56`, `20/11/2026`. */
export type TypedDividend = Record<DividendField, string> & {
  /** What was pasted as the portfolio and names none. */
  unknown_portfolio?: string;
};
export type DividendLine = TypedDividend & { key: number };
/** The dividends to create, as typed. There is always at least one line. */
export interface DividendSheet {
  lines: readonly DividendLine[];
  nextKey: number;
}

export type SheetChange =
  | { do: 'write'; key: number; field: DividendField; text: string }
  | { do: 'add' }
  | { do: 'duplicate last' }
  | { do: 'remove'; key: number }
  | { do: 'take'; lines: readonly TypedDividend[] }
  | { do: 'clear' };

const blank: TypedDividend = {
  stock_portfolio_id: '',
  code: '',
  value: '',
  with_date: '',
  payment_date: '',
  yield_on_payment: '',
  yield_on_cost: '',
};
const isBlank = (line: TypedDividend): boolean => dividendFields.every((field) => line[field] === '');
export const isTyped = ({ lines }: DividendSheet): boolean => lines.some((line) => !isBlank(line));

export const emptySheet: DividendSheet = { lines: [{ ...blank, key: 1 }], nextKey: 2 };

export function changeSheet(sheet: DividendSheet, change: SheetChange): DividendSheet {
  const { lines } = sheet;
  switch (change.do) {
    case 'write':
      return {
        ...sheet,
        lines: lines.map((line) =>
          line.key === change.key
            ? { ...line, [change.field]: change.field === 'code' ? change.text.toUpperCase() : change.text }
            : line,
        ),
      };
    case 'add':
      return append(sheet, [blank]);
    case 'duplicate last':
      return append(sheet, [lines.at(-1) ?? blank]);
    case 'remove':
      return lines.length === 1 ? sheet : { ...sheet, lines: lines.filter(({ key }) => key !== change.key) };
    case 'take':
      return append({ ...sheet, lines: lines.filter((line) => !isBlank(line)) }, change.lines);
    case 'clear':
      return append({ ...sheet, lines: [] }, [blank]);
  }
}

const append = ({ lines, nextKey }: DividendSheet, more: readonly TypedDividend[]): DividendSheet => ({
  lines: [...lines, ...more.map((line, i) => ({ ...line, key: nextKey + i }))],
  nextKey: nextKey + more.length,
});

/** The sheet of a stored draft; undefined if it is blank or malformed: an older version may have written it. */
export function sheetOfDraft(draft: unknown): DividendSheet | undefined {
  const { lines } = (draft ?? {}) as { lines?: unknown };
  if (!Array.isArray(lines)) return undefined;
  const typed = lines.map((line: Partial<TypedDividend> | null): TypedDividend => ({ ...blank, ...line }));
  return typed.every(isBlank) ? undefined : append({ lines: [], nextKey: 1 }, typed);
}

/** The values to send: numbers and calendar days. Unparsable ones stay invalid, for validation to refuse. */
export const dividendOf = (line: TypedDividend) => ({
  stock_portfolio_id: line.stock_portfolio_id === '' ? undefined : Number(line.stock_portfolio_id),
  code: line.code.trim(),
  value: numberFromTyped(line.value),
  with_date: dayFromTyped(line.with_date),
  payment_date: line.payment_date.trim() === '' ? null : dayFromTyped(line.payment_date),
  yield_on_payment: numberFromTyped(line.yield_on_payment),
  yield_on_cost: numberFromTyped(line.yield_on_cost),
});

/** The lines that repeat the portfolio, code, value and data com of an earlier one. */
export function duplicatesIn(lines: readonly DividendLine[]): Set<number> {
  const seen = new Set<string>();
  const again = lines.filter((line) => {
    const { stock_portfolio_id, code, value, with_date } = dividendOf(line);
    return seen.size === seen.add([stock_portfolio_id, code, value, with_date].join(' ')).size;
  });
  return new Set(again.map(({ key }) => key));
}
