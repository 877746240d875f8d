import { isPending, type ClientProduct } from '../products/client-product.ts';
import { isOpen } from '../products/entitlements.ts';
import { isSoldOnline, type CatalogueProduct } from '../products/product.ts';

/** What a client has: its acquisitions, and the codes of the products that are open for it now. */
export interface Holding {
  own: readonly Pick<ClientProduct, 'product_id' | 'status' | 'expires_at' | 'renewing_id'>[];
  entitlements: readonly string[];
  now: Date;
}
type Sold = Pick<CatalogueProduct, 'id' | 'code' | 'name' | 'price' | 'active' | 'includes'>;

/** Why a client cannot buy a product now, in words; nothing where it can. */
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

/** The name of the product open for the client by itself that brings this one along. */
export function includerOf(
  { name }: Pick<Sold, 'name'>,
  { own, now }: Pick<Holding, 'own' | 'now'>,
  catalogue: readonly Pick<Sold, 'id' | 'name' | 'includes'>[],
): string | undefined {
  const open = new Set(own.filter((acquired) => isOpen(acquired, now)).map(({ product_id }) => product_id));
  return catalogue.find(({ id, includes }) => open.has(id) && includes.includes(name))?.name;
}

export interface Choice<P> {
  /** What is bought and paid. */
  products: P[];
  /** What comes with what is bought, by code, and the name of what brings it along. */
  included: ReadonlyMap<string, string>;
}

/** What is bought of what was chosen. A product that another chosen one brings along is not paid twice, and is a choice of its own again once that one goes. */
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
