import { emptyCheckout, storable, type Checkout } from '@mirante/domain/sales/checkout.ts';

const KEY = 'mirante.checkout';

/** Keeps what was typed for as long as the tab lives. Passwords stay out; card data never get here. */
export function saveDraft(checkout: Checkout): void {
  try {
    if (checkout === emptyCheckout) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(storable(checkout)));
  } catch {
    // Storage may be full or forbidden: the purchase goes on without a draft.
  }
}

/** What an earlier load of the page kept. Anything that is not a whole draft of today's shape counts as nothing. */
export function readDraft(): Checkout | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return sameShape(kept, emptyCheckout) ? (kept as Checkout) : undefined;
  } catch {
    return undefined;
  }
}

/** Every part of the model is there, with its own type where it has one. */
function sameShape(kept: unknown, model: unknown): boolean {
  if (model === null) return kept !== undefined;
  if (typeof model !== 'object') return typeof kept === typeof model;
  if (typeof kept !== 'object' || kept === null) return false;
  return Object.entries(model).every(([name, value]) => sameShape((kept as Record<string, unknown>)[name], value));
}

/** After the purchase nothing of it stays in the browser. */
export const clearDraft = (): void => saveDraft(emptyCheckout);
