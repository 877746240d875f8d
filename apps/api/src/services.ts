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

/** What a handler may use beyond its input. One object, made at start and handed down. */
export interface Services {
  db: Db;
  /** The connections below `db`, for the few statements that are worth preparing by name. */
  pool: Pool;
  config: Config;
  /** The server's time: nothing that a customer sees goes by another. */
  now: () => Date;
  /** What `now` can be put forward by; only where the gateway is the sandbox, and never in production. */
  clock: Clock | undefined;
  gateway: PaymentGateway;
  mailer: Mailer;
  zipcodes: Zipcodes;
  quotes: QuoteGateway;
  files: Files;
  push: PushGateway;
  jobs: Jobs;
  /** What this process hears of changes that any process made. */
  outbox: Outbox;
  /** Where an error goes that no caller waits for. */
  onError: (error: unknown) => void;
}
