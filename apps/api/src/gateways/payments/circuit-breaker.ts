import pLimit from 'p-limit';
import { GatewayOutage, isOutage, type ChargeOutcome, type PaymentGateway } from './port.ts';

const AT_ONCE = 20;
const MAX_WAITING = 500;
const OUTAGES_TO_OPEN = 5;
const OPEN_MS = 10_000;

interface BreakerOptions {
  clock?: () => number;
  timeOutMs?: number;
}

/** The circuit breaker of one kind of call: open from the fifth consecutive outage until a probe succeeds. */
interface Breaker {
  outages: number;
  openUntil: number;
  probing: boolean;
}
const kinds = ['charge', 'read', 'cancel', 'renew', 'refund'] as const;
type Kind = (typeof kinds)[number];

/**
 * A circuit breaker and a bulkhead around the gateway: calls time out after ten seconds, a limited number run
 * concurrently, and after consecutive outages a kind of call is not made for a while; then one probe decides. Only
 * outages count: a refusal is an answer. A charge that could not be requested is `unknown`, never refused.
 */
export function withCircuitBreaker(
  gateway: PaymentGateway,
  { clock = () => performance.now(), timeOutMs = 10_000 }: BreakerOptions = {},
): PaymentGateway {
  const running = pLimit(AT_ONCE);
  const breakers = Object.fromEntries(
    kinds.map((kind) => [kind, { outages: 0, openUntil: 0, probing: false }]),
  ) as Record<Kind, Breaker>;
  const refuses = ({ outages, openUntil, probing }: Breaker) =>
    outages >= OUTAGES_TO_OPEN && (probing || clock() < openUntil);

  const countOutage = (breaker: Breaker) => {
    breaker.outages += 1;
    if (breaker.outages >= OUTAGES_TO_OPEN) breaker.openUntil = clock() + OPEN_MS;
  };

  async function attempt<T>(breaker: Breaker, call: () => Promise<T>): Promise<T> {
    // Calls queued while the breaker opened fail at once.
    if (refuses(breaker)) throw new GatewayOutage('gateway unavailable');
    const isProbe = breaker.outages >= OUTAGES_TO_OPEN;
    if (isProbe) breaker.probing = true;
    try {
      const answer = await inTime(call(), timeOutMs);
      const unknown = unknownOf(answer);
      if (unknown?.isOutage) countOutage(breaker);
      else if (!unknown) breaker.outages = 0;
      // Any other unknown charge is neither a success nor an outage.
      else if (isProbe) breaker.openUntil = clock() + OPEN_MS;
      return answer;
    } catch (error) {
      if (isOutage(error)) countOutage(breaker);
      else breaker.outages = 0;
      throw error;
    } finally {
      if (isProbe) breaker.probing = false;
    }
  }
  async function ask<T>(kind: Kind, call: () => Promise<T>): Promise<T> {
    if (refuses(breakers[kind]) || running.pendingCount >= MAX_WAITING) throw new GatewayOutage('gateway unavailable');
    return running(() => attempt(breakers[kind], call));
  }

  return {
    ...gateway,
    createCharge: (request) =>
      ask('charge', () => gateway.createCharge(request)).catch((error: Error) => ({
        kind: 'unknown',
        detail: error.message,
      })),
    readCharge: (code) => ask('read', () => gateway.readCharge(code)),
    findCharge: (reference) => ask('read', () => gateway.findCharge(reference)),
    listCharges: (since, page) => ask('read', () => gateway.listCharges(since, page)),
    cancelCharge: (code) => ask('cancel', () => gateway.cancelCharge(code)),
    renewPix: (code, dueAt) => ask('renew', () => gateway.renewPix(code, dueAt)),
    renewBankSlip: (code, dueAt) => ask('renew', () => gateway.renewBankSlip(code, dueAt)),
    refundCharge: (code, cents, reference) => ask('refund', () => gateway.refundCharge(code, cents, reference)),
  };
}

type UnknownCharge = Extract<ChargeOutcome, { kind: 'unknown' }>;
const unknownOf = (answer: unknown): UnknownCharge | undefined =>
  (answer as ChargeOutcome | undefined)?.kind === 'unknown' ? (answer as UnknownCharge) : undefined;

async function inTime<T>(answer: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new GatewayOutage('gateway time-out')), milliseconds);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
