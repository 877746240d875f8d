import { findAccounts } from '../login/login.store.ts';
import type { Services } from '../../services.ts';
import { sendReset } from '../mailed-links/mailed-link.ts';

/** Mails a reset link to the accounts of an address, if any. */
export async function sendResetLinks(services: Services, { email }: { email: string }): Promise<void> {
  const accounts = await findAccounts(services.db, { email });
  await services.db.transaction().execute(async (trx) => {
    for (const account of accounts) await sendReset(services, trx, account);
  });
}
