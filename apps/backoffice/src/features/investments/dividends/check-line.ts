import { dividendForm } from '@mirante/contract/investments/dividends.form.ts';
import { dividendOf, type DividendField, type DividendLine } from '@mirante/domain/investments/dividend-sheet.ts';
import { ValidationError } from 'yup';

/** What is wrong with a line, by its cells; with the line as a whole under `line`. */
export type Mistakes = Partial<Record<DividendField | 'line', string>>;

// A line that has not changed is the same object: only the one being typed in is read anew.
const known = new WeakMap<DividendLine, Mistakes>();

/** Reads a line by the rules that the server reads it by. */
export function mistakesIn(line: DividendLine): Mistakes {
  const read = known.get(line) ?? check(line);
  known.set(line, read);
  return read;
}

export const isWrong = (mistakes: Mistakes): boolean => Object.keys(mistakes).length > 0;

function check(line: DividendLine): Mistakes {
  try {
    dividendForm.validateSync(dividendOf(line), { abortEarly: false, context: { body: true } });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path ?? 'line', message]).toReversed());
  }
}
