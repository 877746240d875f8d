import { missed, newLookup, type AddressLookup } from '../people/address-lookup.ts';
import type { Gender } from '../people/client.ts';
import type { CouponCheck } from '../products/coupon.ts';
import type { CheckoutMethod } from '../products/payment-method.ts';
import { fromCents, toCents } from '../money.ts';
import { emptyChoice, paymentReducer, sameCode, type PaymentChoice, type PaymentEvent } from './payment-choice.ts';
import type { CouponDiscount } from '../products/price.ts';
import { isOnSale, type CatalogueProduct } from '../products/product.ts';

/** The four steps: identification, personal data, address, payment. */
export type CheckoutStep = 0 | 1 | 2 | 3;
export const checkoutStepNames = ['Identificação', 'Seus dados', 'Endereço', 'Pagamento'] as const;

/** As typed, masks included. */
export interface TypedClient {
  name: string;
  email: string;
  phone: string;
  cpf: string;
  birth_date: string;
  cell_phone: string;
  gender: Gender | '';
  /** In memory only: `storable` omits it. */
  password: string;
  confirm_password: string;
}

export interface TypedAddress {
  zipcode: string;
  address: string;
  /** Null if it has none. */
  number: string | null;
  complement: string;
  district: string;
  state: string;
  city: string;
  city_id: number | null;
}

/** The result of the conflict check of CPF and e-mail. */
export type Customer = 'new' | 'known_cpf' | 'existing';

export interface Checkout extends PaymentChoice, AddressLookup {
  client: TypedClient;
  address: TypedAddress;
  /** The order requested by the page's URL; a different one starts with its own coupon. */
  asked: { products: string; coupon: string };
  customer: Customer;
  /** The furthest step that is open, by the data accepted so far. */
  reached: CheckoutStep;
  /** Whether the visitor asked for a mailed link to finish the purchase later. */
  wants_link: boolean;
  /** Whether the personal data, password included, were accepted since the page was loaded. */
  confirmed: boolean;
}

export const emptyCheckout: Checkout = {
  client: {
    name: '',
    email: '',
    phone: '',
    cpf: '',
    birth_date: '',
    cell_phone: '',
    gender: '',
    password: '',
    confirm_password: '',
  },
  address: { zipcode: '', address: '', number: '', complement: '', district: '', state: '', city: '', city_id: null },
  ...newLookup,
  ...emptyChoice,
  asked: { products: '', coupon: '' },
  customer: 'new',
  reached: 0,
  wants_link: false,
  confirmed: false,
};

export type CheckoutEvent =
  | { type: 'opened'; products: string; coupon: string }
  | { type: 'restored'; checkout: Checkout }
  | { type: 'started'; key: string }
  | { type: 'clientTyped'; client: Partial<TypedClient> }
  | { type: 'addressTyped'; address: Partial<TypedAddress> }
  | { type: 'linkWanted'; wanted: boolean }
  | { type: 'identified' }
  | { type: 'detailsAccepted'; customer: Customer }
  | { type: 'zipcodeFound'; address: Partial<TypedAddress> }
  | { type: 'zipcodeFailed'; status: number | undefined }
  | { type: 'addressAccepted' }
  | PaymentEvent;

export function checkoutReducer(state: Checkout, event: CheckoutEvent): Checkout {
  switch (event.type) {
    case 'opened':
      return opened(state, event.products, event.coupon);
    case 'restored':
      return restored(event.checkout, state);
    case 'started':
      return { ...state, key: event.key };
    case 'clientTyped':
      return clientTyped(state, event.client);
    case 'addressTyped':
      return { ...state, address: { ...state.address, ...event.address } };
    case 'linkWanted':
      return { ...state, wants_link: event.wanted };
    case 'identified':
      return reach(state, 1);
    case 'detailsAccepted':
      return detailsAccepted(state, event.customer);
    case 'zipcodeFound':
      return { ...state, address: { ...state.address, ...event.address }, ...newLookup };
    case 'zipcodeFailed':
      return missed(state, event.status);
    case 'addressAccepted':
      return reach(state, 3);
    default:
      return paymentReducer(state, event);
  }
}

/** A draft may be read after the first field was used: what was typed wins. */
function restored(draft: Checkout, { client, wants_link }: Checkout): Checkout {
  const typed = Object.entries(client).filter(([, text]) => text !== '');
  return clientTyped({ ...draft, wants_link: draft.wants_link || wants_link }, Object.fromEntries(typed));
}

