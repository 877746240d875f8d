import type { clientMessages } from '@mirante/contract/messaging/client-messages.ts';
import type { Input } from '@mirante/contract/http.ts';
import { nameOf } from '@mirante/domain/house/audit.ts';
import type { ClientMessage } from '@mirante/domain/messaging/client-message.ts';
import { messageTexts } from '../../gateways/mail/message-texts.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { edited } from '../../records/edited.ts';
import * as store from './client-messages.store.ts';

type Reply = Input<typeof clientMessages.replyToClientMessage>;
const record = { what: nameOf('client_message'), lock: store.lock, find: store.find };

/**
 * Answers a message once, and mails its author. Of two concurrent replies the second is refused with `edit_conflict`
 * and the first reply.
 */
export const reply = (
  { db, jobs, now, config }: Services,
  { id, userId, input }: { id: number; userId: number; input: Reply },
): Promise<ClientMessage> =>
  edited(db, record, { id, seen: undefined }, async (trx, current) => {
    if (current.replied_at !== null)
      throw new Refusal(
        'edit_conflict',
        'Esta mensagem foi respondida enquanto você escrevia. Compare antes de salvar.',
        { current },
      );
    await store.save(trx, id, { ...input, obs: input.obs ?? null, replied_at: now(), replied_by: userId });
    const link = `${config.places.client}/#/fale-conosco/mensagens/${id}`;
    const to = await store.findRecipient(trx, id);
    await jobs.add(trx, 'mail', messageTexts.replied({ ...to, type: current.type, at: current.created_at, link }));
  });

/** Edits a sent reply. If its text changes, the client sees it as edited and unseen. */
export const editReply = (
  { db, now }: Services,
  { id, seen, input }: { id: number; seen: string | undefined; input: Reply },
): Promise<ClientMessage> =>
  edited(db, record, { id, seen }, async (trx, current) => {
    if (current.replied_at === null) throw new Refusal('not_replied', 'Esta mensagem ainda não foi respondida.');
    const isOther = current.reply !== input.reply;
    await store.save(trx, id, { ...input, ...(isOther && { edited_at: now(), seen_at: null }) });
  });
