import { corporateActionKinds, FACTOR_DECIMALS, MAX_FACTOR } from '@mirante/domain/investments/corporate-action.ts';
import { day, decimal, form, oneOf, orNull, str, transform } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import type { InferType } from 'yup';
const upperCased = (value: unknown) => (typeof value === 'string' ? value.trim().toUpperCase() : value);

export const corporateActionForm = form({
  /** The paper's current code. */
  code: transform(str(), upperCased).required(say.required).max(100, say.textLong),
  kind: oneOf(corporateActionKinds).required(say.chooseOne),
  day: day().required(say.required),
  factor: decimal(FACTOR_DECIMALS)
    .required(say.required)
    .moreThan(0, 'O fator deve ser maior que zero.')
    .max(MAX_FACTOR, say.between(0, MAX_FACTOR)),
  old_code: orNull(transform(str(), upperCased).max(100, say.textLong)).test(
    'kind',
    'Só na mudança de código, e nela é obrigatório.',
    (code, { parent }) => Boolean(code) === ((parent as { kind?: string }).kind === 'ticker_change'),
  ),
});

export type CorporateActionForm = InferType<typeof corporateActionForm>;
