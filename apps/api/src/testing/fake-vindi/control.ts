import { pay, refund } from './billing.ts';
import type { Fault } from './faults.ts';
import { find, type Store } from './store.ts';
import { VindiError } from './vindi-error.ts';
import type { Asked } from './routes.ts';

/** The parts of the fake that the control routes access. */
interface Controlled {
  store: Store;
  fault: Fault | undefined;
}

/** Controls for trying a shop by hand: the payer, the acquirer, and faults. */
export function controlFakeVindi(vindi: Controlled, { method, path, body }: Asked): object {
  const [, what, id] = /^\/fake\/(\w+)(?:\/(\d+))?$/.exec(path) ?? [];
  const asked = `${method} ${what}`;
  if (asked === 'GET bills') return { bills: vindi.store.bills };
  if (asked === 'POST fault') return { fault: (vindi.fault = faultIn(body)) ?? null };
  if (asked === 'POST pay') pay(vindi.store, id);
  else if (asked === 'POST refund') refund(vindi.store, find(vindi.store.bills, id).charges[0]!.id, {});
  else throw new VindiError(404, 'not_found', 'path');
  return { bill: find(vindi.store.bills, id) };
}

/** `{"kind":"error_500","on":"POST /bills"}`; `{}` clears the fault. */
function faultIn(body: Partial<Omit<Fault, 'on'> & { on: string }>): Fault | undefined {
  const { kind, on, ...more } = body;
  return kind && { ...more, kind, ...(on && { on: new RegExp(on) }) };
}
