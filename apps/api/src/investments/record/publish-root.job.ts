import { addDays, dayInSaoPaulo, startOfDay } from '@mirante/domain/dates.ts';
import { brand } from '@mirante/domain/house/brand.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { summaryTexts } from '../../gateways/mail/summary-texts.ts';
import { asJson } from '../../records/json.ts';
import type { Services } from '../../services.ts';
import { lastEntry } from './chain.store.ts';

/**
 * Records the chain's hash at the end of yesterday, and mails it to the house. Once a day, however often and wherever
 * it runs. Throws if the chain is invalid: nothing invalid is published.
 */
export async function publishRecordRoot({ db, jobs, now }: Services): Promise<void> {
  const fault = await db.selectFrom('record_fault').select('sequence').orderBy('sequence').limit(1).executeTakeFirst();
  if (fault) throw new Error(`the chain of recommendations does not hold at entry ${fault.sequence}`);
  const created = now();
  await inTransaction(db, async (trx) => {
    const today = dayInSaoPaulo(created);
    const last = await lastEntry(trx, startOfDay(today));
    if (!last) return;
    const root = await trx
      .insertInto('record_root')
      .values({
        day: addDays(today, -1),
        sequence: last.sequence,
        hash: last.hash,
        created_at: created,
      })
      .onConflict((clash) => clash.column('day').doNothing())
      .returning(['day', 'sequence', 'hash', 'created_at'])
      .executeTakeFirst();
    if (root) await jobs.add(trx, 'mail', summaryTexts.recordRoot({ email: brand.security_email, root: asJson(root) }));
  });
}
