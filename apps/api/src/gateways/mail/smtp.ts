import { createTransport } from 'nodemailer';
import { htmlOf } from './html.ts';
import type { Mailer } from './port.ts';

const TIMEOUT = 10_000;

export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: 2 * TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, text }) => {
      // As an object, an address is never read as a list of several.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html: htmlOf(subject, text) });
    },
  };
}
