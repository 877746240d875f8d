import type { TradeChange as Typed, TradeForm } from '@mirante/contract/trading/trades.form.ts';
import type { trades } from '@mirante/contract/trading/trades.ts';
import { momentOf } from '@mirante/domain/dates.ts';
import { nameOf } from '@mirante/domain/house/audit.ts';
import { boardMessageOf } from '@mirante/domain/trading/board-message.ts';
import { eventOf, tradeName } from '@mirante/domain/trading/trade-event.ts';
import { brokenTradeRules } from '@mirante/domain/trading/trade-rules.ts';
import { momentFields, type Trade, type TradeRow } from '@mirante/domain/trading/trade.ts';
import type { Db } from '../../database/db.ts';
import { invalidFields, or404 } from '../../http/refusal.ts';
import type { Call } from '../../http/serve.ts';
import { omitUndefined } from '../../records/omit-undefined.ts';
import type { Services } from '../../services.ts';
import { publishMessage } from '../board/publish-message.ts';
import { alertSubscribers } from '../notices/alert-subscribers.ts';
import { publishTradeChanges } from './publish-trade-changes.ts';
import { findRow } from './trade-rows.ts';
import * as store from './trades.store.ts';

export async function insertTrade(trx: Db, call: Call<typeof trades.createTrade>): Promise<number> {
  const { create_message, event, ...typed } = call.input;
  const at = call.now();
  const id = await store.insert(trx, {
    ...written(typed),
    ...(typed.current_value !== null && typed.current_value !== undefined && { value_at: at }),
    ...(typed.status === 'finished' && { finished_at: at }),
    created_at: at,
    updated_at: at,
  } as TradeForm & { created_at: Date; updated_at: Date });
  const is = (await findRow(trx, id))!;
  await publishChange(trx, call, { was: undefined, is, event: event || eventOf(undefined, is), create_message });
  return id;
}

/** @throws {Refusal} 422 if it lacks what its status needs. */
export async function saveTrade(trx: Db, call: Call<typeof trades.editTrade>, current: Trade): Promise<void> {
  const { create_message, event, ...typed } = call.input;
  refuseBroken({ ...current, ...omitUndefined(typed) });
  const values = written(typed);
  if (!event && !create_message && !differs(values, current)) return;
  const at = call.now();
  const status = typed.status ?? current.status;
  const is = await store.update(trx, current.id, {
    ...values,
    ...(typed.current_value !== undefined && typed.current_value !== current.current_value && { value_at: at }),
    finished_at: status === 'finished' ? (current.finished_at ?? at) : null,
    revision: current.revision + 1,
    updated_at: at,
  });
  await publishChange(trx, call, { was: current, is, event: event || eventOf(current, is), create_message });
}

/** Removes its history too; panels are notified. */
export const removeTrade = ({
  db,
  params: { id },
  viewer,
  jobs,
  now,
}: Call<typeof trades.removeTrade>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await store.lock(trx, id);
    const was = or404(await findRow(trx, id), nameOf('trade'));
    await store.remove(trx, id);
    await publishTradeChanges(trx, [{ was, is: undefined, event: '' }], { userId: viewer.id, jobs, at: now() });
  });

interface SavedChange {
  was: TradeRow | undefined;
  is: TradeRow;
  event: string;
  create_message: boolean | undefined;
}
type PublishContext = Pick<Services, 'jobs' | 'now'> & { viewer: { id: number } };

/** Notifies subscribers of a trade's opening and status changes, if requested. Returns whether it did. */
export async function alertOf(
  trx: Db,
  call: PublishContext,
  { was, is, event }: Omit<SavedChange, 'create_message'>,
): Promise<boolean> {
  if (!is.app_alert || (was?.app_alert && was.status === is.status)) return false;
  await alertSubscribers(trx, call, { content: 'trade', content_id: is.id, title: tradeName(is), message: event });
  return true;
}

async function publishChange(
  trx: Db,
  call: PublishContext,
  { was, is, event, create_message }: SavedChange,
): Promise<void> {
  const areSubscribersNotified = await alertOf(trx, call, { was, is, event });
  if (create_message) await publishMessage(trx, call, { message: boardMessageOf(is, event), app_alert: false });
  await publishTradeChanges(trx, [{ was, is, event, areSubscribersNotified }], {
    userId: call.viewer.id,
    jobs: call.jobs,
    at: call.now(),
  });
}

/** The stored form of the input: times without a zone are São Paulo's. */
function written<T extends Omit<Typed, 'event' | 'create_message'>>(typed: T) {
  const moments = momentFields
    .filter((field) => typed[field] !== undefined)
    .map((field) => [field, typed[field] ? momentOf(typed[field]) : null]);
  return {
    ...omitUndefined(typed),
    ...(Object.fromEntries(moments) as { [M in (typeof momentFields)[number]]?: Date | null }),
  };
}

const differs = (values: object, current: Trade): boolean =>
  Object.entries(values).some(
    ([field, value]: [string, unknown]) =>
      (value instanceof Date ? value.toISOString() : value) !== current[field as keyof Trade],
  );

function refuseBroken(trade: Parameters<typeof brokenTradeRules>[0]): void {
  const broken = brokenTradeRules(trade);
  if (broken.length > 0) throw invalidFields(broken.map(({ field, message }) => ({ path: field, message })));
}
