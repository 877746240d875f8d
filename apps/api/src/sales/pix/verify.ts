import type { Services } from '../../services.ts';
import { chargePayment } from '../purchases/charge.ts';
import { syncPayment } from '../purchases/sync.ts';

interface Asking {
  until: number;
  done: Promise<void>;
}
const KEPT_MS = 10_000;
const MOST_KEPT = 10_000;
const asked = new WeakMap<Services['gateway'], Map<number, Asking>>();

/** Asks the gateway about one payment, at most once in ten seconds however many people press the button. */
export function verify(services: Services, { id }: { id: number }): Promise<void> {
  const kept = asked.get(services.gateway) ?? new Map<number, Asking>();
  asked.set(services.gateway, kept);
  const now = services.now().getTime();
  const last = kept.get(id);
  if (last && last.until > now) return last.done;
  if (kept.size >= MOST_KEPT) kept.clear();
  const asking = { until: now + KEPT_MS, done: ask(services, id) };
  kept.set(id, asking);
  return asking.done;
}

/** A gateway that does not answer is no news. One that knows no charge yet is asked for it. */
async function ask(services: Services, id: number): Promise<void> {
  try {
    if ((await syncPayment(services, { id })) === 'no_charge') await chargePayment(services, id, undefined);
  } catch (error) {
    services.onError(error);
  }
}
