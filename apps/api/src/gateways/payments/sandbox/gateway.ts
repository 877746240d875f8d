import { startOfDay } from '@mirante/domain/dates.ts';
import type { Expression } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Charge, Delivery, GatewayEvent, PaymentGateway } from '../port.ts';
import { tokenise } from './cards.ts';
import {
  changeCharge,
  chargeOf,
  charges,
  createCharge,
  refundCharge,
  renewCharge,
  type ChargeChange,
} from './charges.ts';
import { deliverDueWebhooks, isWebhookDue, type Post } from './webhook-deliveries.ts';
import { openSandboxDb, type ChargeRow } from './schema.ts';
import { isSigned, SIGNATURE_HEADER } from './signature.ts';

/** Sandbox-only operations, for its pages and for tests. */
export interface Sandbox {
  tokenise(digits: string): Promise<string>;
  /** Newest first. */
  list(limit: number): Promise<ChargeRow[]>;
  find(code: string): Promise<ChargeRow | undefined>;
  change(code: string, change: ChargeChange): Promise<boolean>;
  deliverDueWebhooks(post: Post): Promise<number>;
  /** Whether a delivery is due, as an expression for a combined query. */
  isWebhookDue(): Expression<boolean>;
  close(): Promise<void>;
}
type SandboxGateway = PaymentGateway & { sandbox: Sandbox };

export const sandboxOf = (gateway: PaymentGateway): Sandbox | undefined => (gateway as Partial<SandboxGateway>).sandbox;

const PER_PAGE = 100;

/** A deterministic gateway within this deployment, without money. */
export function sandboxGateway({ databaseUrl, apiUrl, webhookSecret }: Config, now: () => Date): SandboxGateway {
  const db = openSandboxDb(databaseUrl);
  const read = async (column: 'code' | 'reference', value: string): Promise<Charge | undefined> => {
    const row = await charges(db).where(column, '=', value).executeTakeFirst();
    return row && chargeOf(row, apiUrl);
  };
  return {
    name: 'sandbox',
    createCharge: (request) => createCharge(db, request, apiUrl, now()),
    readCharge: (code) => read('code', code),
    findCharge: (reference) => read('reference', reference),
    listCharges: async (since, page) => {
      const from = startOfDay(since);
      const rows = await charges(db)
        .where((eb) => eb.or([eb('created_at', '>=', from), eb('paid_at', '>=', from)]))
        .orderBy('created_at')
        .orderBy('code')
        .limit(PER_PAGE)
        .offset((page - 1) * PER_PAGE)
        .execute();
      return { charges: rows.map((row) => chargeOf(row, apiUrl)), isLast: rows.length < PER_PAGE };
    },
    cancelCharge: async (code) => void (await changeCharge(db, code, 'refuse', now())),
    renewPix: async (code, dueAt) => chargeOf(await renewCharge(db, code, dueAt, now()), apiUrl),
    renewBankSlip: async (code, dueAt) => chargeOf(await renewCharge(db, code, dueAt, now()), apiUrl),
    refundCharge: (code, cents, reference) => refundCharge(db, code, cents, reference, now()),
    readEvent: ({ headers, body }) =>
      isSigned(webhookSecret, body, headers[SIGNATURE_HEADER], now()) ? eventOf(body) : undefined,
    sandbox: {
      tokenise: (digits) => tokenise(db, digits, now()),
      list: (limit) => charges(db).orderBy('created_at', 'desc').orderBy('code').limit(limit).execute(),
      find: (code) => charges(db).where('code', '=', code).executeTakeFirst(),
      change: (code, change) => changeCharge(db, code, change, now()),
      deliverDueWebhooks: (post) => deliverDueWebhooks(db, post, webhookSecret, now),
      isWebhookDue: () => isWebhookDue(now()),
      close: () => db.destroy(),
    },
  };
}

function eventOf(body: Delivery['body']): GatewayEvent | undefined {
  try {
    const { id, type, data } = JSON.parse(body).event;
    return typeof id === 'string' && typeof type === 'string' && typeof data.charge.code === 'string'
      ? { key: id, type, chargeCode: data.charge.code, payload: body }
      : undefined;
  } catch {
    return undefined;
  }
}
