import { meters } from '../../metrics/meters.ts';
import type { PaymentGateway } from './port.ts';

const calls = [
  'createCharge',
  'readCharge',
  'findCharge',
  'listCharges',
  'cancelCharge',
  'renewPix',
  'renewBankSlip',
  'refundCharge',
] as const satisfies readonly (keyof PaymentGateway)[];

/** Measures the duration of gateway calls. */
export function withMetrics(gateway: PaymentGateway): PaymentGateway {
  const timed = calls.map((op) => [
    op,
    async (...args: never[]) => time(op, () => (gateway[op] as (...given: never[]) => Promise<unknown>)(...args)),
  ]);
  return { ...gateway, ...(Object.fromEntries(timed) as Pick<PaymentGateway, (typeof calls)[number]>) };
}

async function time(op: string, call: () => Promise<unknown>): Promise<unknown> {
  const end = meters.gatewayCalls.startTimer({ op });
  try {
    const answer = await call();
    end({ result: kindOf(answer) });
    return answer;
  } catch (error) {
    end({ result: 'error' });
    throw error;
  }
}

const kindOf = (answer: unknown): string =>
  typeof answer === 'object' && answer !== null && 'kind' in answer ? String(answer.kind) : 'ok';
