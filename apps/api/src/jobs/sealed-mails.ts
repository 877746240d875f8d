import { proofOf, seal, unseal } from '../crypto/secrets.ts';
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
    mail: (input) => handlers.mail(openMail(config, input)),
  });
  return {
    ...jobs,
    add: async (db, name, input, afterSeconds) => {
      if (name !== 'mail') return jobs.add(db, name, input, afterSeconds);
      const mail = input as Mail | SealedMail;
      // One that failed is asked for again as it lay there.
      if ('sealed' in mail) return jobs.add(db, name, input, afterSeconds);
      if (mail.to.endsWith(NOWHERE)) return false;
      const sealed = seal(config, JSON.stringify(mail), OF).toString('base64');
      return jobs.add(db, name, { sealed, recipient: recipientProof(config, mail.to) } as never, afterSeconds);
    },
    run: (handlers, dead) => jobs.run(opened(handlers), dead),
    drain: (handlers) => jobs.drain(opened(handlers)),
  };
}

interface SealedMail {
  sealed: string;
  recipient: string;
}

/** Tells the sealed mails of an address, in whatever case, to who knows the address and our key. */
export const recipientProof = (config: Pick<Config, 'secretsKey'>, email: string): string =>
  proofOf(config, email.toLowerCase(), OF).toString('base64');

/** One that a node of the version before asked for is as it stands. */
function openMail(config: Pick<Config, 'secretsKey'>, input: Mail | SealedMail): Mail {
  if (!('sealed' in input)) return input;
  return JSON.parse(unseal(config, Buffer.from(input.sealed, 'base64'), OF)) as Mail;
}
