import type { Config } from './config.ts';
import type { Db } from './db.ts';
import type { Mailer } from './gateways/mail/port.ts';
import type { PaymentGateway } from './gateways/payments/port.ts';
import type { Zipcodes } from './gateways/zipcode/port.ts';

/** What a handler may use beyond its input. One object, made at start and handed down. */
export interface Services {
  db: Db;
  config: Config;
  /** The server's time. */
  now: () => Date;
  gateway: PaymentGateway;
  mailer: Mailer;
  zipcodes: Zipcodes;
}
