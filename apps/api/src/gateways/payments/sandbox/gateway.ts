import type { Config } from '../../../config.ts';
import type { Charge, Delivery, GatewayEvent, PaymentGateway } from '../port.ts';
import { tokenise } from './cards.ts';
import { changeCharge, chargeOf, charges, createCharge, refund, renewPix, type ChargeChange } from './charges.ts';
import { deliverDue, type Post } from './deliveries.ts';
import { openBooks, type ChargeRow } from './schema.ts';
import { isSigned, SIGNATURE_HEADER } from './signature.ts';

/** What only the sandbox can do, for its pages and for tests. */
export interface Sandbox {
  tokenise(digits: string): Promise<string>;
  /** Newest first. */
  list(limit: number): Promise<ChargeRow[]>;
  find(code: string): Promise<ChargeRow | undefined>;
  change(code: string, change: ChargeChange): Promise<boolean>;
  deliverDue(post: Post): Promise<number>;
  close(): Promise<void>;
}
export type SandboxGateway = PaymentGateway & { sandbox: Sandbox };

export const sandboxOf = (gateway: PaymentGateway): Sandbox | undefined => (gateway as Partial<SandboxGateway>).sandbox;

/** A gateway that lives in this deployment, deterministic and without money. */
export function sandboxGateway({ databaseUrl, apiUrl, webhookSecret }: Config, now: () => Date): SandboxGateway {
  const books = openBooks(databaseUrl);
  const read = async (column: 'code' | 'reference', value: string): Promise<Charge | undefined> => {
    const row = await charges(books).where(column, '=', value).executeTakeFirst();
    return row && chargeOf(row, apiUrl);
  };
  return {
    name: 'sandbox',
    createCharge: (request) => createCharge(books, request, apiUrl, now()),
    readCharge: (code) => read('code', code),
    findCharge: (reference) => read('reference', reference),
    cancelCharge: async (code) => void (await changeCharge(books, code, 'refuse', now())),
    renewPix: async (code, dueAt) => chargeOf(await renewPix(books, code, dueAt, now()), apiUrl),
    refundCharge: (code, cents, reference) => refund(books, code, cents, reference, now()),
    readEvent: ({ headers, body }) =>
      isSigned(webhookSecret, body, headers[SIGNATURE_HEADER], now()) ? eventOf(body) : undefined,
    sandbox: {
      tokenise: (digits) => tokenise(books, digits, now()),
      list: (limit) => charges(books).orderBy('created_at', 'desc').orderBy('code').limit(limit).execute(),
      find: (code) => charges(books).where('code', '=', code).executeTakeFirst(),
      change: (code, change) => changeCharge(books, code, change, now()),
      deliverDue: (post) => deliverDue(books, post, webhookSecret, now),
      close: () => books.destroy(),
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
