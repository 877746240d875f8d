import { emailProof } from '../crypto/email-proof.ts';
import { openJson, sealJson } from '../crypto/sealed-json.ts';
import type { Sealed } from '../database/schema/columns.ts';
import type { Config } from '../config.ts';
import type { Mail } from '../gateways/mail/port.ts';
import type { JobHandlers } from './job-input.ts';
import type { Jobs } from './jobs.ts';

/** What a seal is of. */
const OF = 'mail';
/** Accounts whose address was given up have one of this domain, which is nobody's (RFC 2606). */
const NOWHERE = '@conta.invalid';

/** A mail holds links that open accounts: in the queue it lies sealed, and is opened as it is sent. */
export function sealMails(jobs: Jobs, config: Pick<Config, 'secretsKey'>): Jobs {
  const opened = (handlers: JobHandlers): JobHandlers => ({
    ...handlers,
    mail: (input) => handlers.mail(openJson<Mail>(config, input, OF)),
  });
  return {
    ...jobs,
    add: async (db, name, input, afterSeconds) => {
      if (name !== 'mail') return jobs.add(db, name, input, afterSeconds);
      const mail = input as Mail | SealedMail;
      // One that failed is asked for again as it lay there.
      if ('sealed' in mail) return jobs.add(db, name, input, afterSeconds);
      if (mail.to.endsWith(NOWHERE)) return false;
      const sealed = { ...sealJson(config, mail, OF), recipient: emailProof(config, mail.to) };
      return jobs.add(db, name, sealed as never, afterSeconds);
    },
    run: (handlers, dead) => jobs.run(opened(handlers), dead),
    drain: (handlers) => jobs.drain(opened(handlers)),
  };
}

interface SealedMail extends Sealed {
  recipient: string;
}
