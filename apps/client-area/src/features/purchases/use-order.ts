import type { ClientProduct } from '@mirante/domain/products/client-product.ts';
import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import { choiceOf, hadAlready, purchaseProblem, type Choice } from '@mirante/domain/sales/purchase-choice.ts';
import { withCredits, type UpgradeCredit } from '@mirante/domain/sales/upgrade-credit.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { to } from '../../app/to.ts';

/** With the credit that it would have if it were bought alone, or has in the order. */
type Offered = CatalogueProduct & { credit: number };

interface Known {
  own: readonly ClientProduct[];
  catalogue: readonly CatalogueProduct[];
  entitlements: readonly string[];
  credits: readonly UpgradeCredit[];
}
export interface Order extends Choice<Offered> {
  /** The products that this client may buy. */
  offered: Offered[];
  /** By code, the parts of each that this client has already. */
  had: ReadonlyMap<string, string[]>;
  /** Why products in the address cannot be bought. */
  refused: string[];
  /** The chosen codes among the offered products. */
  codes: string[];
}

/** The order in the page's address. While `still`, during payment, it is frozen, whatever the payment changes. */
export function useOrder({ still, ...known }: Known & { still: boolean }) {
  const { asked, ask, paying } = useAsked();
  const order = orderFrom(known, asked);
  const [frozen, setFrozen] = useState(order);
  const [wasStill, setWasStill] = useState(still);
  if (still !== wasStill) {
    setWasStill(still);
    if (still) setFrozen(order);
  }
  const shown = still && wasStill ? frozen : order;
  return {
    ...shown,
    paying: paying && shown.products.length > 0,
    choose: (code: string, chosen: boolean) =>
      ask(chosen ? [...shown.codes, code] : shown.codes.filter((other) => other !== code)),
    proceed: () => ask(shown.codes, 'paying'),
  };
}

/**
 * The address's `produtos` and `pagamento`. Clicks here update the state at once and then the address; other changes of
 * the address update the state.
 */
function useAsked() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const [asked, setAsked] = useState(() => codesIn(query));
  const [followed, setFollowed] = useState(search);
  if (search !== followed) {
    setFollowed(search);
    if (!(state as { pressed?: true } | null)?.pressed) setAsked(codesIn(query));
  }
  const ask = (codes: string[], step?: 'paying') => {
    setAsked(codes);
    void navigate(to.buy(codes, step), { replace: step === undefined, state: { pressed: true } });
  };
  return { asked, ask, paying: query.get('pagamento') === 'true' };
}

const codesIn = (query: URLSearchParams): string[] => [
  ...new Set(
    (query.get('produtos') ?? '')
      .split(',')
      .map((code) => code.trim())
      .filter(Boolean),
  ),
];

function orderFrom({ own, catalogue, entitlements, credits }: Known, asked: readonly string[]): Order {
  const holding = { own, entitlements, now: serverNow() };
  const offered = catalogue
    .filter((product) => purchaseProblem(product, holding, catalogue) === undefined)
    .flatMap((product) => withCredits([product], credits));
  const codes = asked.filter((code) => offered.some((product) => product.code === code));
  const refused = asked.flatMap((code) => {
    const product = catalogue.find((other) => other.code === code);
    return (product ? purchaseProblem(product, holding, catalogue) : 'Um dos produtos pedidos não está à venda.') ?? [];
  });
  const had = new Map(offered.map((product) => [product.code, hadAlready(product, holding, catalogue)]));
  const choice = choiceOf(offered, codes);
  const products = withCredits(choice.products, credits);
  return {
    ...choice,
    products,
    had,
    offered,
    refused: [...new Set(refused)],
    codes,
  };
}
