// @vitest-environment happy-dom
import { makeStore } from '@mirante/api-client/store.ts';
import { fakeApi } from '@mirante/api-client/testing/fake-api.ts';
import type { Payment } from '@mirante/domain/sales/payment.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { PaymentDetail } from './payment-detail.tsx';

const payment: Payment = {
  id: 5783,
  vindi_code: 'sbx_1',
  type: 'buy',
  status: 'pending',
  expired: false,
  method: 'pix',
  product_names: ['Mirante Completo'],
  net: 955.2,
  amount: 2388,
  discount: 1432.8,
  installments: 1,
  created_at: '2026-11-21T12:00:00Z',
  due_at: new Date(Date.now() + 1_200_000).toISOString(),
  confirmed_at: null,
  verified_at: null,
  guest: false,
  coupon_code: 'MIRANTE50',
  coupon_id: 1,
  bank_slip_url: null,
  bank_slip_line: null,
  qr_code_url: null,
  pix_copy_paste: '000201',
  pix_code: 'abc',
  renewal_id: null,
  card_brand: null,
  card_last_four: null,
  terms_version: null,
  credits: [],
  items: [{ product_id: 6, product_name: 'Mirante Completo', amount: 2388, discount: 1432.8 }],
};

function show(more: Partial<Payment> = {}, reader: 'client' | 'staff' = 'client', checkPix?: string) {
  render(
    <Provider store={makeStore({ notify: () => {} })}>
      <PaymentDetail reader={reader} payment={{ ...payment, ...more }} checkPix={checkPix} />
    </Provider>,
  );
}
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const panel = (name: string) => plain(screen.getByRole('region', { name }).textContent);

test('payment detail: the head shows number, status, type, amount charged and code', () => {
  show();
  const head = plain(screen.getByRole('banner').textContent);
  expect(head).toBe('Pagamento 5783PENDENTECOMPRAR$ 955,20Mirante CompletoCódigo sbx_1');
});

test("payment detail: staff copy the payment's code", () => {
  show({}, 'staff');
  expect(screen.getByRole('button', { name: 'Copiar código do pagamento' })).toBeTruthy();
  cleanup();
  show();
  expect(screen.queryByRole('button', { name: 'Copiar código do pagamento' })).toBeNull();
});

test('payment detail: the panels show the items', () => {
  show();
  expect(panel('Cupom')).toContain('MIRANTE50');
  expect(panel('Dados')).toContain('Desconto−R$ 1.432,80');
  expect(panel('Datas')).toContain('Criado em21/11/2026, 09:00');
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(3);
});

test.each([
  ['a paid one', { status: 'paid' }],
  ['a cancelled one', { status: 'canceled' }],
  ['a boleto past its day', { method: 'bank_slip', expired: true }],
  ['a card that waits', { method: 'credit_card' }],
] as const)('payment detail: %s has no payment instructions', (_what, more) => {
  show(more);
  expect(screen.queryByRole('region', { name: /^Pague/ })).toBeNull();
});

test('payment detail: a card shows its brand, last digits and instalments', () => {
  show({
    method: 'credit_card',
    status: 'paid',
    installments: 12,
    card_brand: 'american_express',
    card_last_four: '0005',
  });
  expect(panel('Dados')).toContain('Cartão de crédito Amex final 0005');
  expect(panel('Dados')).toContain('12x sem juros');
});

test('payment detail: a boleto shows its line in groups, and the slip', () => {
  show({
    method: 'bank_slip',
    bank_slip_line: '98895992555520044845320247259550911641000071520',
    bank_slip_url: 'https://banco.example/1',
  });
  expect(panel('Pague o boleto')).toContain('98895.99255 55200.448453 20247.259550 9 11641000071520');
  expect(screen.getByRole('link', { name: 'Abrir boleto' }).getAttribute('href')).toBe('https://banco.example/1');
});

test('payment detail: a boleto whose slip was never generated says so', () => {
  show({ method: 'bank_slip' });
  expect(panel('Pague o boleto')).toContain('Seu boleto ainda não foi gerado');
  expect(screen.queryByRole('button', { name: 'Copiar linha digitável' })).toBeNull();
});

test('payment detail: a pending Pix is checked as on its public page, unless the app has a check of its own', async () => {
  const calls = fakeApi({ 'POST /api/v1/pix-qr-code/abc/verify': { body: { status: 'pending' } } });
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Verificar pagamento' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  cleanup();
  show({}, 'client', 'Outra verificação');
  expect(screen.getByText('Outra verificação')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Verificar pagamento' })).toBeNull();
});

test.each([
  ['the Pix', {}, 'O QR code que o cliente vê'],
  ['a Pix whose time is over', { expired: true }, 'Se o cliente já pagou'],
  ['a boleto', { method: 'bank_slip' }, 'Vence em'],
] as const)('payment detail: staff see no payment instructions for %s', (_what, more, words) => {
  show(more, 'staff');
  expect(screen.getByRole('region', { name: /à espera do cliente$/ }).textContent).toContain(words);
  expect(screen.queryByText(/pague|você/i)).toBeNull();
});

test('payment detail: an expired Pix can be regenerated', async () => {
  const regenerate = 'POST /api/v1/pix-qr-code/abc/regenerate';
  const calls = fakeApi({
    [regenerate]: { body: { status: 'pending' } },
    'GET /api/v1/pix-qr-code/abc': { body: { status: 'expired', renewal_problem: null } },
  });
  show({ expired: true });
  fireEvent.click(await screen.findByRole('button', { name: 'Gerar novo código' }));
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain(regenerate));
});

test('payment detail: a Pix whose code was never generated is not said to be over, and can be generated', async () => {
  const regenerate = 'POST /api/v1/pix-qr-code/abc/regenerate';
  const calls = fakeApi({
    [regenerate]: { body: { status: 'pending' } },
    'GET /api/v1/pix-qr-code/abc': { body: { status: 'pending', renewal_problem: null } },
  });
  show({ pix_copy_paste: null });
  expect(panel('Pague com Pix')).toContain('Seu código Pix ainda não foi gerado');
  fireEvent.click(await screen.findByRole('button', { name: 'Gerar código' }));
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain(regenerate));
});

test('payment detail: an expired Pix that the server would not regenerate says why, without a button', async () => {
  const renewal_problem = 'Este produto já faz parte de outro, que está ativo.';
  fakeApi({ 'GET /api/v1/pix-qr-code/abc': { body: { status: 'expired', renewal_problem } } });
  show({ expired: true });
  expect(await screen.findByText(renewal_problem)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Gerar novo código' })).toBeNull();
});

test('payment detail: the accepted terms are linked in their version, if there was one', () => {
  show({ terms_version: '2026-11-29' });
  const link = within(screen.getByRole('region', { name: 'Dados' })).getByRole('link', {
    name: 'Versão de 29/11/2026',
  });
  expect(link.getAttribute('href')).toContain('/termos?versao=2026-11-29');
  cleanup();
  show();
  expect(panel('Dados')).not.toContain('Termos aceitos');
});
