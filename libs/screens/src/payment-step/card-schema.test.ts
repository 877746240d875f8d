import { expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { cardSchema, noCard, type TypedCard } from './card-schema.ts';

const visa: TypedCard = {
  card_company_code: 'visa',
  card_number: '4111 1111 1111 1111',
  card_name: 'HELENA MATSUDA',
  card_expiration: '08/2035',
  card_cvv: '123',
};

async function wrongIn(card: TypedCard): Promise<Record<string, string>> {
  try {
    await cardSchema.validate(card, { abortEarly: false, context: { now: new Date('2026-11-21T12:00:00Z') } });
    return {};
  } catch (error) {
    return Object.fromEntries(
      (error as ValidationError).inner.map(({ path, message }) => [path, message]).toReversed(),
    );
  }
}

it.each<[string, Partial<TypedCard>]>([
  ['a Visa', {}],
  [
    'an Amex, with its 15 digits and 4 of the cvv',
    { card_company_code: 'american_express', card_number: '3782 822463 10005', card_cvv: '1234' },
  ],
  ['a Diners, with its 14 digits', { card_company_code: 'diners_club', card_number: '3056 930902 5904' }],
])('card schema: %s is valid', async (_what, change) => {
  expect(await wrongIn({ ...visa, ...change })).toEqual({});
});

it.each<[string, Partial<TypedCard>, string]>([
  ['card_number', { card_number: '4111 1111 1111 1112' }, 'Por favor confira o número do cartão.'],
  ['card_number', { card_number: '4111 1111' }, 'Por favor confira o número do cartão.'],
  ['card_number', { card_number: '9999 9999 9999 9995' }, 'Por favor confira o número do cartão.'],
  ['card_cvv', { card_cvv: '12' }, 'cvv inválido.'],
  ['card_cvv', { card_cvv: '1234' }, 'cvv inválido.'],
  ['card_expiration', { card_expiration: '13/2030' }, 'Data inválida. Confira o mês.'],
  ['card_expiration', { card_expiration: '01/2020' }, 'Data inválida. Confira o ano.'],
  ['card_company_code', { card_company_code: '' }, 'Selecione a bandeira do cartão.'],
  ['card_name', { card_name: '' }, 'Campo obrigatório.'],
])('card schema: a wrong %s is reported: %j', async (field, change, message) => {
  expect((await wrongIn({ ...visa, ...change }))[field]).toBe(message);
});

it('card schema: reports every empty field', async () => {
  expect(Object.keys(await wrongIn(noCard)).toSorted()).toEqual(Object.keys(noCard).toSorted());
});
