import { isDatabaseUnavailable } from '../../database/database-unavailable.ts';
import type { CheckoutMethod } from '@mirante/domain/products/payment-method.ts';
import type { CardBrand } from '@mirante/domain/sales/card.ts';

/** A card as sent to the gateway: a token of its tokeniser or, outside of production, in full. */
export type CardSource =
  | { token: string }
  | { number: string; name: string; expiration: string; cvv: string; brand: CardBrand };

export interface ChargeItem {
  description: string;
  cents: number;
  /** The gateway's product id, if it has one. */
  product: number | null;
}

export interface ChargeRequest {
  /** Our reference, stable over retries: requested twice, the gateway has one charge and returns it. */
  reference: string;
  method: CheckoutMethod;
  /** Integer cents. */
  cents: number;
  installments: number;
  description: string;
  /** The items, which sum to `cents`. */
  items: readonly ChargeItem[];
  /** The due time of a Pix or boleto. */
  dueAt: Date | null;
  customer: { reference: string; name: string; email: string; cpf: string; phone: string };
  card?: CardSource;
}

export type ChargeStatus = 'pending' | 'paid' | 'canceled';

export interface Charge {
  /** The gateway's id (`vindi_code`). */
  code: string;
  reference: string;
  status: ChargeStatus;
  cents: number;
  /** Our customer reference. */
  customer: string;
  dueAt: Date | null;
  /** Kept when a paid charge is cancelled. */
  paidAt: Date | null;
  pixCopyPaste: string | null;
  bankSlipUrl: string | null;
  bankSlipLine: string | null;
}

/**
 * The outcome of a charge request: `refused` is final, `unknown` (timeout, broken response) is settled later by reading
 * it; `isOutage` where the gateway did not answer. A refusal names its charge if one exists, as the gateway may have sent
 * an event for it.
 */
export type ChargeOutcome =
  | { kind: 'accepted'; charge: Charge }
  | { kind: 'refused'; detail: string; code?: string }
  | { kind: 'unknown'; detail: string; isOutage?: boolean };

/** A gateway event, trusted only as a reason to read the charge. */
export interface GatewayEvent {
  /** The same for every delivery of an event. */
  key: string;
  type: string;
  /** Undefined if not about a charge, as a webhook's test event. */
  chargeCode: string | null;
  /** What is stored, as JSON, without personal data. */
  payload: string;
}

export interface Delivery {
  headers: Record<string, string | string[] | undefined>;
  /** The raw body, for its signature. */
  body: string;
  /** The last path segment, where the webhook has a secret there. */
  secret?: string;
}

/**
 * The gateway did not answer: timeout, no connection, 5xx, an unreadable response. Anything else that an adapter throws
 * is an answer.
 */
export class GatewayOutage extends Error {}

/** The sandbox gateway is unavailable when the database is. */
export const isOutage = (error: unknown): boolean => error instanceof GatewayOutage || isDatabaseUnavailable(error);

/** A payment gateway. Adapters never throw for a refusal, and never take longer than ten seconds. */
export interface PaymentGateway {
  /** Its name in the webhook's path. */
  name: string;
  createCharge(request: ChargeRequest): Promise<ChargeOutcome>;
  /** By the gateway's id. Throws when the gateway is unavailable. */
  readCharge(code: string): Promise<Charge | undefined>;
  /** By our reference, to learn the outcome of a lost response. Throws likewise. */
  findCharge(reference: string): Promise<Charge | undefined>;
  /**
   * All charges created or paid since this day in São Paulo, and possibly others; pages start at 1. Throws likewise.
   */
  listCharges(since: string, page: number): Promise<{ charges: Charge[]; isLast: boolean }>;
  cancelCharge(code: string): Promise<void>;
  /** Regenerates the Pix code of a sale, replacing the old one. A paid or cancelled charge is returned unchanged. */
  renewPix(code: string, dueAt: Date): Promise<Charge>;
  /**
   * Reissues the boleto of a sale with a new due date; payments of the old one are still credited. A paid or cancelled
   * charge is returned unchanged.
   */
  renewBankSlip(code: string, dueAt: Date): Promise<Charge>;
  /** Refunds `cents` of a paid charge, idempotent by the reference. */
  refundCharge(code: string, cents: number, reference: string): Promise<void>;
  /** The event of a delivery, or undefined for a wrong signature, secret or age. */
  readEvent(delivery: Delivery): GatewayEvent | undefined;
}
