import type { Viewer } from '@mirante/domain/access.ts';
import { brand } from '@mirante/domain/house/brand.ts';
import type { Mail } from './port.ts';

export interface To {
  name: string;
  email: string;
}
/** A client, or a user of the staff: one person may be both, with the same address. */
export interface ToAccount extends To {
  role: Viewer['role'];
}

/** Builds a mail. `what` is a list of paragraphs; a label above a link becomes its button. */
export const mail = ({ name, email }: To, subject: string, ...paragraphs: string[]): Mail => ({
  to: email,
  subject: oneLine(subject),
  text: [
    `Olá, ${oneLine(name).split(' ')[0]}!`,
    ...paragraphs,
    `Equipe ${brand.name}\n${brand.legal_name}, CNPJ ${brand.cnpj}`,
  ].join('\n\n'),
});
export const button = (words: string, link: string) => `${words}:\n${link}`;
export const supportButton = button('Falar com o suporte', brand.support_url);
/** To whom it was not: staff tell an administrator, since the support is the clients'. */
export const ifNotYou = (role: Viewer['role'], first = ''): string[] =>
  role === 'user'
    ? [`Se não foi você, ${first}avise agora um administrador do sistema.`]
    : [`Se não foi você, ${first}fale agora com o nosso suporte.`, supportButton];
// Names are typed by strangers, and must not start lines of their own.
export const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
