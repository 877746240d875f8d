import { cardBrands, type CardBrand } from '@mirante/domain/sales/card.ts';
import { cardExpiryRule, cardNumberRule, cvvRule } from '@mirante/validation/card-rules.ts';
import { ruled, ruledAt, str } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import { object } from 'yup';

/** The typed card data. It is sent to the gateway's tokeniser and nowhere else. */
export interface TypedCard {
  card_company_code: CardBrand | '';
  card_number: string;
  card_name: string;
  card_expiration: string;
  card_cvv: string;
}

export const noCard: TypedCard = {
  card_company_code: '',
  card_number: '',
  card_name: '',
  card_expiration: '',
  card_cvv: '',
};

export const cardSchema = object({
  card_company_code: str()
    .oneOf([...cardBrands], say.cardBrand)
    .required(say.cardBrand),
  card_number: ruled(str(), cardNumberRule).required(say.cardNumber),
  card_name: str().max(60, say.textLong).required(say.required),
  card_expiration: ruledAt(str(), cardExpiryRule).required(say.expiryMonth),
  card_cvv: str()
    .required(say.cvv)
    .when('card_company_code', ([brand], schema) => ruled(schema, cvvRule(brand))),
});
