import { checkoutMethods, paymentMethodLabels, type CheckoutMethod } from './payment-method.ts';
import type { CouponContext } from './coupon.ts';
import { startOfDay } from '../dates.ts';
import { brl } from '../format.ts';
import type { StatusStyle } from '../status-style.ts';
import { labelsOf, wordsOf, yesNo } from '../records/words.ts';

export const couponStates = ['valid', 'scheduled', 'exhausted', 'expired'] as const;
export type CouponState = (typeof couponStates)[number];
/** How many uses a coupon may have left: the column's limit. */
export const MAX_COUPON_USES = 99_999_999;
export const discountTypes = ['percent', 'value'] as const;
export type DiscountType = (typeof discountTypes)[number];

/**
 * A coupon as staff see it. It is valid from the start of `starts_at` to the end of `expires_at`, days in São Paulo.
 */
export interface CouponRow {
  id: number;
  code: string;
  /** Uses left. */
  qt: number;
  usage_count: number;
  is_default: boolean;
  /** For the house's own use: hidden from public calls, and not edited by staff. */
  staff_only: boolean;
  discount_type: DiscountType;
  percent: number | null;
  /** In BRL. */
  amount: number | null;
  /** @format date */
  starts_at: string;
  /** @format date */
  expires_at: string | null;
  state: CouponState;
  applies_to: CouponContext;
  credit_card: boolean;
  bank_slip: boolean;
  pix: boolean;
  /** It names no product, so it applies to any. */
  all_products: boolean;
  created_at: string;
}

export interface CouponProduct {
  id: number;
  code: string;
  name: string;
  image: string | null;
  active: boolean;
}

export interface Coupon extends CouponRow {
  /** The three method flags as one choice. */
  payment_type: string;
  obs: string | null;
  products: CouponProduct[];
  /** Of the editable fields; a use does not change it. */
  version: string;
  /** Of the products that it names. */
  products_version: string;
}

/** The default coupon before and after; null is none. */
export interface DefaultCouponChange {
  before: CouponCode | null;
  after: CouponCode | null;
}
export type CouponCode = Pick<CouponRow, 'id' | 'code'>;

export const couponStateStyles: Record<CouponState, StatusStyle> = {
  valid: { label: 'Válido', tone: 'success', mark: 'dot' },
  scheduled: { label: 'Agendado', tone: 'info', mark: 'dot' },
  exhausted: { label: 'Esgotado', tone: 'danger', mark: 'dot' },
  expired: { label: 'Expirado', tone: 'neutral', mark: 'hollow' },
};
export const defaultCouponStyle: StatusStyle = { label: 'Padrão', tone: 'brand', mark: 'none' };
export const staffCouponStyle: StatusStyle = { label: 'Só da equipe', tone: 'neutral', mark: 'none' };

interface CouponTerm {
  qt: number;
  starts_at: Date;
  expires_at: Date | null;
}
export function couponState({ qt, starts_at, expires_at }: CouponTerm, now: Date): CouponState {
  if (qt === 0) return 'exhausted';
  if (expires_at !== null && expires_at < now) return 'expired';
  return starts_at > now ? 'scheduled' : 'valid';
}

export const couponContextLabels: Record<CouponContext, string> = {
  all: 'Todos',
  signup: 'Cadastro',
  buy: 'Compra de cliente',
  renew: 'Renovação',
};
export const discountTypeLabels: Record<DiscountType, string> = { percent: 'Porcentagem', value: 'Valor' };

/** The quantity filter's options: every quantity falls into exactly one. */
export const couponQuantities = {
  exhausted: { label: 'Esgotado', from: 0, to: 0 },
  '1': { label: '1', from: 1, to: 1 },
  '2': { label: '2', from: 2, to: 2 },
  '10': { label: '3 a 10', from: 3, to: 10 },
  '20': { label: '11 a 20', from: 11, to: 20 },
  '100': { label: '21 a 100', from: 21, to: 100 },
  above_100: { label: 'acima de 100', from: 101, to: null },
} as const satisfies Record<string, { label: string; from: number; to: number | null }>;
export type CouponQuantity = keyof typeof couponQuantities;
/** Listed explicitly, since objects put integer keys first. */
export const couponQuantityKeys = [
  'exhausted',
  '1',
  '2',
  '10',
  '20',
  '100',
  'above_100',
] as const satisfies readonly CouponQuantity[];

