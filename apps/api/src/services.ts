import type { Pool } from 'pg';
import type { Config } from './config.ts';
import type { Db } from './database/db.ts';
import type { Clock } from './gateways/clock/clock.ts';
import type { Files } from './gateways/files/port.ts';
import type { Mailer } from './gateways/mail/port.ts';
import type { PaymentGateway } from './gateways/payments/port.ts';
import type { PushGateway } from './gateways/push/port.ts';
import type { QuoteGateway } from './gateways/quotes/port.ts';
import type { Zipcodes } from './gateways/zipcode/port.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Outbox } from './outbox/outbox.ts';

/** Dependencies of a handler, created at start and passed on. */
export interface Services {
  db: Db;
  /** The pool below `db`, for statements prepared by name. */
  pool: Pool;
  config: Config;
  /** The server's time, used for everything that a customer sees. */
  now: () => Date;
  /** The clock behind `now`, which can be advanced with the sandbox gateway, never in production. */
  clock: Clock | undefined;
  gateway: PaymentGateway;
  mailer: Mailer;
  zipcodes: Zipcodes;
  quotes: QuoteGateway;
  files: Files;
  push: PushGateway;
  jobs: Jobs;
  /** Notifies this process of any process's changes. */
  outbox: Outbox;
  /** Reports an error that no caller waits for. */
  onError: (error: unknown) => void;
}
