import { KEPT_NOTICES, type TraderNotice, type TraderTopic } from '@mirante/domain/trading/trader-notice.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** What is told of one change: the rest of a notice is its topic's. */
export type Told = Omit<TraderNotice, 'epoch' | 'sequence' | 'at'>;

/**
 * Writes changes into the histories of their topics, in `trx`: what rolls back was never told. Every process hears of it once it is committed. Others who
 * write of the same topics wait until then, so it comes after the locks on what changed, and last.
 */
export async function announce(trx: Db, changes: readonly Told[], at: Date): Promise<void> {
  if (changes.length === 0) return;
  // In one order, so that no two wait for each other.
  for (const topic of [...new Set(changes.map((change) => change.topic))].toSorted())
    await addTo(
      trx,
      topic,
      changes.filter((change) => change.topic === topic).map((change) => ({ ...change, at })),
    );
  await sql`select announce('trading')`.execute(trx);
}

async function addTo(trx: Db, topic: TraderTopic, changes: readonly (Told & { at: Date })[]): Promise<void> {
  const { epoch, sequence: last } = await trx
    .updateTable('trader_topic')
    .set((eb) => ({ sequence: eb('sequence', '+', changes.length) }))
    .where('topic', '=', topic)
    .returning(['epoch', 'sequence'])
    .executeTakeFirstOrThrow();
  const first = last - changes.length + 1;
  await trx
    .insertInto('trader_notice')
    .values(
      changes.map(({ id, version, row, at }, n) => ({
        topic,
        epoch,
        sequence: first + n,
        record_id: id,
        version,
        at,
        row: row && JSON.stringify(row),
      })),
    )
    .execute();
  await trx
    .deleteFrom('trader_notice')
    .where('topic', '=', topic)
    .where('sequence', '<=', last - KEPT_NOTICES)
    .execute();
}
