import { MINUTE_MS } from '@mirante/domain/durations.ts';
import { withinTimeLimit, forEachRow } from '../../jobs/batch.ts';
import { meters } from '../../metrics/meters.ts';
import type { Services } from '../../services.ts';
import { syncPayment } from '../purchases/sync.ts';
import * as store from './webhooks.store.ts';

interface StoredEvent {
  key: string;
  chargeCode: string;
}

/** An event is only a reason to read the charge, whatever it claims. */
export async function processEvent(services: Services, { key, chargeCode }: StoredEvent): Promise<void> {
  const synced = await syncPayment(services, { vindiCode: chargeCode });
  meters.webhookEvents.inc({ result: synced });
  const wrong = synced === 'changed' || synced === 'unchanged' ? null : synced;
  await store.markProcessed(services.db, key, wrong, services.now());
}

/** Processes stored events left by a crash or an outage of the gateway, with backoff. */
export async function processWaitingEvents(services: Services): Promise<void> {
  const { db, now } = services;
  const events = withinTimeLimit(await store.unprocessedEvents(db, now()).execute());
  await forEachRow(services, 'reconcile', events, async (event) => {
    await store.postponeEvent(db, event.key, nextTry(now(), event.tries));
    await processEvent(services, event);
  });
}

const nextTry = (now: Date, tries: number) => new Date(now.getTime() + Math.min(2 ** tries, 60) * MINUTE_MS);
