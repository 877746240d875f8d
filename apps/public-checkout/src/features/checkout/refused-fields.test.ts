import { expect, it } from 'vitest';
import { initialErrorsOf, stepToCorrect } from './refused-fields.ts';

it.each([
  [{ 'address.number': 'x', 'client.cpf': 'y' }, 1],
  [{ 'address.number': 'x' }, 2],
  [{ 'payment.coupon_code': 'x' }, undefined],
  [{}, undefined],
])('refused fields: %j leads to step %s', (refused, step) => {
  expect(stepToCorrect(refused)).toBe(step);
});

it("refused fields: become the form's initial errors by field name", () => {
  expect(initialErrorsOf({ 'client.cpf': 'Esse não parece um CPF válido.', 'address.number': 'x' }, 'client')).toEqual({
    initialErrors: { cpf: 'Esse não parece um CPF válido.' },
    initialTouched: { cpf: true },
  });
});
