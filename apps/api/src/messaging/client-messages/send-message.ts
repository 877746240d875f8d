import type { MessageForm } from '@mirante/contract/messaging/own-messages.form.ts';
import { nameOf } from '@mirante/domain/house/audit.ts';
import type { OwnMessage } from '@mirante/domain/messaging/client-message.ts';
import { limit } from '../../http/limits.ts';
import { or404 } from '../../http/refusal.ts';
import { runIdempotently } from '../../http/run-idempotently.ts';
import { lockClient } from '../../people/client.store.ts';
import type { Services } from '../../services.ts';
import * as store from './own-messages.store.ts';

interface Sending {
  clientId: number;
  input: MessageForm;
  idempotencyKey: string | undefined;
}

/** Stores a client's message. Refuses with 404 another client's thread, and with 429 over the rate limit. */
export async function sendMessage(
  services: Services,
  { clientId, input, idempotencyKey: key }: Sending,
): Promise<OwnMessage> {
  await limit(services, 'message', clientId);
  const { type, body, previous_id = null } = input;
  const created_at = services.now();
  const call = key ? { scope: `message ${clientId}`, key, body: input } : undefined;
  return services.db.transaction().execute(async (trx) => {
    // Nothing may be stored after a removal.
    or404(await lockClient(trx, clientId), 'Cliente');
    // The stored answer is the id alone: a removal need not look for the text there.
    const id = await runIdempotently(trx, { call, now: created_at }, async () => {
      const thread_id =
        previous_id === null
          ? null
          : or404(await store.findThread(trx, clientId, previous_id), nameOf('client_message'));
      return store.insert(trx, { client_id: clientId, type, body, previous_id, thread_id, created_at });
    });
    return (await store.findFor(trx, clientId, id))!;
  });
}
