import type { Db } from '../../database/db.ts';
import { hasRow } from '../../database/has-row.ts';
import { newToken } from '../../crypto/tokens.ts';

/** Subscribed by default. */
export const wantsSummary = async (db: Db, clientId: number): Promise<boolean> =>
  (
    await db
      .selectFrom('weekly_summary_preference')
      .select('wanted')
      .where('client_id', '=', clientId)
      .executeTakeFirst()
  )?.wanted ?? true;

export async function setWanted(db: Db, clientId: number, wanted: boolean): Promise<void> {
  await db
    .insertInto('weekly_summary_preference')
    .values({ client_id: clientId, wanted, code: newToken() })
    .onConflict((clash) => clash.column('client_id').doUpdateSet({ wanted }))
    .execute();
}

/** Locked, with the code of the client's unsubscribe link, the same in every mail. */
export const summaryPreference = (db: Db, clientId: number): Promise<{ wanted: boolean; code: string }> =>
  db
    .insertInto('weekly_summary_preference')
    .values({ client_id: clientId, wanted: true, code: newToken() })
    .onConflict((clash) =>
      clash.column('client_id').doUpdateSet((eb) => ({ code: eb.ref('weekly_summary_preference.code') })),
    )
    .returning(['wanted', 'code'])
    .executeTakeFirstOrThrow();

/** Unsubscribes by the code, which can do nothing else. Returns whether it is valid. */
export const turnOff = (db: Db, code: string): Promise<boolean> =>
  hasRow(
    db.updateTable('weekly_summary_preference').set({ wanted: false }).where('code', '=', code).returning('client_id'),
  );

export const isCode = (db: Db, code: string): Promise<boolean> =>
  hasRow(db.selectFrom('weekly_summary_preference').select('client_id').where('code', '=', code));
