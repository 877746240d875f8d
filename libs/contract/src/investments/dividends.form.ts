import { MAX_DIVIDENDS, MAX_YIELD, VALUE_DECIMALS, YIELD_DECIMALS } from '@mirante/domain/investments/dividend.ts';
import { day, decimal, form, id, listOf, orNull, str, transform } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import type { InferType } from 'yup';
const upperCased = (value: unknown) => (typeof value === 'string' ? value.toUpperCase() : value);
const yieldField = () => decimal(YIELD_DECIMALS).max(MAX_YIELD, say.between(0, MAX_YIELD));
const fields = {
  stock_portfolio_id: id().required(say.required),
  code: transform(str(), upperCased)
    .required(say.required)
    .min(3, 'Código deve ter ao menos 3 caracteres.')
    .max(20, say.textLong),
  value: decimal(VALUE_DECIMALS).required(say.required).moreThan(0, 'Deve ser maior que zero.'),
  with_date: day().required(say.required),
  payment_date: orNull(day()).test(
    'order',
    'Anterior à data com.',
    (paid, { parent }) => !paid || paid >= ((parent as { with_date?: string }).with_date ?? ''),
  ),
  yield_on_payment: yieldField().required(say.required),
  yield_on_cost: yieldField().required(say.required),
};
export const dividendForm = form(fields);
export type DividendForm = InferType<typeof dividendForm>;
export const dividendsForm = form({
  dividends: listOf(form(fields).required(say.required))
    .min(1, 'Inclua ao menos um dividendo.')
    .max(MAX_DIVIDENDS, `Crie no máximo ${MAX_DIVIDENDS} dividendos por vez.`)
    .required(say.required),
});
