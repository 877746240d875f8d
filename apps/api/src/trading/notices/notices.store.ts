import { KEPT_NOTICES, type NoticedRow, type TraderTopic } from '@mirante/domain/trading/trader-notice.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** A change of a trade or of a message, with its row as subscribers see it from then on. */
export interface Told {
  topic: TraderTopic;
  id: number;
  version: number;
  row: NoticedRow;
}

/**
 * Writes changes into the panel's history, in `trx`: what rolls back was never told. Every process hears of it once it is committed. Others who write
 * there wait until then, so this comes last, after the locks on what changed.
 */
export async function announce(trx: Db, changes: readonly Told[], at: Date): Promise<void> {
  if (changes.length === 0) return;
  const { epoch, sequence: last } = await trx
    .updateTable('trader_history')
    .set((eb) => ({ sequence: eb('sequence', '+', changes.length) }))
    .returning(['epoch', 'sequence'])
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('trader_notice')
    .values(
      changes.map(({ topic, id, version, row }, n) => ({
        sequence: last - changes.length + 1 + n,
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
