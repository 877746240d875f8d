import { emptyCheckout, storable, type Checkout } from '@mirante/domain/sales/checkout.ts';
import { readStoredJson, writeStoredJson } from '@mirante/ui-kit/boot/browser-storage.ts';

const KEY = 'mirante.checkout';
/** Null stands for what may be null. */
const MODEL = { ...emptyCheckout, address: { ...emptyCheckout.address, number: null } };

/** Stores the input for the tab's lifetime, without passwords; card data never gets here. */
export const saveDraft = (checkout: Checkout): void =>
  void writeStoredJson(KEY, checkout === emptyCheckout ? null : storable(checkout), 'sessionStorage');

/**
 * The draft of an earlier page load. What a version deployed meanwhile added has its initial value; any other shape than
 * the current one is ignored.
 */
export function readDraft(): Checkout | undefined {
  const stored = readStoredJson(KEY, 'sessionStorage') as Partial<Checkout> | null;
  const kept = stored?.client && { ...emptyCheckout, ...stored };
  return sameShape(kept, MODEL) ? kept : undefined;
}

/** Checks that every part of the model is present, with the same type if it has one. */
function sameShape(kept: unknown, model: unknown): boolean {
  if (model === null) return kept !== undefined;
  if (typeof model !== 'object') return typeof kept === typeof model;
  if (typeof kept !== 'object' || kept === null) return false;
  return Object.entries(model).every(([name, value]) => sameShape((kept as Record<string, unknown>)[name], value));
}

/** Removes the draft, after a purchase. */
export const clearDraft = (): void => saveDraft(emptyCheckout);
