import type { CheckoutStep } from '@mirante/domain/sales/checkout.ts';

/** What the server said of single fields, by path as the body names them: `client.email`. */
export type RefusedFields = Record<string, string>;

const stepOf: Record<string, CheckoutStep> = { client: 1, address: 2 };

/** The earliest step with a field that was refused; undefined when none is of another step than the payment. */
export const stepToCorrect = (refused: RefusedFields): CheckoutStep | undefined =>
  Object.keys(refused)
    .flatMap((path) => stepOf[path.split('.')[0]!] ?? [])
    .toSorted((a, b) => a - b)[0];

/** The part of one step's form, by field name: what a form starts with. */
export function initialErrorsOf(refused: RefusedFields, part: 'client' | 'address') {
  const own = Object.entries(refused).flatMap(([path, message]) =>
    path.startsWith(`${part}.`) ? [[path.slice(part.length + 1), message] as const] : [],
  );
  return {
    initialErrors: Object.fromEntries(own),
    initialTouched: Object.fromEntries(own.map(([name]) => [name, true])),
  };
}
