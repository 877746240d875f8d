import type { RecordCall } from '@mirante/domain/investments/record.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { createDividend } from '../../testing/investments-factory.ts';
import { createCode, createRecordedItem, createStockPortfolio } from '../../testing/record-factory.ts';

const now = new Date('2026-11-25T15:00:00Z');
const api = await testApi({ now: () => now });
const { db } = api;

/** The dividends of each public call, and the number of those whose stored result is not its due one. */
async function dividends() {
  const { items } = (await api.get('/api/v1/record')).json<Page<RecordCall>>();
  const { rows: stale } = await sql`
    select from record_call call, result_of(call) due
    where public_from is not null and (call.dividends, call.result) is distinct from (due.dividends, due.result)`.execute(
    db,
  );
  return [Object.fromEntries(items.map(({ code, dividends: paid }) => [code, paid])), stale.length];
}

it('a closed recommendation has no dividends of another paper that had its code before, or got it since', async () => {
  const { id } = await createStockPortfolio(db);
  const closed = { date_out: '2026-06-01', price_out: 11 };
  const renamed = await createCode(db, 'ATUAL3');
  await createRecordedItem(db, id, renamed.id, closed);
  await createDividend(db, id, { code: 'REUSADO3', with_date: '2026-03-10', value: 1 });
  await createDividend(db, id, { code: 'REUSADO3', with_date: '2026-05-04', value: 2 });
  const change = { kind: 'ticker_change', factor: 1, created_at: now, updated_at: now } as const;
  await db
    .insertInto('corporate_action')
    .values({ ...change, stock_code_id: renamed.id, day: '2026-04-01', old_code: 'REUSADO3' })
    .execute();
  expect(await dividends()).toEqual([{ ATUAL3: 3 }, 0]);

  const heir = await createCode(db, 'REUSADO3');
  await createRecordedItem(db, id, heir.id, closed);
  expect(await dividends()).toEqual([{ ATUAL3: 1, REUSADO3: 2 }, 0]);
  await db.updateTable('corporate_action').set({ day: '2026-03-03' }).execute();
  expect(await dividends()).toEqual([{ ATUAL3: 0, REUSADO3: 3 }, 0]);
  await db.updateTable('stock_code').set({ code: 'OUTRO3' }).where('id', '=', heir.id).execute();
  expect(await dividends()).toMatchObject([{ ATUAL3: 3 }, 0]);
});
