import { pastedCell } from './pasted-cell.ts';
import { dividendFields, type DividendField, type TypedDividend } from './dividend-sheet.ts';

interface Named {
  id: number;
  name: string;
}

/** The header names accepted for each column. */
const heads: Record<DividendField, readonly string[]> = {
  stock_portfolio_id: ['carteira', 'carteira id', 'id da carteira', 'portfolio'],
  code: ['codigo', 'papel', 'ativo', 'ticker', 'acao'],
  value: ['valor', 'valor r$', 'provento', 'dividendo', 'valor por acao'],
  with_date: ['data com', 'data-com', 'com'],
  payment_date: ['pagamento', 'data de pagamento', 'data pagamento', 'pago em'],
  yield_on_payment: ['yield no pagamento', 'yield pagamento', 'yield no pagamento %', 'yield', 'dy'],
  yield_on_cost: ['yield sobre o custo', 'yield on cost', 'yield custo', 'yield sobre o custo %', 'yoc'],
};

interface PastedDividends {
  lines: TypedDividend[];
  /** The header's names that are no column, or a column for the second time. */
  ignored: string[];
}

/**
 * Parses lines pasted from a spreadsheet: cells separated by tabs, or by semicolons as in a CSV. A header gives the
 * columns in any order; without one they are the sheet's own, with or without the leading portfolio. Cells that cannot
 * be parsed are kept as they are.
 */
export function readDividends(text: string, portfolios: readonly Named[]): PastedDividends {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const parting = lines.some((line) => line.includes('\t')) ? '\t' : ';';
  const rows = lines.map((line) => line.split(parting).map(pastedCell));
  const names = rows[0] ?? [];
  const head = headOf(names);
  const body = head ? rows.slice(1) : rows;
  const columns = head ?? columnsOf(body, portfolios);
  return {
    lines: body.map((cells) => lineOf(columns, cells, portfolios)),
    ignored: head ? names.filter((name, i) => name !== '' && (!head[i] || head.indexOf(head[i]) < i)) : [],
  };
}

const key = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}|[().:*]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();

function headOf(cells: readonly string[]): (DividendField | undefined)[] | undefined {
  const columns = cells.map((cell) =>
    dividendFields.find((field) => field === cell || heads[field].includes(key(cell))),
  );
  return columns.filter(Boolean).length >= 2 ? columns : undefined;
}

/** There is a portfolio column if a first cell names a portfolio, or a row is as wide as the sheet. */
function columnsOf(rows: readonly string[][], portfolios: readonly Named[]): readonly DividendField[] {
  const withPortfolio = rows.some(
    (cells) => cells.length >= dividendFields.length || portfolioIn(cells[0] ?? '', portfolios) !== undefined,
  );
  return withPortfolio ? dividendFields : dividendFields.slice(1);
}

function lineOf(
  columns: readonly (DividendField | undefined)[],
  cells: readonly string[],
  portfolios: readonly Named[],
): TypedDividend {
  const cell = (field: DividendField): string => cells[columns.indexOf(field)] ?? '';
  const named = cell('stock_portfolio_id');
  const portfolio = portfolioIn(named, portfolios);
  return {
    stock_portfolio_id: portfolio === undefined ? '' : String(portfolio.id),
    ...(portfolio === undefined && named !== '' && { unknown_portfolio: named }),
    code: cell('code').toUpperCase(),
    value: amount(cell('value')),
    with_date: day(cell('with_date')),
    payment_date: isUnknown(cell('payment_date')) ? '' : day(cell('payment_date')),
    yield_on_payment: amount(cell('yield_on_payment')),
    yield_on_cost: amount(cell('yield_on_cost')),
  };
}

const portfolioIn = (cell: string, portfolios: readonly Named[]): Named | undefined =>
  portfolios.find(({ id, name }) => String(id) === cell || key(name) === key(cell));
const isUnknown = (cell: string): boolean => ['', '-', '–', '—', 'a definir'].includes(cell.toLowerCase());
const amount = (cell: string): string => cell.replaceAll(/R\$|%|\s/g, '');
/** `1/8/2026` and `2026-08-01` in the sheet's format. */
const day = (cell: string): string =>
  cell
    .replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1')
    .replace(
      /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/,
      (_all, date: string, month: string, year: string) => `${date.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`,
    );
