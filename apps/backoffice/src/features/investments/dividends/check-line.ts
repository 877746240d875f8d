import { dividendForm } from '@mirante/contract/investments/dividends.form.ts';
import { dividendOf, type DividendField, type DividendLine } from '@mirante/domain/investments/dividend-sheet.ts';
import { ValidationError } from 'yup';

/** A line's errors by cell; an error of the whole line is under `line`. */
export type Mistakes = Partial<Record<DividendField | 'line', string>>;

// An unchanged line is the same object: only the edited one is validated again.
const known = new WeakMap<DividendLine, Mistakes>();

/** Validates a line by the server's rules. */
export function mistakesIn(line: DividendLine): Mistakes {
  const read = known.get(line) ?? check(line);
  known.set(line, read);
  return read;
}

export const isWrong = (mistakes: Mistakes): boolean => Object.keys(mistakes).length > 0;

const unknownPortfolio = ({ stock_portfolio_id, unknown_portfolio }: DividendLine): Mistakes =>
  stock_portfolio_id === '' && unknown_portfolio
    ? { stock_portfolio_id: `Carteira desconhecida: ${unknown_portfolio}` }
    : {};

function check(line: DividendLine): Mistakes {
  try {
    dividendForm.validateSync(dividendOf(line), { abortEarly: false, context: { body: true } });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const mistakes = error.inner.map(({ path, message }) => [path ?? 'line', message]).toReversed();
    return { ...Object.fromEntries(mistakes), ...unknownPortfolio(line) };
  }
}
