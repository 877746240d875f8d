import type { MessageForm } from '@mirante/contract/messaging/own-messages.form.ts';
import { nameOf } from '@mirante/domain/house/audit.ts';
import type { OwnMessage } from '@mirante/domain/messaging/client-message.ts';
import { limit } from '../../http/limits.ts';
import { or404 } from '../../http/refusal.ts';
import { lockClient } from '../../people/client.store.ts';
import type { Services } from '../../services.ts';
import * as store from './own-messages.store.ts';

/** Stores a client's message. Refuses with 404 another client's thread, and with 429 over the rate limit. */
export async function sendMessage(
  services: Services,
  clientId: number,
  { type, body, previous_id = null }: MessageForm,
): Promise<OwnMessage> {
  await limit(services, 'message', clientId);
  return services.db.transaction().execute(async (trx) => {
    // Nothing may be stored after a removal.
    or404(await lockClient(trx, clientId), 'Cliente');
    const thread_id =
      previous_id === null ? null : or404(await store.findThread(trx, clientId, previous_id), nameOf('client_message'));
    const created_at = services.now();
    const id = await store.insert(trx, { client_id: clientId, type, body, previous_id, thread_id, created_at });
    return (await store.findFor(trx, clientId, id))!;
  });
}
