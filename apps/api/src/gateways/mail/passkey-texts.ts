import type { Mail } from './port.ts';
import { ifNotYou, mail, oneLine, type ToAccount } from './compose.ts';

/** Mails about passkeys, to clients and staff. */
export const passkeyTexts = {
  added: (to: ToAccount & { passkey: string }): Mail =>
    mail(
      to,
      'Uma passkey foi adicionada à sua conta',
      `A passkey “${oneLine(to.passkey)}” passou a abrir a sua conta, sem senha e sem código.`,
      ...ifNotYou(to.role, 'troque a senha, remova a passkey da sua conta e '),
    ),

  removed: (to: ToAccount & { passkey: string }): Mail =>
    mail(
      to,
      'Uma passkey foi removida da sua conta',
      `A passkey “${oneLine(to.passkey)}” já não abre a sua conta.`,
      ...ifNotYou(to.role, 'troque a senha, confira as passkeys da sua conta e '),
    ),
};
