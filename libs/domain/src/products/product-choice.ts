import { grantedBy, type ProductLink } from './entitlements.ts';

/** How a product stands in a choice of those that unlock something: chosen, not, or brought along by one that it includes. */
export type ChoiceState = 'on' | 'off' | 'forced';

/** Who has a product has all that it includes: where one of those is chosen, so is it, and that cannot be taken back. */
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

/** The choice after a click on one product. What was forced was not chosen: once nothing forces it, it is off. */
export function toggled(chosen: ReadonlySet<number>, id: number, links: readonly ProductLink[]): Set<number> {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return withoutForced(next, links);
}

/** The choice that a stored list was made by: a stored parent may be there for its child's sake. */
export const choiceOf = (stored: readonly number[], links: readonly ProductLink[]): Set<number> =>
  withoutForced(new Set(stored), links);

/** One by one, so that of a circle the last one stays. */
function withoutForced(chosen: Set<number>, links: readonly ProductLink[]): Set<number> {
  for (const id of chosen) if (isForced(id, links, chosen)) chosen.delete(id);
  return chosen;
}

function isForced(id: number, links: readonly ProductLink[], chosen: ReadonlySet<number>): boolean {
  const included = grantedBy([id], links);
  included.delete(id);
  return [...included].some((child) => chosen.has(child));
}

/** The ids to be sent: those chosen and those forced. */
export const chosenIds = (states: ReadonlyMap<number, ChoiceState>): number[] =>
  [...states].flatMap(([id, state]) => (state === 'off' ? [] : [id]));
