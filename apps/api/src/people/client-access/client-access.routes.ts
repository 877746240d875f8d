import { isReleased } from '@mirante/domain/access/mailed-link.ts';
import type { clientAccess } from '@mirante/contract/people/client-access.ts';
import { or404, Refusal } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { limitDaily, type Count } from '../../access/daily-limit/daily-limit.ts';
import { confirmEmail } from '../../access/recovery/recovery.store.ts';
import type { Services } from '../../services.ts';
import { refuseClaimed } from '../client-contact/edit-contact.ts';
import { confirmationOf } from './client-access.store.ts';
import { resetPassword } from './reset-password.ts';

export const clientAccessRoutes: Handlers<typeof clientAccess> = {
  resetClientPassword: (call) => limitDaily(call, 'access', (count) => resetPassword(call, call.params.id, count)),
  confirmClientEmail: (call) => limitDaily(call, 'access', (count) => confirm(call, call.params.id, count)),
};

/** Confirms an address on staff's word. */
const confirm = ({ db, now }: Services, clientId: number, count: Count): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { email, email_confirmed_at: confirmed } = or404(await confirmationOf(trx, clientId), 'Cliente');
    if (confirmed) throw new Refusal('already_confirmed', 'O email deste cliente já está confirmado.');
    // Confirmed, it would prove an account that no mail reaches.
    if (isReleased(email))
      throw new Refusal(
        'email_denied',
        'Quem recebe o email deste cliente disse que a conta não é sua. Altere o email, que o cliente então confirma.',
      );
    await refuseClaimed(trx, clientId);
    await count(trx);
    await confirmEmail(trx, clientId, now());
  });
