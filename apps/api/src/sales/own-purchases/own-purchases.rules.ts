import { entitlementsOf, type ProductLink } from '@mirante/domain/products/entitlements.ts';

interface Named {
  code: string;
  name: string;
}

/** The first of the wanted products that comes with another that is owned, and with which. */
export function includedIn(
  owned: readonly Named[],
  wanted: readonly Named[],
  links: readonly ProductLink[],
): { product: string; by: string } | undefined {
  for (const { code, name } of wanted) {
    const by = owned.find((own) => own.code !== code && entitlementsOf([own.code], links).has(code));
    if (by) return { product: name, by: by.name };
  }
  return undefined;
}
