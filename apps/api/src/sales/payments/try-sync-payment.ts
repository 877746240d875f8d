import type { Services } from '../../services.ts';
import { syncPayment } from '../purchases/sync.ts';

/** An unavailable gateway changes nothing: reconciliation retries. */
export async function trySyncPayment(services: Services, id: number): Promise<void> {
  try {
    await syncPayment(services, { id });
  } catch (error) {
    services.onError(error);
  }
}
