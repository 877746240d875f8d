import { expect, it } from 'vitest';
import { headOf } from './stepper.tsx';

const byCard = { isFree: false, total: 475.2, method: 'credit_card' } as const;

it('payment step: an order with nothing to pay speaks of no card', () => {
  expect(headOf(3, byCard).words).toContain('cartão');
  expect(headOf(3, { ...byCard, total: 0 })).toEqual({ title: 'Pagamento', words: 'Nada a pagar: é só confirmar.' });
  expect(headOf(3, { ...byCard, total: 0, isFree: true }).title).toBe('Plano gratuito');
  expect(headOf(2, { ...byCard, total: 0 }).title).toBe('Endereço');
});
