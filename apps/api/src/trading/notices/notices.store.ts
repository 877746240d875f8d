import { KEPT_NOTICES, type TraderNotice } from '@mirante/domain/trading/trader-notice.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** A notice of one change: the rest depends on its topic. */
export type NewNotice = Omit<TraderNotice, 'epoch' | 'sequence' | 'at'>;

/**
 * Adds changes to the panels' history in `trx`; a rollback discards them. Every process is notified on commit. Other
 * writers wait until then, so it is called last, after the locks on what changed.
 */
export async function insertNotices(trx: Db, changes: readonly NewNotice[], at: Date): Promise<void> {
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
