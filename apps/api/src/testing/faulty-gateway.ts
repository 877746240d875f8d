import { GatewayOutage, type PaymentGateway } from '../gateways/payments/port.ts';

export const faults = ['dead', 'hang', 'broken', 'charge_then_drop'] as const;
export type Fault = (typeof faults)[number] | 'none';
export type FaultyGateway = PaymentGateway & { fault: Fault; calls: number };

/**
 * A gateway with faults on request: dead refuses every connection, hang never answers, broken answers garbage, and
 * charge_then_drop executes the call and loses the answer. Calls are counted.
 */
export function faulty(gateway: PaymentGateway): FaultyGateway {
  const state = { fault: 'none' as Fault, calls: 0 };

  async function fail<T>(call: () => Promise<T>): Promise<T> {
    state.calls += 1;
    if (state.fault === 'dead') throw new GatewayOutage('connect ECONNREFUSED');
    if (state.fault === 'hang') return new Promise<T>(() => undefined);
    if (state.fault === 'broken') throw new GatewayOutage('Unexpected token < in JSON');
    const answer = await call();
    if (state.fault === 'charge_then_drop') throw new GatewayOutage('socket hang up');
    return answer;
  }
  return Object.defineProperties(
    {
      ...gateway,
      createCharge: (request) => fail(() => gateway.createCharge(request)),
      readCharge: (code) => fail(() => gateway.readCharge(code)),
      findCharge: (reference) => fail(() => gateway.findCharge(reference)),
      renewPix: (code, dueAt) => fail(() => gateway.renewPix(code, dueAt)),
      renewBankSlip: (code, dueAt) => fail(() => gateway.renewBankSlip(code, dueAt)),
    } as FaultyGateway,
    {
      fault: {
        get: () => state.fault,
        set: (fault: Fault) => {
          state.fault = fault;
        },
      },
      calls: {
        get: () => state.calls,
        set: (calls: number) => {
          state.calls = calls;
        },
      },
    },
  );
}
