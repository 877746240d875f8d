import { grantedBy, type ProductLink } from './entitlements.ts';

/**
 * A product's state in a choice of those that unlock something: chosen, not chosen, or implied by a product that it
 * includes.
 */
export type ChoiceState = 'on' | 'off' | 'forced';

/** A product grants all that it includes: if one of those is chosen, it is forced on, and cannot be turned off. */
export function choiceStates(
  products: readonly number[],
  links: readonly ProductLink[],
  chosen: ReadonlySet<number>,
): Map<number, ChoiceState> {
  const stateOf = (id: number): ChoiceState => {
    if (isForced(id, links, chosen)) return 'forced';
    return chosen.has(id) ? 'on' : 'off';
  };
  return new Map(products.map((id) => [id, stateOf(id)]));
}

/** The choice after toggling one product. A forced one stays in it if it was chosen before, and so returns to that. */
export function toggled(chosen: ReadonlySet<number>, id: number): Set<number> {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** The choice behind a stored list: a stored parent may be there only because of its child. */
export function choiceOf(stored: readonly number[], links: readonly ProductLink[]): Set<number> {
  const chosen = new Set(stored);
  // One by one, so that the last one of a cycle stays.
  for (const id of chosen) if (isForced(id, links, chosen)) chosen.delete(id);
  return chosen;
}

function isForced(id: number, links: readonly ProductLink[], chosen: ReadonlySet<number>): boolean {
  const included = grantedBy([id], links);
  included.delete(id);
  return [...included].some((child) => chosen.has(child));
}

/** The ids to send: the chosen and the forced. */
export const chosenIds = (states: ReadonlyMap<number, ChoiceState>): number[] =>
  [...states].flatMap(([id, state]) => (state === 'off' ? [] : [id]));
