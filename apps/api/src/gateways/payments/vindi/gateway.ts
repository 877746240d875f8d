import type { Charge, PaymentGateway } from '../port.ts';
import type { Bill } from './answers.ts';
import { cancelBill, createBill, findBill, readBill, renewBillPix } from './bills.ts';
import * as books from './books.ts';
import { chargeOf } from './charge-of.ts';
import type { Desk } from './desk.ts';
import { readHook, type HookSecrets } from './events.ts';
import { refundBill } from './refunds.ts';
import { inTurn } from './turns.ts';
import { openWire, type WireSettings } from './wire.ts';

export interface VindiSettings extends WireSettings {
  productId: number;
  hook: HookSecrets;
}
export type VindiGateway = PaymentGateway & { close(): Promise<void> };

/** Vindi's recurring API (v1), by its one-off bills. README.md beside this file tells what is assumed of it. */
export function vindiGateway(settings: VindiSettings, { db, now }: Pick<Desk, 'db' | 'now'>): VindiGateway {
  const wire = openWire(settings);
  const desk: Desk = { db, now, productId: settings.productId };
  const turns = inTurn();
  /** While a bill is being asked for, only who asks may say what came of it. */
  const told = async (bill: Bill | undefined): Promise<Charge | undefined> =>
    bill && !(bill.code && (await books.isBusy(db, bill.code, now()))) ? chargeOf(bill) : undefined;

  return {
    name: 'vindi',
    createCharge: (request) => turns(request.reference, () => wire.within((api) => createBill(api, desk, request))),
    readCharge: (code) => wire.within(async (api) => told(await readBill(api, code))),
    findCharge: (reference) => wire.within(async (api) => told(await findBill(api, reference))),
    cancelCharge: (code) => wire.within((api) => cancelBill(api, code)),
    renewPix: (code) => turns(code, () => wire.within((api) => renewBillPix(api, code))),
    refundCharge: (code, cents, reference) =>
      turns(code, () => wire.within((api) => refundBill(api, desk, { code, cents, reference }))),
    readEvent: (delivery) => readHook(settings.hook, delivery),
    close: () => wire.close(),
  };
}
