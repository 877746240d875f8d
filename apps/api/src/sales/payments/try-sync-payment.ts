import type { Services } from '../../services.ts';
import { syncPayment } from '../purchases/sync.ts';

/** A gateway that does not answer is no news: the reconciliation asks again. */
export async function trySyncPayment(services: Services, id: number): Promise<void> {
  try {
    await syncPayment(services, { id });
  } catch (error) {
    services.onError(error);
  }
}
