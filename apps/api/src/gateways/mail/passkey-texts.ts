import type { Mail } from './port.ts';
import { mail, oneLine, supportButton, type To } from './compose.ts';

const tellUs = 'Se não foi você, troque a senha, remova a passkey da sua conta e fale agora com o nosso suporte.';

/** Mails about passkeys, to clients and staff. */
export const passkeyTexts = {
  added: (to: To & { passkey: string }): Mail =>
    mail(
      to,
      'Uma passkey foi adicionada à sua conta',
      `A passkey “${oneLine(to.passkey)}” passou a abrir a sua conta, sem senha e sem código.`,
      tellUs,
      supportButton,
    ),

  removed: (to: To & { passkey: string }): Mail =>
    mail(
      to,
      'Uma passkey foi removida da sua conta',
      `A passkey “${oneLine(to.passkey)}” já não abre a sua conta.`,
      tellUs,
      supportButton,
    ),
};
