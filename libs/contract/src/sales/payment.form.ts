import { checkoutMethods, isCash, type PaymentMethod } from '@mirante/domain/products/payment-method.ts';
import { cardBrands } from '@mirante/domain/sales/card.ts';
import { cardExpiryRule, cardNumberRule, cvvRule } from '@mirante/validation/card-rules.ts';
import { form, ids, money, oneOf, ruled, ruledAt, str, transform, whole } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import type { StringSchema } from 'yup';

/** Required only for a card payment without a gateway token. */
const typedCard = (schema: StringSchema, message: string) =>
  schema.when(['method', 'gateway_token'], ([method, token], s) =>
    method === 'credit_card' && !token ? s.required(message) : s,
  );

/** The card data: as typed in the payment step's form, or the gateway's token for it. */
const cardFields = {
  gateway_token: str().max(200).nullable(),
  card_company_code: str()
    .oneOf([...cardBrands], say.cardBrand)
    .nullable()
    .when('method', ([method], s) => (method === 'credit_card' ? s.required(say.cardBrand) : s)),
  card_last_four: str()
    .matches(/^\d{4}$/, { message: say.cardNumber, excludeEmptyString: true })
    .nullable(),
  card_number: typedCard(ruled(str(), cardNumberRule), say.cardNumber),
  card_name: typedCard(str().max(60, say.textLong), say.required),
  card_expiration: typedCard(ruledAt(str(), cardExpiryRule), say.expiryMonth),
  card_cvv: typedCard(
    str().when(['method', 'card_company_code'], ([method, brand], s) =>
      method === 'credit_card' ? ruled(s, cvvRule(brand)) : s,
    ),
    say.cvv,
  ),
};

/** Whatever card data comes with a Pix or boleto is ignored. */
const withoutUnusedCard = (payment: unknown) => {
  if (typeof payment !== 'object' || payment === null || !isCash((payment as { method: PaymentMethod }).method))
    return payment;
  return Object.fromEntries(Object.entries(payment).filter(([field]) => !Object.hasOwn(cardFields, field)));
};

/** How a purchase is paid. The price never comes from the buyer, who only says which total was shown. */
export const paymentForm = transform(
  form({
    method: oneOf(checkoutMethods).required(say.chooseOne),
    installments: whole(1, 24).required(say.required),
    products: ids(1, 20, 'Selecione ao menos um produto.').required('Selecione ao menos um produto.'),
    coupon_code: str().max(45, say.textLong).nullable(),
    /** The total shown, in BRL. An order that costs another one is refused. */
    expected_total: money().nullable(),
    session_key: str().max(64).nullable(),
    /** The version of the terms that the buyer was shown and accepted. */
    terms_version: str().max(40).nullable(),
    antifraud_key: str().max(200).nullable(),
    ...cardFields,
  }),
  withoutUnusedCard,
);
