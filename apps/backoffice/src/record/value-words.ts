import { paymentMethodLabels } from '@mirante/domain/products/payment-method.ts';
import { clientProductStatusLabels } from '@mirante/domain/products/client-product.ts';
import { genderLabels } from '@mirante/domain/people/client.ts';
import { ABSENT, brl, cep, cpf, day, dayTime, perShare, phone } from '@mirante/domain/format.ts';
import { paymentStatusLabels, paymentTypeLooks } from '@mirante/domain/sales/payment.ts';

const inLowerCase = (labels: Record<string, string>) =>
  Object.fromEntries(Object.entries(labels).map(([value, label]) => [value, label.toLowerCase()]));

/** Columns whose values are words of the program, in those of the screens. */
const words: Record<string, Record<string, string>> = {
  method: paymentMethodLabels,
  gender: genderLabels,
  type: { buy: paymentTypeLooks.buy.label.toLowerCase(), renew: paymentTypeLooks.renew.label.toLowerCase() },
  status: inLowerCase({ ...clientProductStatusLabels, ...paymentStatusLabels }),
  applies_to: { all: 'tudo', signup: 'cadastro', buy: 'compra', renew: 'renovação' },
};
const written: Record<string, (value: string) => string> = { cpf, zipcode: cep, phone, cell_phone: phone };
/** What a share pays has more decimals than an amount has cents. */
const money: Record<string, (value: number) => string> = { amount: brl, discount: brl, price: brl, value: perShare };

export const isNothing = (value: unknown): boolean => value === null || value === undefined || value === '';

/** A value of a database column, or of a list's filter of it, as people write it. */
export function inWords(value: unknown, name = ''): string {
  const column = name.slice(name.lastIndexOf('.') + 1);
  if (isNothing(value)) return ABSENT;
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (typeof value === 'number')
    return (
      money[column]?.(value) ??
      value.toLocaleString('pt-BR', { maximumFractionDigits: 8, useGrouping: !/(^|_)id$/.test(column) })
    );
  if (typeof value !== 'string') return JSON.stringify(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return day(value);
  if (/^\d{4}-\d{2}-\d{2}T/.test(value)) return dayTime(value);
  return words[column]?.[value] ?? written[column]?.(value) ?? value;
}
