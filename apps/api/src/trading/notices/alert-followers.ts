import { tradeAlertLabels, type TradeAlertKind } from '@mirante/domain/messaging/trade-alert-kinds.ts';
import { alertsOf, alertWords, type TradeAlert } from '@mirante/domain/trading/trade-alert.ts';
import { tradeName } from '@mirante/domain/trading/trade-event.ts';
import type { TradeRow } from '@mirante/domain/trading/trade.ts';
import { undoneWords } from '@mirante/domain/trading/undo.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Services } from '../../services.ts';
import { alertSubscribers } from './alert-subscribers.ts';

interface Changed {
  was: TradeRow | undefined;
  is: TradeRow | undefined;
  /** The event that it undoes. */
  undoes?: { created_at: Date };
  /** All subscribers are notified of its status. */
  areSubscribersNotified?: boolean;
}
const ofStatus = new Set<TradeAlertKind>(['triggered', 'finished']);

/**
 * Alerts followers of these trades on commit of `trx`, of an undone alert too. Whoever changes a trade locks it, so that
 * concurrent changes are ordered.
 */
export async function alertFollowers(
  trx: Db,
  services: Pick<Services, 'jobs' | 'now'>,
  changes: readonly Changed[],
): Promise<void> {
  for (const { was, is, undoes, areSubscribersNotified } of changes) {
    if (!was || !is) continue;
    for (const kind of undoes ? await withdrawAlerts(trx, is.id, undoes.created_at) : [])
      await alertSubscribers(trx, services, {
        content: 'trade',
        content_id: is.id,
        alert: kind,
        title: `${tradeName(is)}: alerta desfeito`,
        message: undoneWords(tradeAlertLabels[kind]),
      });
    for (const alert of alertsOf(was, is)) {
      if (areSubscribersNotified && ofStatus.has(alert.kind)) continue;
      if (!(await claimAlert(trx, is.id, alert, services.now()))) continue;
      await alertSubscribers(trx, services, {
        content: 'trade',
        content_id: is.id,
        alert: alert.kind,
        title: `${tradeName(is)}: ${tradeAlertLabels[alert.kind]}`,
        message: alertWords(alert.kind, is).detail,
      });
    }
  }
}

/** Forgets the alerts of an event at this time, so that they are due again. Returns their kinds. */
async function withdrawAlerts(trx: Db, tradeId: number, at: Date): Promise<TradeAlertKind[]> {
  const withdrawn = await trx
    .deleteFrom('trade_alert')
    .where('trade_id', '=', tradeId)
    .where('at', '=', at)
    .returning('kind')
    .execute();
  return withdrawn.map(({ kind }) => kind);
}

/** Records the alert; returns whether it is new and the trade has followers. */
async function claimAlert(trx: Db, tradeId: number, { kind, value }: TradeAlert, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into trade_alert (trade_id, kind, value, at)
    select ${tradeId}, ${kind}, ${value}, ${at} where exists (select from trade_follow where trade_id = ${tradeId})
    on conflict do nothing`.execute(trx);
  return numAffectedRows === 1n;
}
