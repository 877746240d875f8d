import type { ClientProduct } from '@mirante/domain/client-product.ts';
import type { CatalogueProduct } from '@mirante/domain/product.ts';
import { choiceOf, purchaseProblem, type Choice } from '@mirante/domain/purchase-choice.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

interface Known {
  own: readonly ClientProduct[];
  catalogue: readonly CatalogueProduct[];
  entitlements: readonly string[];
}
export interface Order extends Choice<CatalogueProduct> {
  /** What this client may buy. */
  offered: CatalogueProduct[];
  /** Why what the address names cannot be bought. */
  refused: string[];
  /** What was chosen of what is offered. */
  codes: string[];
  /** The payment is asked for, and there is something to pay. */
  paying: boolean;
}

/** The order that the page's address asks for. While it is being paid it stays as it was, whatever the payment changes. */
export function useOrder({ still, ...known }: Known & { still: boolean }): Order {
  const [query] = useSearchParams();
  const order = orderFrom(known, query);
  const [kept, keep] = useState(order);
  const [wasStill, setStill] = useState(still);
  if (still !== wasStill) {
    setStill(still);
    if (still) keep(order);
  }
  return still && wasStill ? kept : order;
}

export function orderFrom({ own, catalogue, entitlements }: Known, query: URLSearchParams): Order {
  const holding = { own, entitlements };
  const asked = (query.get('produtos') ?? '').split(',').map((code) => code.trim()).filter(Boolean);
  const offered = catalogue.filter((product) => purchaseProblem(product, holding, catalogue) === undefined);
  const codes = asked.filter((code, at) => asked.indexOf(code) === at && offered.some((product) => product.code === code));
  const refused = asked.flatMap((code) => {
    const product = catalogue.find((other) => other.code === code);
    return (product ? purchaseProblem(product, holding, catalogue) : 'Um dos produtos pedidos não está à venda.') ?? [];
  });
  const choice = choiceOf(offered, codes);
  return { ...choice, offered, refused: [...new Set(refused)], codes, paying: query.get('pagamento') === 'true' && choice.products.length > 0 };
}
