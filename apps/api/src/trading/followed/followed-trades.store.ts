import { dayInSaoPaulo, startOfDay } from '@mirante/domain/dates.ts';
import { tradeAlertKinds, type TradeAlertKind } from '@mirante/domain/messaging/trade-alert-kinds.ts';
import type { FollowedTrades } from '@mirante/domain/trading/trade-alert.ts';
import { openStatuses } from '@mirante/domain/trading/trade.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export async function followedBy(db: Db, clientId: number, now: Date): Promise<FollowedTrades> {
  const [trades, choice] = await Promise.all([
    db
      .selectFrom('trade_follow')
      .innerJoin('trade', 'trade.id', 'trade_id')
      .select('trade_id')
      .where('client_id', '=', clientId)
      .where((eb) => eb.or([eb('status', 'in', openStatuses), eb('finished_at', '>=', startOfDay(dayInSaoPaulo(now)))]))
      .orderBy('trade_id')
      .execute(),
    db.selectFrom('trade_alert_choice').select('kinds').where('client_id', '=', clientId).executeTakeFirst(),
  ]);
  return {
    trades: trades.map(({ trade_id }) => trade_id),
    alerts: tradeAlertKinds.filter((kind) => !choice || choice.kinds.includes(kind)),
  };
}

/** Idempotent; returns whether the trade exists. */
export async function follow(db: Db, clientId: number, tradeId: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    with followed as (
      insert into trade_follow (client_id, trade_id, created_at)
      select ${clientId}, id, ${now} from trade where id = ${tradeId} on conflict do nothing
    )
    select id from trade where id = ${tradeId}`.execute(db);
  return rows.length > 0;
}

export async function unfollow(db: Db, clientId: number, tradeId: number): Promise<void> {
  await db.deleteFrom('trade_follow').where('client_id', '=', clientId).where('trade_id', '=', tradeId).execute();
}

export async function choose(db: Db, clientId: number, kinds: readonly TradeAlertKind[]): Promise<void> {
  await db
    .insertInto('trade_alert_choice')
    .values({ client_id: clientId, kinds: [...new Set(kinds)] })
    .onConflict((clash) => clash.column('client_id').doUpdateSet((eb) => ({ kinds: eb.ref('excluded.kinds') })))
    .execute();
}
