import type { ClientProduct } from '../products/client-product.ts';
import { isPending } from '../products/pending-payments.ts';
import { isOpen } from '../products/entitlements.ts';
import { isSoldOnline, type CatalogueProduct } from '../products/product.ts';

/** A client's acquisitions, and the codes of the products open to them now. */
export interface Holding {
  own: readonly Pick<ClientProduct, 'product_id' | 'status' | 'expires_at' | 'renewing_id'>[];
  entitlements: readonly string[];
  now: Date;
}
type Sold = Pick<CatalogueProduct, 'id' | 'code' | 'name' | 'price' | 'active' | 'includes'>;

/** Why a client cannot buy a product now, for display; undefined if they can. */
export function purchaseProblem(
  product: Sold,
  { own, entitlements, now }: Holding,
  catalogue: readonly Sold[],
): string | undefined {
  const { id, code, name } = product;
  const held = own.filter((acquired) => acquired.product_id === id);
  if (held.some(isPending)) return `${name} já aguarda a confirmação do pagamento.`;
  if (held.some(({ status }) => status === 'active')) return `${name} já está ativo na sua conta.`;
  if (entitlements.includes(code))
    return `${name} já faz parte de ${includerOf(product, { own, now }, catalogue) ?? 'um produto'}, que você assina.`;
  if (!isSoldOnline(product)) return `${name} é contratado em conversa com a nossa equipe.`;
  return product.active && product.price > 0 ? undefined : `${name} não está à venda.`;
}

/** The name of the client's open product that includes this one. */
export function includerOf(
  { name }: Pick<Sold, 'name'>,
  { own, now }: Pick<Holding, 'own' | 'now'>,
  catalogue: readonly Pick<Sold, 'id' | 'name' | 'includes'>[],
): string | undefined {
  const open = new Set(own.filter((acquired) => isOpen(acquired, now)).map(({ product_id }) => product_id));
  return catalogue.find(({ id, includes }) => open.has(id) && includes.includes(name))?.name;
}

type Acquired = Pick<ClientProduct, 'product_id' | 'status' | 'expires_at'>;

/**
 * The client's other open product that includes this one for at least as long as their own acquisition of it, so that
 * nothing is lost when that ends. Of several, the one that lasts longest.
 */
export function coverOf(
  { product_id: id, product_name: name, expires_at: end }: Acquired & Pick<ClientProduct, 'product_name'>,
  { own, now }: { own: readonly Acquired[]; now: Date },
  catalogue: readonly Pick<Sold, 'id' | 'name' | 'includes'>[],
): { name: string; until: string | null } | undefined {
  const endOf = (at: string | null) => (at === null ? Infinity : Date.parse(at));
  const [longest] = own
    .filter((acquired) => acquired.product_id !== id && isOpen(acquired, now))
    .filter((acquired) => endOf(acquired.expires_at) >= endOf(end))
    .flatMap((acquired) => {
      const by = catalogue.find((product) => product.id === acquired.product_id && product.includes.includes(name));
      return by ? [{ name: by.name, until: acquired.expires_at }] : [];
    })
    .toSorted((a, b) => endOf(b.until) - endOf(a.until));
  return longest;
}

/** Two products that include a common product, which would be paid twice. */
export interface Overlap {
  names: readonly [string, string];
  shared: string[];
}

export const overlapsOf = (products: readonly Pick<Sold, 'name' | 'includes'>[]): Overlap[] =>
  products.flatMap((one, at) =>
    products.slice(at + 1).flatMap((other) => {
      const shared = one.includes.filter((name) => other.includes.includes(name));
      return shared.length > 0 ? [{ names: [one.name, other.name] as const, shared }] : [];
    }),
  );

/** The names of included products that are already open to the client. */
export const hadAlready = (
  { includes }: Pick<Sold, 'includes'>,
  { entitlements }: Pick<Holding, 'entitlements'>,
  catalogue: readonly Pick<Sold, 'code' | 'name'>[],
): string[] =>
  includes.filter((name) => catalogue.some((other) => other.name === name && entitlements.includes(other.code)));

export interface Choice<P> {
  /** The products to pay for. */
  products: P[];
  /** The products that come with them: by code, the name of the product that includes it. */
  included: ReadonlyMap<string, string>;
}

/**
 * Which of the chosen products are bought. One that is included in another chosen product is not paid twice, and is
 * bought again once the other is unchosen.
 */
export function choiceOf<P extends Pick<Sold, 'code' | 'name' | 'includes'>>(
  offered: readonly P[],
  codes: readonly string[],
): Choice<P> {
  const chosen = offered.filter(({ code }) => codes.includes(code));
  const products = chosen.filter(
    (product, at) =>
      !chosen.some((other, otherAt) => brings(other, product) && (otherAt < at || !brings(product, other))),
  );
  const included = offered.flatMap((product) => {
    const by = products.find((other) => brings(other, product));
    return by && !products.includes(product) ? [[product.code, by.name] as const] : [];
  });
  return { products, included: new Map(included) };
}

const brings = (one: Pick<Sold, 'code' | 'includes'>, other: Pick<Sold, 'code' | 'name'>) =>
  one.code !== other.code && one.includes.includes(other.name);
