import { meters } from '../../metrics/meters.ts';
import type { Services } from '../../services.ts';
import { syncPayment } from '../purchases/sync.ts';
import * as store from './webhooks.store.ts';

export interface StoredEvent {
  key: string;
  chargeCode: string;
}

/** An event only says that there is something to read. Whatever it claims, the charge itself is asked for and believed. */
export async function processEvent(services: Services, { key, chargeCode }: StoredEvent): Promise<void> {
  const synced = await syncPayment(services, { vindiCode: chargeCode });
  meters.webhookEvents.inc({ result: synced });
  const wrong = synced === 'changed' || synced === 'unchanged' ? null : synced;
  await store.markProcessed(services.db, key, wrong, services.now());
}

/** What a process stored and did not live to process, or could not because the gateway was away. */
export async function processWaitingEvents(services: Services): Promise<void> {
  const { db, now, onError } = services;
  for (const event of await store.unprocessedEvents(db, new Date(now().getTime() - 10_000)))
    await processEvent(services, event).catch(onError);
}
