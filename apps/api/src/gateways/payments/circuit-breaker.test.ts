import { describe, expect, it } from 'vitest';
import { withCircuitBreaker } from './circuit-breaker.ts';
import { GatewayOutage, type Charge, type ChargeOutcome, type PaymentGateway } from './port.ts';
import { VindiFailure } from './vindi/failure.ts';

const outage = () => new GatewayOutage('503');
const answer = () => new Error('more than was paid');

/** A gateway with given behaviour per call, which counts its calls, behind a circuit breaker with a manual clock. */
function guarded() {
  const clock = { now: 0 };
  const calls = { charge: 0, read: 0, refund: 0 };
  const does = {
    charge: async (): Promise<ChargeOutcome> => ({ kind: 'refused', detail: 'card' }),
    read: async (): Promise<Charge | undefined> => undefined,
    refund: async () => undefined as void,
  };
  const count =
    <K extends keyof typeof calls>(kind: K) =>
    () => {
      calls[kind] += 1;
      return does[kind]() as ReturnType<(typeof does)[K]>;
    };
  const gateway = withCircuitBreaker(
    {
      createCharge: count('charge'),
      readCharge: count('read'),
      refundCharge: count('refund'),
    } as unknown as PaymentGateway,
    { clock: () => clock.now },
  );
  const refund = () =>
    gateway.refundCharge('c', 1, 'r').then(
      () => 'given',
      (error: Error) => error.message,
    );
  const read = () =>
    gateway.readCharge('c').then(
      () => 'read',
      (error: Error) => error.message,
    );
  const times = async (n: number, call: () => Promise<unknown>) => {
    for (let i = 0; i < n; i += 1) await call();
  };
  return { clock, calls, does, gateway, refund, read, times };
}

describe('the circuit breaker', () => {
  it('stays closed on refusals, however many', async () => {
    const { does, calls, refund, times, gateway } = guarded();
    does.refund = () => Promise.reject(answer());
    await times(20, refund);
    does.refund = () => Promise.reject(new VindiFailure('rate_limited', '429'));
    await times(20, refund);
    await times(20, () => gateway.createCharge({} as never));
    expect(calls).toEqual({ charge: 20, read: 0, refund: 40 });
  });

  it('opens for the kind of call that has outages, and no other', async () => {
    const { does, calls, refund, read, times } = guarded();
    does.refund = () => Promise.reject(outage());
    await times(12, refund);
    expect(calls.refund).toBe(5);
    expect(await refund()).toBe('gateway unavailable');
    expect(await read()).toBe('read');
  });

  it('lets one probe through after its pause, and closes when it succeeds', async () => {
    const { clock, does, calls, refund, times } = guarded();
    does.refund = () => Promise.reject(outage());
    await times(5, refund);
    clock.now += 10_001;
    let free: () => void = () => undefined;
    does.refund = () => new Promise((resolve) => (free = resolve));
    const all = Array.from({ length: 10 }, refund);
    await new Promise((resolve) => setImmediate(resolve));
    free();
    expect((await Promise.all(all)).toSorted()).toEqual([
      ...Array.from({ length: 9 }, () => 'gateway unavailable'),
      'given',
    ]);
    expect(calls.refund).toBe(6);
    does.refund = async () => undefined;
    expect(await refund()).toBe('given');
  });

  it('stays open when the probe fails, and closes on any answer', async () => {
    const { clock, does, calls, refund, times } = guarded();
    does.refund = () => Promise.reject(outage());
    await times(5, refund);
    clock.now += 10_001;
    await times(3, refund);
    expect(calls.refund).toBe(6);
    clock.now += 10_001;
    does.refund = () => Promise.reject(answer());
    await times(3, refund);
    expect(calls.refund).toBe(9);
  });

  it('opens for charges whose creation got no answer, and not for others of unknown outcome', async () => {
    const { does, calls, gateway, times } = guarded();
    const charge = () => gateway.createCharge({} as never);
    does.charge = async () => ({ kind: 'unknown', detail: 'it is being asked for' });
    await times(12, charge);
    expect(calls.charge).toBe(12);
    does.charge = async () => ({ kind: 'unknown', detail: 'UND_ERR_ABORTED', isOutage: true });
    await times(12, charge);
    expect(calls.charge).toBe(17);
    expect(await charge()).toEqual({ kind: 'unknown', detail: 'gateway unavailable' });
  });

  it('stays open after a probe of unknown outcome', async () => {
    const { clock, does, calls, gateway, times } = guarded();
    const charge = () => gateway.createCharge({} as never);
    does.charge = async () => ({ kind: 'unknown', detail: 'UND_ERR_ABORTED', isOutage: true });
    await times(5, charge);
    clock.now += 10_000;
    does.charge = async () => ({ kind: 'unknown', detail: 'it was asked for a moment ago' });
    await times(3, charge);
    expect(calls.charge).toBe(6);
  });

  it('runs 20 calls at once, and refuses those beyond 500 that wait', async () => {
    const { calls, does, read } = guarded();
    const answered = Promise.withResolvers<undefined>();
    does.read = () => answered.promise;
    const running = Array.from({ length: 20 }, read);
    await new Promise((resolve) => setImmediate(resolve));
    const waiting = Array.from({ length: 500 }, read);
    expect(await read()).toBe('gateway unavailable');
    expect(calls.read).toBe(20);
    answered.resolve(undefined);
    expect(new Set(await Promise.all([...running, ...waiting]))).toEqual(new Set(['read']));
  });

  it('counts consecutive outages: an answer resets the count', async () => {
    const { does, calls, refund, times } = guarded();
    for (let round = 0; round < 4; round += 1) {
      does.refund = () => Promise.reject(outage());
      await times(4, refund);
      does.refund = () => Promise.reject(answer());
      await refund();
    }
    expect(calls.refund).toBe(20);
  });
});