const reach = (state: Checkout, step: CheckoutStep): Checkout =>
  step > state.reached ? { ...state, reached: step } : state;

function opened(state: Checkout, products: string, coupon: string): Checkout {
  if (state.asked.products === products && state.asked.coupon === coupon) return state;
  // As the server reads it. A space copied with the link would be part of no check's code.
  const code = coupon.trim();
  return {
    ...state,
    asked: { products, coupon },
    coupon: code ? { code, check: null } : null,
    installments: null,
  };
}

/** An existing customer's address is known, so its step is skipped. */
function detailsAccepted(state: Checkout, customer: Customer): Checkout {
  if (customer === 'existing') return { ...state, customer, confirmed: true, reached: 3 };
  return reach({ ...state, customer, confirmed: true, reached: state.customer === 'existing' ? 2 : state.reached }, 2);
}

/** The mask may load after the CPF was typed. */
const digitsOf = (typed: string): string => typed.replaceAll(/\D/g, '');

/**
 * Another CPF or e-mail is another person to check: the later steps close again. Before the first acceptance since the
 * page was loaded they are closed anyway.
 */
function clientTyped(state: Checkout, typed: Partial<TypedClient>): Checkout {
  const client = { ...state.client, ...typed };
  const samePerson = digitsOf(client.cpf) === digitsOf(state.client.cpf) && client.email === state.client.email;
  if (samePerson || state.reached < 2 || !state.confirmed) return { ...state, client };
  return { ...state, client, reached: 1, customer: 'new' };
}

/**
 * The step to show for the requested one. A refresh clears the password, and later steps stay closed until it is typed
 * again.
 */
export function stepShown({ reached, confirmed, customer }: Checkout, asked: number): CheckoutStep {
  const open = confirmed ? reached : Math.min(reached, 1);
  const step = Math.max(0, Math.min(open, Math.trunc(asked) || 0)) as CheckoutStep;
  return step === 2 && customer === 'existing' ? 3 : step;
}

/** The state that may be written to the browser's storage. A coupon is checked anew, since it may be edited meanwhile. */
export const storable = (state: Checkout): Checkout => ({
  ...state,
  confirmed: false,
  coupon: state.coupon && { ...state.coupon, check: null },
  client: { ...state.client, password: '', confirm_password: '' },
});

/** The first product on sale among the comma-separated codes in the page's URL. */
export function productAsked(catalogue: readonly CatalogueProduct[], codes: string): CatalogueProduct | undefined {
  const sold = catalogue.filter(isOnSale);
  return codes
    .split(',')
    .map((code) => sold.find((product) => product.code === code.trim()))
    .find((product) => product !== undefined);
}

/** The other products in the URL: those that the bought one includes, and those on sale that include it. */
export function relatedProducts(
  catalogue: readonly CatalogueProduct[],
  codes: string,
  bought: CatalogueProduct,
): { included: CatalogueProduct[]; containing: CatalogueProduct[] } {
  const named = new Set(codes.split(',').map((code) => code.trim()));
  const others = catalogue.filter((product) => product.id !== bought.id && named.has(product.code));
  return {
    included: others.filter(({ name }) => bought.includes.includes(name)),
    containing: others.filter((product) => isOnSale(product) && product.includes.includes(bought.name)),
  };
}

/** The checked coupon as input of the price by a method: its discount on these products, in BRL. */
export function discountOf(
  { valid, products, methods }: CouponCheck,
  method: CheckoutMethod,
): CouponDiscount | undefined {
  const with_discount = products.filter(({ discount }) => discount > 0);
  if (!valid || methods?.includes(method) === false || with_discount.length === 0) return undefined;
  const cents = with_discount.reduce((sum, { discount }) => sum + toCents(discount), 0);
  return { percent: null, amount: fromCents(cents), products: with_discount.map(({ product_id }) => product_id) };
}

/** The coupon's check, or what the offer already shows for its own coupon, without waiting for the check. */
export function checkOf(coupon: Checkout['coupon'], { id, price, offer }: CatalogueProduct): CouponCheck | null {
  if (!coupon || coupon.check) return coupon?.check ?? null;
  if (!offer?.coupon_code || !sameCode(offer.coupon_code, coupon.code)) return null;
  return {
    valid: true,
    coupon_code: offer.coupon_code,
    products: [{ product_id: id, amount: price, discount: fromCents(toCents(price) - toCents(offer.card_total)) }],
  };
}
