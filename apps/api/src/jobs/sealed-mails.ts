import { UNDELIVERABLE } from '@mirante/domain/access/mailed-link.ts';
import { emailProof } from '../crypto/email-proof.ts';
import { openJson, sealJson } from '../crypto/sealed-json.ts';
import type { Sealed } from '../database/schema/columns.ts';
import type { Config } from '../config.ts';
import type { Mail } from '../gateways/mail/port.ts';
import type { JobHandlers } from './job-input.ts';
import type { Jobs } from './jobs.ts';

/** The owner that the seal is bound to. */
const OF = 'mail';

/** Mails contain links that open accounts: they are encrypted in the queue, and decrypted when sent. */
export function sealMails(jobs: Jobs, config: Pick<Config, 'secretsKeys'>): Jobs {
  const opened = (handlers: JobHandlers): JobHandlers => ({
    ...handlers,
    mail: (input) => handlers.mail(openJson<Mail>(config, input, OF)),
  });
  return {
    ...jobs,
    add: async (db, name, input, afterSeconds) => {
      if (name !== 'mail') return jobs.add(db, name, input, afterSeconds);
      const mail = input as Mail | SealedMail;
      // A retried one is already sealed.
      if ('sealed' in mail) return jobs.add(db, name, input, afterSeconds);
      if (mail.to.endsWith(UNDELIVERABLE)) return false;
      const sealed = { ...sealJson(config, mail, OF), recipient: emailProof(config, mail.to) };
      return jobs.add(db, name, sealed as never, afterSeconds);
    },
    run: (handlers, dead, due) => jobs.run(opened(handlers), dead, due),
    drain: (handlers) => jobs.drain(opened(handlers)),
  };
}

interface SealedMail extends Sealed {
  recipient: string;
}
