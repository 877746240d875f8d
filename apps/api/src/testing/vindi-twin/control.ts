import { pay, refund } from './billing.ts';
import type { Fault } from './faults.ts';
import { find, type Ledger } from './ledger.ts';
import { Refused } from './refused.ts';
import type { Asked } from './routes.ts';

/** What control reaches of the twin. */
interface Controlled {
  ledger: Ledger;
  fault: Fault | undefined;
}

/** What a person pulls at while trying a shop by hand: the payer, the acquirer, and the weather. */
export function control(twin: Controlled, { method, path, body }: Asked): object {
  const [, what, id] = /^\/twin\/(\w+)(?:\/(\d+))?$/.exec(path) ?? [];
  const asked = `${method} ${what}`;
  if (asked === 'GET bills') return { bills: twin.ledger.bills };
  if (asked === 'POST fault') return { fault: (twin.fault = faultIn(body)) ?? null };
  if (asked === 'POST pay') pay(twin.ledger, id);
  else if (asked === 'POST refund') refund(twin.ledger, find(twin.ledger.bills, id).charges[0]!.id, {});
  else throw new Refused(404, 'not_found', 'path');
  return { bill: find(twin.ledger.bills, id) };
}

/** `{"kind":"error_500","on":"POST /bills"}`; `{}` makes it well again. */
function faultIn(body: Partial<Omit<Fault, 'on'> & { on: string }>): Fault | undefined {
  const { kind, on, ...more } = body;
  return kind && { ...more, kind, ...(on && { on: new RegExp(on) }) };
}
