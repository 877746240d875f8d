import { brand } from '@mirante/domain/house/brand.ts';
import type { Mail } from './port.ts';

export interface To {
  name: string;
  email: string;
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
// Names are typed by strangers, and must not start lines of their own.
export const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
