import { isDatabaseUnavailable } from '../../database/database-unavailable.ts';
import type { CheckoutMethod } from '@mirante/domain/products/payment-method.ts';
import type { CardBrand } from '@mirante/domain/sales/card.ts';

/** A card as the gateway may be told of it: by the token its own tokeniser gave, or, outside production, in full. */
export type CardSource =
  | { token: string }
  | { number: string; name: string; expiration: string; cvv: string; brand: CardBrand };

export interface ChargeItem {
  description: string;
  cents: number;
  /** The gateway's number of the product, where it has one. */
  product: number | null;
}

export interface ChargeRequest {
  /** Ours, stable over retries: asked twice with one reference, the gateway has one charge and answers with it. */
  reference: string;
  method: CheckoutMethod;
  /** Integer cents. */
  cents: number;
  installments: number;
  description: string;
  /** What is sold, summing up to `cents`. */
  items: readonly ChargeItem[];
  /** Until when a pix or a boleto can be paid. */
  dueAt: Date | null;
  customer: { reference: string; name: string; email: string; cpf: string; phone: string };
  card?: CardSource;
}

export type ChargeStatus = 'pending' | 'paid' | 'canceled';

export interface Charge {
  /** The gateway's name of it (`vindi_code`). */
  code: string;
  reference: string;
  status: ChargeStatus;
  cents: number;
  /** Our reference of the customer. */
  customer: string;
  dueAt: Date | null;
  /** Stays when a paid charge is canceled afterwards. */
  paidAt: Date | null;
  pixCopyPaste: string | null;
  bankSlipUrl: string | null;
  bankSlipLine: string | null;
}

/**
 * What came of asking: `refused` is final, `unknown` (time-out, broken answer) is settled later by reading it again. A refusal names the
 * charge that was refused, where one came into being: the gateway may have told of it already.
 */
export type ChargeOutcome =
  | { kind: 'accepted'; charge: Charge }
  | { kind: 'refused'; detail: string; code?: string }
  | { kind: 'unknown'; detail: string };

/** A notice of the gateway, believed only as far as to read the charge again. */
export interface GatewayEvent {
  /** The same for every delivery of one event. */
  key: string;
  type: string;
  /** Nothing where it is not about a charge, as the test event that a webhook gets when it is set up. */
  chargeCode: string | null;
  /** What is stored of it, as JSON: nobody's name or address. */
  payload: string;
}

export interface Delivery {
  headers: Record<string, string | string[] | undefined>;
  /** The body's own characters, which a signature is made of. */
  body: string;
  /** What the address ended in, where the gateway's hook has a secret there. */
  secret?: string;
}

/** The gateway did not answer: time-out, no connection, 5xx, rubbish. Whatever else an adapter throws is an answer of the gateway's. */
export class GatewayOutage extends Error {}

/** The sandbox's gateway is away when the database is. */
export const isOutage = (error: unknown): boolean => error instanceof GatewayOutage || isDatabaseUnavailable(error);

/** What a payment gateway does for us. Adapters never throw for a refusal, and never wait longer than ten seconds. */
export interface PaymentGateway {
  /** Names it in the address of its webhooks. */
  name: string;
  createCharge(request: ChargeRequest): Promise<ChargeOutcome>;
  /** By the gateway's code. Throws when the gateway cannot be asked. */
  readCharge(code: string): Promise<Charge | undefined>;
  /** By our reference, to learn what became of a charge whose answer was lost. Throws likewise. */
  findCharge(reference: string): Promise<Charge | undefined>;
  /** Every charge that was made or paid on this day in São Paulo or later, and maybe others; pages count from 1. Throws likewise. */
  listCharges(since: string, page: number): Promise<{ charges: Charge[]; isLast: boolean }>;
  cancelCharge(code: string): Promise<void>;
  /** A new Pix code for the same sale, which replaces the old one. One that is paid or canceled comes back as it is. */
  renewPix(code: string, dueAt: Date): Promise<Charge>;
  /** A new boleto for the same sale, payable until then; what the old one brings still arrives here. One that is paid or canceled comes back as it is. */
  renewBankSlip(code: string, dueAt: Date): Promise<Charge>;
  /** Gives back `cents` of a paid charge; the same reference gives back once. */
  refundCharge(code: string, cents: number, reference: string): Promise<void>;
  /** The event of a delivery, or nothing when its signature, secret or age is wrong. */
  readEvent(delivery: Delivery): GatewayEvent | undefined;
}
