import type { CheckoutStep } from '@mirante/domain/sales/checkout.ts';

/** The server's field errors, by path in the body: `client.email`. */
export type RefusedFields = Record<string, string>;

const stepOf: Record<string, CheckoutStep> = { client: 1, address: 2 };

/** The earliest step with a refused field; undefined if all are of the payment step. */
export const stepToCorrect = (refused: RefusedFields): CheckoutStep | undefined =>
  Object.keys(refused)
    .flatMap((path) => stepOf[path.split('.')[0]!] ?? [])
    .toSorted((a, b) => a - b)[0];

/** A step's initial form errors, by field name. */
export function initialErrorsOf(refused: RefusedFields, part: 'client' | 'address') {
  const own = Object.entries(refused).flatMap(([path, message]) =>
    path.startsWith(`${part}.`) ? [[path.slice(part.length + 1), message] as const] : [],
  );
  return {
    initialErrors: Object.fromEntries(own),
    initialTouched: Object.fromEntries(own.map(([name]) => [name, true])),
  };
}
