import type { Db } from '../../database/db.ts';
import type { Services } from '../../services.ts';
import { refusalOfField } from '../../http/refusal.ts';
import { ownerOf } from '../email-change/email-change.ts';
import { isClaimed } from '../email-change/email-change.store.ts';
import { invalidCode } from '../mailed-links/mailed-link.ts';
import * as links from '../mailed-links/mailed-link.store.ts';
import * as store from './recovery.store.ts';

const purposes = ['confirm', 'change', 'email'] as const;

/**
 * Denies what a mailed link stands for. Refuses with 422 an invalid link, or one already used (`invalid_code`), 409 the
 * address of an account that `isClaimed` (`confirm_email_first`).
 */
export const denyLink = ({ db, now }: Services, code: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const link = await links.lock(trx, code, purposes, now());
    if (!link || link.used_at || !(await end(trx, code, link))) throw invalidCode();
  });

async function end(trx: Db, code: string, link: links.Link): Promise<boolean> {
  const owner = ownerOf(link);
  if (link.purpose === 'email') return links.withdrawEmailLinks(trx, owner);
  if (link.purpose === 'confirm') {
    // Once paid, the account is its address's owner's: without the address it would be nobody's.
    if (await isClaimed(trx, owner)) throw orderIsOpen();
    if (!(await store.releaseEmail(trx, owner.id))) return false;
    await links.endLinks(trx, owner);
    return true;
  }
  await links.remove(trx, code);
  return true;
}

const orderIsOpen = () =>
  refusalOfField(
    'confirm_email_first',
    'email',
    'Há um pedido em aberto com este email, feito sem entrar na conta. Se ele é seu, basta pagar: a conta passa a ser só sua, e você escolhe a senha. Se não é, fale com o suporte.',
  );
