import type { traderBoard } from '@mirante/contract/trading/trader-board.ts';
import { plainTextOf } from '@mirante/domain/content/rich-text.ts';
import { nameOf } from '@mirante/domain/house/audit.ts';
import type { TraderMessage } from '@mirante/domain/trading/trader-message.ts';
import type { Db } from '../../database/db.ts';
import { or404 } from '../../http/refusal.ts';
import type { Call } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import { alertSubscribers } from '../notices/alert-subscribers.ts';
import { insertNotices } from '../notices/notices.store.ts';
import * as store from './trader-board.store.ts';

type Notifying = Pick<Services, 'jobs' | 'now'>;
interface Written {
  message: string;
  app_alert?: boolean | undefined;
}

/** Publishes a board message, optionally alerting its subscribers. Returns its id. */
export async function publishMessage(
  trx: Db,
  services: Notifying,
  { message, app_alert = false }: Written,
): Promise<number> {
  const at = services.now();
  const id = await store.insert(trx, { message, app_alert, created_at: at, updated_at: at });
  await notify(trx, services, id);
  return id;
}

export async function saveMessage(
  trx: Db,
  { input, now, jobs }: Call<typeof traderBoard.editTraderMessage>,
  { id, revision }: TraderMessage,
): Promise<void> {
  await store.save(trx, id, { ...input, revision: revision + 1, updated_at: now() });
  await notify(trx, { jobs, now }, id);
}

/** Panels are notified. */
export const removeMessage = ({
  db,
  params: { id },
  now,
}: Call<typeof traderBoard.removeTraderMessage>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await store.lock(trx, id);
    const { revision } = or404(await store.find(trx, id), nameOf('trader_message'));
    await store.remove(trx, id);
    await insertNotices(trx, [{ topic: 'board', id, version: revision + 1, row: null }], now());
  });

async function notify(trx: Db, services: Notifying, id: number): Promise<void> {
  const { version: _version, ...row } = (await store.find(trx, id))!;
  const at = services.now();
  if (row.app_alert && (await store.markAlerted(trx, id, at)))
    await alertSubscribers(trx, services, {
      content: 'trademessage',
      content_id: id,
      title: 'Mural do Full Trader',
      message: plainTextOf(row.message).padEnd(3, '.'),
    });
  await insertNotices(trx, [{ topic: 'board', id, version: row.revision, row: store.ownShown(row) }], at);
}
