import { expect, test } from 'vitest';
import { ValidationError } from 'yup';
import { checkout } from './checkout.ts';
import { signupForm } from './checkout.form.ts';
import { paymentForm } from './payment.form.ts';

const person = checkout.signUp.example as {
  client: Record<string, unknown>;
  address: Record<string, unknown>;
  payment: Record<string, unknown>;
};
const card = {
  method: 'credit_card',
  installments: 12,
  products: [6],
  card_company_code: 'visa',
  card_number: '4111 1111 1111 1111',
  card_name: 'HELENA MATSUDA',
  card_expiration: '08/2030',
  card_cvv: '123',
};

const now = new Date('2026-11-21T12:00:00Z');

function errorsOf(body: unknown): Record<string, string> {
  try {
    signupForm.validateSync(body, { abortEarly: false, stripUnknown: false, context: { body: true, now } });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.toReversed().map(({ path, message }) => [path ?? '', message]));
  }
}

test('checkout form: the documented example is valid', () => {
  expect(errorsOf(person)).toEqual({});
});

test('checkout form: the address may be missing, since the CPF may be known', () => {
  expect(errorsOf({ client: person.client, payment: person.payment })).toEqual({});
});

test.each([
  [{ client: { ...person.client, cpf: '111.111.111-11' } }, 'client.cpf', 'Esse não parece um CPF válido.'],
  [{ client: { ...person.client, cpf: '' } }, 'client.cpf', 'Por favor, digite o CPF.'],
  [
    { client: { ...person.client, email: '4111111111111111@exemplo.com.br' } },
    'client.email',
    'Não escreva números de cartão aqui.',
  ],
  [
    { client: { ...person.client, password: 'a'.repeat(21) } },
    'client.password',
    'Senha deve possuir entre 6 a 20 caracteres.',
  ],
  [{ client: { ...person.client, gender: 'X' } }, 'client.gender', 'Selecione uma opção.'],
  [{ client: { ...person.client, confirm_password: 'girassol' } }, 'client', 'Campo desconhecido.'],
  [{ address: { ...person.address, number: 0 } }, 'address.number', 'Valor numérico deve estar entre 1 e 99999999'],
  [{ address: { ...person.address, state: 'XX' } }, 'address.state', 'Selecione uma opção.'],
  [{ address: { ...person.address, city: '' } }, 'address.city', 'Por favor escreva um texto aqui.'],
  [{ payment: { ...person.payment, price: 1 } }, 'payment', 'Campo desconhecido.'],
  [{ payment: { ...person.payment, products: [] } }, 'payment.products', 'Selecione ao menos um produto.'],
  [{ payment: { ...person.payment, method: 'apple_iap' } }, 'payment.method', 'Selecione uma opção.'],
  [
    { payment: { ...person.payment, installments: 25 } },
    'payment.installments',
    'Valor numérico deve estar entre 1 e 24',
  ],
])('checkout form: refuses %j at %s', (change, path, message) => {
  expect(errorsOf({ ...person, ...change })[path]).toBe(message);
});

test('checkout form: JSON in a text field stays text', () => {
  expect(errorsOf({ ...person, client: JSON.stringify(person.client) })).toEqual({ client: 'Valor inválido.' });
  expect(errorsOf({ ...person, payment: { ...person.payment, products: '[6]' } })).toEqual({
    'payment.products': 'Valor inválido.',
  });
});

test('checkout form: a card is a token or a full number', () => {
  expect(errorsOf({ ...person, payment: card })).toEqual({});
  expect(
    errorsOf({
      ...person,
      payment: {
        method: 'credit_card',
        installments: 1,
        products: [6],
        card_company_code: 'visa',
        gateway_token: 'tok',
        card_last_four: '1111',
      },
    }),
  ).toEqual({});
  expect(
    Object.keys(errorsOf({ ...person, payment: { method: 'credit_card', installments: 1, products: [6] } })).toSorted(),
  ).toEqual([
    'payment.card_company_code',
    'payment.card_cvv',
    'payment.card_expiration',
    'payment.card_name',
    'payment.card_number',
  ]);
  expect(errorsOf({ ...person, payment: { ...card, card_company_code: 'american_express' } })).toEqual({
    'payment.card_cvv': 'cvv inválido.',
  });
});

test.each([undefined, null, '', 'maestro'])('checkout form: a card of the brand %j must name one', (brand) => {
  expect(errorsOf({ ...person, payment: { ...card, card_company_code: brand } })).toEqual({
    'payment.card_company_code': 'Selecione a bandeira do cartão.',
  });
});

test.each(['pix', 'bank_slip'])('checkout form: the card data of a payment by %s are ignored', (method) => {
  const unused = {
    gateway_token: 't'.repeat(201),
    card_company_code: '',
    card_last_four: '12',
    card_number: '123',
    card_name: 'a'.repeat(61),
    card_expiration: null,
    card_cvv: 1,
  };
  const payment = { method, installments: 1, products: [6] };
  expect(errorsOf({ ...person, payment: { ...payment, ...unused } })).toEqual({});
  expect(paymentForm.cast({ ...payment, ...unused }, { context: { body: true } })).toEqual(payment);
});
