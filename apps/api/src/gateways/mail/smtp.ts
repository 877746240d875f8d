import { createTransport } from 'nodemailer';
import { htmlOf } from './html.ts';
import type { Mailer } from './port.ts';

/** Of each answer. */
const TIMEOUT = 10_000;
/** Of the whole sending: less than the mail job's, beyond which all mails of its batch are sent again. */
const LIMIT_MS = 45_000;
/** A relay on this machine needs no network. */
const IS_HERE = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Mail contains links and personal data: it leaves this machine encrypted or not at all. */
export function smtpMailer(url: string, from: string, limitMs = LIMIT_MS): Mailer {
  const transport = createTransport({
    url,
    requireTLS: !IS_HERE.test(new URL(url).hostname),
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: 2 * TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, text, unsubscribe }) => {
      // As an object, an address is never parsed as a list.
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html: htmlOf(subject, text),
        signal: AbortSignal.timeout(limitMs),
        ...(unsubscribe && {
          headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
        }),
      });
    },
  };
}
