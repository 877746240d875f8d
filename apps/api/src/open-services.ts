import { brand } from '@mirante/domain/house/brand.ts';
import { Kysely, PostgresDialect } from 'kysely';
import type { Config } from './config.ts';
import { openPool, requireOwnSessions } from './database/db.ts';
import { openClock } from './gateways/clock/clock.ts';
import { openFiles } from './gateways/files/open.ts';
import { mailboxMailer } from './gateways/mail/mailbox.ts';
import { smtpMailer } from './gateways/mail/smtp.ts';
import { openGateway } from './gateways/payments/open.ts';
import { webPush } from './gateways/push/web-push.ts';
import { openQuotes } from './gateways/quotes/open.ts';
import { openZipcodes } from './gateways/zipcode/open.ts';
import { openJobs } from './jobs/jobs.ts';
import { sealMails } from './jobs/sealed-mails.ts';
import { openOutbox } from './outbox/outbox.ts';
import type { Schema } from './database/schema.ts';
import type { Services } from './services.ts';

interface Opening {
  onError: (error: unknown) => void;
  /** Fewer connections, for tests. */
  poolSize?: number;
  /** Replacements for services created here. */
  instead?: Partial<Services>;
}

/** Opens all of the API's services from its configuration. */
export async function openServices(
  config: Config,
  { onError: fallback, poolSize, instead = {} }: Opening,
): Promise<Services> {
  const onError = instead.onError ?? fallback;
  const pool = instead.pool ?? openPool({ url: config.databaseUrl, ...(poolSize && { size: poolSize }) });
  await requireOwnSessions(pool);
  const db = instead.db ?? new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const clock = config.virtualClock && !instead.now ? await openClock(pool) : undefined;
  const now = instead.now ?? clock?.now ?? (() => new Date());
  const outbox = await openOutbox({ pool, db, url: config.databaseUrl, onError });
  if (clock) outbox.on('clock', () => void clock.read().catch(onError));
  return {
    pool,
    db,
    config,
    now,
    clock,
    gateway: openGateway(config, { db, now }),
    mailer: config.smtpUrl ? smtpMailer(config.smtpUrl, config.mailFrom) : mailboxMailer(db, now),
    zipcodes: openZipcodes(config, now),
    quotes: openQuotes(config),
    files: openFiles(config),
    push: webPush({ contact: `mailto:${brand.security_email}` }),
    jobs: sealMails(await openJobs({ pool, db, now, runs: config.runJobs, poll: outbox.poll, onError }), config),
    outbox,
    onError,
    ...instead,
  };
}
