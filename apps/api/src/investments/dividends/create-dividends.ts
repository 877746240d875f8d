import type { Input } from '@mirante/contract/http.ts';
import type { dividends } from '@mirante/contract/investments/dividends.ts';
import type { FieldError } from '@mirante/contract/problem.ts';
import { invalidFields, Refusal } from '../../http/refusal.ts';
import type { CreatedDividends } from '@mirante/domain/investments/dividend.ts';
import type { Call } from '../../http/serve.ts';
import type { Db } from '../../database/db.ts';
import { runIdempotently } from '../../http/run-idempotently.ts';
import { repeatableOf } from '../../records/handlers.ts';
import * as store from './dividends.store.ts';

type New = Input<typeof dividends.createDividends>['dividends'][number];

/** All or none, once for an idempotency key: an existing or repeated one refuses the others too. */
export const createDividends = (call: Call<typeof dividends.createDividends>): Promise<CreatedDividends> =>
  call.db
    .transaction()
    .execute((trx) =>
      runIdempotently(trx, { call: repeatableOf(call), now: call.now() }, () =>
        insertAll(trx, call.input.dividends, call.now()),
      ),
    );

async function insertAll(trx: Db, rows: readonly New[], at: Date): Promise<CreatedDividends> {
  const portfolios = await store.portfoliosAmong(
    trx,
    rows.map((row) => row.stock_portfolio_id),
  );
  const unknownPortfolios = errorsOf(
    rows,
    (row) => !portfolios.has(row.stock_portfolio_id),
    'stock_portfolio_id',
    'Carteira não encontrada.',
  );
  if (unknownPortfolios.length > 0) throw invalidFields(unknownPortfolios);

  const seen = new Set<string>();
  refuseDuplicates(
    errorsOf(rows, (row) => seen.size === seen.add(keyOf(row)).size, undefined, 'Repetido nesta lista.'),
  );

  // A fixed order, so that concurrent calls with the same ones cannot deadlock.
  const inOrder = rows
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
    .map((row) => ({ ...row, created_at: at, updated_at: at }));
  const added = new Set((await store.addNew(trx, inOrder)).map(keyOf));
  refuseDuplicates(errorsOf(rows, (row) => !added.has(keyOf(row)), undefined, 'Já existe.'));
  return {
    created: rows.length,
    unknown_codes: await store.unknownCodesAmong(
      trx,
      rows.map(({ code }) => code),
    ),
  };
}

const keyOf = ({ stock_portfolio_id, code, value, with_date }: store.DividendKey): string =>
  [stock_portfolio_id, code, value, with_date].join(' ');

const errorsOf = (
  rows: readonly New[],
  isWrong: (row: New) => boolean,
  field: string | undefined,
  message: string,
): FieldError[] =>
  rows.flatMap((row, i) => (isWrong(row) ? [{ path: `dividends[${i}]${field ? `.${field}` : ''}`, message }] : []));

function refuseDuplicates(errors: FieldError[]): void {
  if (errors.length > 0) throw duplicated(errors);
}

export const duplicated = (errors: FieldError[] = []): Refusal =>
  new Refusal('duplicated_dividends', 'Existem dividendos duplicados.', { errors });
