import { brand } from '@mirante/domain/house/brand.ts';
import { dayTime } from '@mirante/domain/format.ts';
import { messageTypeLabels, type MessageType } from '@mirante/domain/messaging/client-message.ts';
import { button, mail, type To } from './compose.ts';
import type { Mail } from './port.ts';

/** Mails about clients' messages. */
export const messageTexts = {
  /** Links to the reply instead of quoting it: it may be edited, and is private. */
  replied: ({ type, at, link, ...to }: To & { type: MessageType; at: string; link: string }): Mail =>
    mail(
      to,
      `A ${brand.name} respondeu à sua mensagem`,
      `Respondemos à mensagem que você nos enviou em ${dayTime(at)} (${messageTypeLabels[type].toLowerCase()}).`,
      button('Ver a resposta', link),
      'Ficou alguma dúvida? Continue o assunto na mesma página.',
    ),
};
