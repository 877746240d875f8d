import { MAX_DIVIDENDS, MAX_YIELD, VALUE_DECIMALS, YIELD_DECIMALS } from '@mirante/domain/investments/dividend.ts';
import { capitals, day, decimal, form, id, listOf, orNull, str } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import type { InferType } from 'yup';
const yieldField = () => decimal(YIELD_DECIMALS).max(MAX_YIELD, 'Valor numérico deve estar entre 0 e 999.999,9999');
const code = () => capitals(str()).min(3, 'Código deve ter ao menos 3 caracteres.').max(20, say.textLong);
const value = () => decimal(VALUE_DECIMALS).moreThan(0, 'Deve ser maior que zero.');
export const beforeWithDate = 'Anterior à data com.';
const paymentDate = () =>
  orNull(day()).test(
    'order',
    beforeWithDate,
    (paid, { parent }) => !paid || paid >= ((parent as { with_date?: string }).with_date ?? ''),
  );
const fields = {
  stock_portfolio_id: id().required(say.required),
  code: code().required(say.required),
  value: value().required(say.required),
  with_date: day().required(say.required),
  payment_date: paymentDate(),
  yield_on_payment: yieldField().required(say.required),
  yield_on_cost: yieldField().required(say.required),
};
export const dividendForm = form(fields);
/** Omitted fields are unchanged. */
export const dividendChange = form({
  stock_portfolio_id: id(),
  code: code(),
  value: value(),
  with_date: day().min(1, say.required),
  payment_date: paymentDate(),
  yield_on_payment: yieldField(),
  yield_on_cost: yieldField(),
});
export type DividendForm = InferType<typeof dividendForm>;
export const dividendsForm = form({
  dividends: listOf(form(fields).required(say.required))
    .min(1, 'Inclua ao menos um dividendo.')
    .max(MAX_DIVIDENDS, `Crie no máximo ${MAX_DIVIDENDS} dividendos por vez.`)
    .required(say.required),
});
