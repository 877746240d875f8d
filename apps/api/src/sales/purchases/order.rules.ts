import type { OrderedProduct } from '../../products/product.store.ts';
import { brl } from '@mirante/domain/format.ts';
import { brand } from '@mirante/domain/house/brand.ts';
import { toCents } from '@mirante/domain/money.ts';
import type { CheckoutMethod } from '@mirante/domain/products/payment-method.ts';
import { couponAppliesToOrder, type CouponContext, type CouponRule } from '@mirante/domain/products/coupon.ts';
import { maxInstallments, priceOf, type Price } from '@mirante/domain/products/price.ts';
import { isOnSale } from '@mirante/domain/products/product.ts';
import { say } from '@mirante/validation/messages.ts';
import type { FieldError } from '@mirante/contract/problem.ts';
import { invalidFields, Refusal } from '../../http/refusal.ts';

export interface QuoteRequest {
  method: CheckoutMethod;
  installments: number;
  products: readonly number[];
  coupon_code?: string | null | undefined;
  expected_total?: number | null | undefined;
  terms_version?: string | null | undefined;
}
interface QuoteFacts<C extends CouponRule> {
  products: readonly OrderedProduct[];
  coupon: C | undefined;
  context: Exclude<CouponContext, 'all'>;
  now: Date;
}

/** An order's price, or why it is refused. The browser's prices are ignored. */
export function quoteOf<C extends CouponRule>(
  asked: QuoteRequest,
  { products, coupon, context, now }: QuoteFacts<C>,
): { price: Price; coupon: C | undefined } {
  const problem = problemOfProducts(asked, products) ?? problemOfMethod(asked, products) ?? problemOfTerms(asked);
  if (problem) throw invalidFields([problem]);
  if (asked.coupon_code && !(coupon && couponAppliesToOrder(coupon, products, { method: asked.method, context, now })))
    throw invalidFields([invalidCoupon]);
  const price = priceOf(products, asked.method, coupon);
  refuseOtherTotal(asked, price);
  return { price, coupon };
}

/** Nothing else is charged than what the buyer saw: a price or a coupon may have been edited meanwhile. */
function refuseOtherTotal({ expected_total: shown }: QuoteRequest, { total }: Price): void {
  if (shown === null || shown === undefined || toCents(shown) === toCents(total)) return;
  const message = `O preço mudou há pouco, e o total agora é ${brl(total)}. Confira o resumo do pedido.`;
  throw invalidFields([{ path: 'payment.expected_total', message }]);
}

function problemOfProducts(
  { products: ids }: QuoteRequest,
  products: readonly OrderedProduct[],
): FieldError | undefined {
  const atSale = products.length === ids.length && products.every(isOnSale);
  if (!atSale) return notAtSale;
  const whole = products.find(({ includes }) => includes.length > 0);
  if (whole) return partOf(whole, products);
  const free = products.filter(({ price }) => price === 0).length;
  return free > 0 && products.length > 1
    ? { path: 'payment.products', message: 'O produto gratuito deve ser contratado separadamente.' }
    : undefined;
}

/** A part is not charged beside its whole. */
function partOf({ name, includes }: OrderedProduct, products: readonly OrderedProduct[]): FieldError {
  const part = products.find(({ id }) => includes.includes(id))!;
  return { path: 'payment.products', message: `${part.name} já faz parte de ${name}: contrate só este.` };
}

const notAtSale: FieldError = { path: 'payment.products', message: 'Produto indisponível para compra.' };
export const productUnavailable = (): Refusal => invalidFields([notAtSale]);

function problemOfMethod(
  { method, installments }: QuoteRequest,
  products: readonly OrderedProduct[],
): FieldError | undefined {
  if (products.every(({ price }) => price === 0) && method !== 'bank_slip')
    return { path: 'payment.method', message: say.chooseOne };
  const most = method === 'credit_card' ? maxInstallments(products) : 1;
  return installments > most ? { path: 'payment.installments', message: say.between(1, most) } : undefined;
}

/** Refuses an outdated version of the legal texts: the buyer must read the new ones. */
const problemOfTerms = ({ terms_version: agreed }: QuoteRequest): FieldError | undefined =>
  !agreed || agreed === brand.terms_version
    ? undefined
    : {
        path: 'payment.terms_version',
        message: 'Nossos termos mudaram há pouco. Recarregue a página para ler a nova versão.',
      };

const invalidCoupon: FieldError = { path: 'payment.coupon_code', message: 'Cupom não encontrado ou inválido.' };
export const isCouponRefused = (error: unknown): boolean =>
  error instanceof Refusal && error.errors.includes(invalidCoupon);
export const couponUnavailable = (): Refusal => invalidFields([invalidCoupon]);
