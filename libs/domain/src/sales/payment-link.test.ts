import { expect, test } from 'vitest';
import { payableAt, paymentLinkText, whatsappLink } from './payment-link.ts';

const page = (code: string) => `https://checkout.example/#/pix-qr-code/${code}`;
const pix = { status: 'pending', expired: false, method: 'pix', pix_code: 'abc', bank_slip_url: null } as const;

test.each([
  ['a Pix', pix, 'https://checkout.example/#/pix-qr-code/abc'],
  [
    'a boleto',
    { ...pix, method: 'bank_slip', bank_slip_url: 'https://banco.example/1' } as const,
    'https://banco.example/1',
  ],
  ['a boleto that the gateway has yet to make', { ...pix, method: 'bank_slip' } as const, null],
  ['a card', { ...pix, method: 'credit_card' } as const, null],
  ['one past its time', { ...pix, expired: true }, null],
  ['a paid one', { ...pix, status: 'paid' } as const, null],
])('payableAt: %s is paid on its page', (_what, payment, link) => {
  expect(payableAt(payment, page)).toBe(link);
});

test('paymentLinkText: states product, amount, due date and link', () => {
  const details = {
    client_name: 'Ana Beatriz Falcão',
    net: 715.2,
    product_names: ['Mirante Completo'],
    due_at: '2026-11-28T02:59:59Z',
  };
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(plain(paymentLinkText({ ...details, method: 'bank_slip' }, 'https://b/1'))).toBe(
    'Olá, Ana! Aqui está o seu boleto de R$ 715,20 (Mirante Completo), com vencimento em 27/11/2026: https://b/1',
  );
  expect(
    plain(paymentLinkText({ ...details, method: 'pix', due_at: '2026-11-21T15:30:00Z' }, 'https://p/1')),
  ).toContain('Pix de R$ 715,20 (Mirante Completo), que vale até 21/11/2026, 12:30 (horário de Brasília)');
});

test("whatsappLink: has the number's digits and the escaped text", () => {
  expect(whatsappLink('+5511987654321', 'R$ 1 & 2')).toBe('https://wa.me/5511987654321?text=R%24%201%20%26%202');
});
