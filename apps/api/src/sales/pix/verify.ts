import type { Services } from '../../services.ts';
import { chargePayment } from '../purchases/charge.ts';
import { syncPayment } from '../purchases/sync.ts';

interface RecentCheck {
  until: number;
  done: Promise<void>;
}
const SHARED_FOR_MS = 10_000;
const MAX_SHARED = 10_000;
const checksByGateway = new WeakMap<Services['gateway'], Map<number, RecentCheck>>();

/** Asks the gateway about one payment, at most once in ten seconds however many people press the button. */
export function verifyPix(services: Services, { id }: { id: number }): Promise<void> {
  const checks = checksByGateway.get(services.gateway) ?? new Map<number, RecentCheck>();
  checksByGateway.set(services.gateway, checks);
  const now = services.now().getTime();
  const last = checks.get(id);
  if (last && last.until > now) return last.done;
  if (checks.size >= MAX_SHARED) checks.clear();
  const asking = { until: now + SHARED_FOR_MS, done: syncOrCharge(services, id) };
  checks.set(id, asking);
  return asking.done;
}

/** A gateway that does not answer is no news. One that knows no charge yet is asked for it. */
async function syncOrCharge(services: Services, id: number): Promise<void> {
  try {
    if ((await syncPayment(services, { id })) === 'no_charge') await chargePayment(services, id, undefined);
  } catch (error) {
    services.onError(error);
  }
}
