/** A product (`parent`) that also grants another (`child`), by code. */
export interface ProductLink {
  parent: string;
  child: string;
}

/** Every code that the owned codes grant, themselves included. Links may form any graph, cycles too. */
export function entitlementsOf(owned: Iterable<string>, links: readonly ProductLink[]): Set<string> {
  const granted = new Set(owned);
  for (const code of granted) for (const { parent, child } of links) if (parent === code) granted.add(child);
  return granted;
}

/** The parts of the client area, each with the codes of which any one opens it. */
export const areas = (slug: string) => ({
  consultancy: [`${slug}_consultoria`],
  trading: ['full_trader'],
  recommended: ['top_renda_fixa', 'top_fundos', 'invista_em_acoes', 'full_trader'],
  stocks: ['invista_em_acoes'],
  funds: ['top_fundos'],
});
export type Area = keyof ReturnType<typeof areas>;

export const opens = (area: Area, entitlements: readonly string[], slug: string): boolean =>
  areas(slug)[area].some((code) => entitlements.includes(code));
