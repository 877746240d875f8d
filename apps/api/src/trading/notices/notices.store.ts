import { KEPT_NOTICES, type TraderNotice } from '@mirante/domain/trading/trader-notice.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** What is told of one change: the rest of a notice is its topic's. */
export type Told = Omit<TraderNotice, 'epoch' | 'sequence' | 'at'>;

/**
 * Adds changes to the history that panels follow, in `trx`: what rolls back was never told. Every process hears of it once it is committed. Others who
 * add to it wait until then, so it comes after the locks on what changed, and last.
 */
export async function insertNotices(trx: Db, changes: readonly Told[], at: Date): Promise<void> {
  if (changes.length === 0) return;
  const { epoch, sequence: last } = await trx
    .updateTable('trader_stream')
    .set((eb) => ({ sequence: eb('sequence', '+', changes.length) }))
    .returning(['epoch', 'sequence'])
    .executeTakeFirstOrThrow();
  const first = last - changes.length + 1;
  await trx
    .insertInto('trader_notice')
    .values(
      changes.map(({ id, topic, version, row }, n) => ({
        sequence: first + n,
        epoch,
        topic,
        record_id: id,
        version,
        at,
        row: row && JSON.stringify(row),
      })),
    )
    .execute();
  await trx
    .deleteFrom('trader_notice')
    .where('sequence', '<=', last - KEPT_NOTICES)
    .execute();
  await sql`select announce('trading')`.execute(trx);
}
