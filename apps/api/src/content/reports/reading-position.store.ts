import type { PositionForm } from '@mirante/contract/content/reading-position.form.ts';
import type { ReadingPosition } from '@mirante/domain/content/report.ts';
import type { Db } from '../../database/db.ts';

export const positionOf = async (db: Db, clientId: number, reportId: number): Promise<ReadingPosition | null> =>
  (await db
    .selectFrom('report_position')
    .select(['page', 'version'])
    .where('client_id', '=', clientId)
    .where('report_id', '=', reportId)
    .executeTakeFirst()) ?? null;

/** The last write wins, from whatever device. */
export const savePosition = (
  db: Db,
  { clientId, reportId }: { clientId: number; reportId: number },
  position: PositionForm,
  now: Date,
): Promise<unknown> =>
  db
    .insertInto('report_position')
    .values({ client_id: clientId, report_id: reportId, ...position, updated_at: now })
    .onConflict((clash) => clash.columns(['client_id', 'report_id']).doUpdateSet({ ...position, updated_at: now }))
    .execute();