/**
 * Whether a buyer can type the code: the checkout's field requires at least seven letters and digits. A link accepts
 * any code.
 */
export const isTypeable = (code: string): boolean => /^[a-z0-9]{7,}$/i.test(code);

/** `50%` or `R$ 100,00`. */
export const couponValue = ({ percent, amount }: Pick<CouponRow, 'percent' | 'amount'>): string =>
  percent === null ? brl(amount ?? 0) : `${percent}%`;

export type MethodFlags = Record<CheckoutMethod, boolean>;
const ALL = 'all';

/** The three flags as one choice: `all`, one method, or a pair such as `credit_card,pix`. */
export function paymentTypeOf(flags: MethodFlags): string {
  const on = checkoutMethods.filter((method) => flags[method]);
  return on.length === checkoutMethods.length ? ALL : on.join(',');
}
export function flagsOf(paymentType: string): MethodFlags {
  const on = paymentType.split(',');
  const has = (method: CheckoutMethod) => paymentType === ALL || on.includes(method);
  return { credit_card: has('credit_card'), bank_slip: has('bank_slip'), pix: has('pix') };
}
export const paymentTypeLabel = (paymentType: string): string =>
  paymentType === ALL
    ? 'Todas'
    : checkoutMethods
        .filter((method) => flagsOf(paymentType)[method])
        .map((method) => paymentMethodLabels[method])
        .join(' e ');

/**
 * Why the offer page cannot show the default coupon's price now; undefined if it can, or for another coupon. The coupon
 * must be usable by every buyer.
 */
export function offerGap(coupon: CouponRow, now: Date): string | undefined {
  if (!coupon.is_default) return undefined;
  if (coupon.state === 'exhausted') return 'não há mais usos';
  if (coupon.state === 'expired') return 'a validade terminou';
  if (startOfDay(coupon.starts_at) > now) return 'a validade ainda não começou';
  if (coupon.applies_to !== 'all' && coupon.applies_to !== 'signup') return 'ele não vale para cadastro';
  return checkoutMethods.every((method) => coupon[method])
    ? undefined
    : 'ele não vale para todas as formas de pagamento';
}

export const couponWords = wordsOf<Omit<Coupon, 'version' | 'products_version'>>({
  name: 'Cupom',
  plural: 'Cupons',
  title: 'code',
  labels: {
    id: 'ID',
    code: 'Código',
    qt: 'Quantidade',
    usage_count: 'Usos',
    is_default: 'Padrão',
    staff_only: 'Só da equipe',
    discount_type: 'Tipo de desconto',
    percent: 'Porcentagem',
    amount: 'Valor',
    starts_at: 'Início',
    expires_at: 'Fim',
    state: 'Situação',
    applies_to: 'Válido para',
    credit_card: 'Cartão',
    bank_slip: 'Boleto',
    pix: 'Pix',
    all_products: 'Qualquer produto',
    created_at: 'Criado em',
    payment_type: 'Pagamento',
    obs: 'Observação',
    products: 'Produtos',
  },
  list: { discount_type: 'Desconto' },
  // Otherwise than the options of the type.
  form: { percent: 'Desconto em %', amount: 'Desconto em R$', payment_type: 'Forma de pagamento' },
  log: { expires_at: 'Vencimento' },
  values: {
    amount: brl,
    applies_to: { all: 'tudo', signup: 'cadastro', buy: 'compra', renew: 'renovação' },
    'coupon.qt': labelsOf(couponQuantities),
    'coupon.state': labelsOf(couponStateStyles),
    'coupon.discount_type': discountTypeLabels,
    'coupon.is_default': yesNo,
  },
});
