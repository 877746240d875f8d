import { GatewayOutage, type Charge, type PaymentGateway } from '../port.ts';
import type { Bill } from './answers.ts';
import { cancelBill, createBill, findBill, listBills, readBill, reissueBill, renewBillPix } from './bills.ts';
import * as leases from './leases.store.ts';
import type { VindiContext } from './context.ts';
import { readWebhook, type WebhookSecrets } from './webhook.ts';
import { readCharge, refundBill } from './refunds.ts';
import { keyedMutex } from '../../keyed-mutex.ts';
import { isFailure } from './failure.ts';
import { openVindiClient, type VindiApi, type VindiClientSettings } from './http-client.ts';

export interface VindiSettings extends VindiClientSettings {
  productId: number;
  webhook: WebhookSecrets;
}
export type VindiGateway = PaymentGateway & { close(): Promise<void> };

/** Maps a failed call to an outage for callers beyond the adapter. */
function rethrowOutage(error: unknown): never {
  throw isFailure(error, 'unsent', 'unknown') ? new GatewayOutage(error.message, { cause: error }) : error;
}

/** Vindi's recurring API (v1), by one-off bills. The README beside this file lists the assumptions. */
export function vindiGateway(settings: VindiSettings, { db, now }: Pick<VindiContext, 'db' | 'now'>): VindiGateway {
  const client = openVindiClient(settings);
  const context: VindiContext = { db, now, productId: settings.productId };
  const mutex = keyedMutex();
  const ask = <T>(work: (api: VindiApi) => Promise<T>) => client.withDeadline(work).catch(rethrowOutage);
  /** While a bill is being created, only its creator may report the outcome. */
  const unlessLeased = async (api: VindiApi, bill: Bill | undefined): Promise<Charge | undefined> =>
    bill && !(bill.code && (await leases.isLeased(db, bill.code, now()))) ? readCharge(api, context, bill) : undefined;

  return {
    name: 'vindi',
    createCharge: (request) => mutex(request.reference, () => ask((api) => createBill(api, context, request))),
    readCharge: (code) => ask(async (api) => unlessLeased(api, await readBill(api, code))),
    findCharge: (reference) => ask(async (api) => unlessLeased(api, await findBill(api, reference))),
    listCharges: (since, page) =>
      ask(async (api) => {
        const { bills, isLast } = await listBills(api, since, page);
        const found = await Promise.all(bills.map((bill) => unlessLeased(api, bill)));
        return { charges: found.filter((charge) => charge !== undefined), isLast };
      }),
    cancelCharge: (code) => ask((api) => cancelBill(api, code)),
    renewPix: (code) => mutex(code, () => ask((api) => renewBillPix(api, code))),
    renewBankSlip: (code, dueAt) => mutex(code, () => ask((api) => reissueBill(api, code, dueAt))),
    refundCharge: (code, cents, reference) =>
      mutex(code, () => ask((api) => refundBill(api, context, { code, cents, reference }))),
    readEvent: (delivery) => readWebhook(settings.webhook, delivery),
    close: () => client.close(),
  };
}
