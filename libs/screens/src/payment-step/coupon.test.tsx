// @vitest-environment happy-dom
import { makeStore } from '@mirante/api-client/store.ts';
import { fakeApi, type FakeAnswer } from '@mirante/api-client/testing/fake-api.ts';
import type { CouponCheck } from '@mirante/domain/products/coupon.ts';
import type { Problem } from '@mirante/contract/problem.ts';
import { emptyChoice, paymentReducer, type PaymentChoice } from '@mirante/domain/sales/payment-choice.ts';
import { showToastsWith } from '@mirante/ui-kit/toasts/toast.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useReducer, type ComponentProps } from 'react';
import { Provider } from 'react-redux';
import { beforeEach, expect, test, vi } from 'vitest';
import { couponWords } from './coupon-words.ts';
import { PaymentStep } from './payment-step.tsx';

let toasts: string[] = [];
beforeEach(() => {
  showToastsWith(({ text, detail }) => toasts.push([text, detail].filter(Boolean).join(' ')));
  toasts = [];
});
const products = [{ id: 2, price: 1000, installments: 12 }];
const known = { valid: true, coupon_code: 'METADE50', products: [{ product_id: 2, amount: 1000, discount: 500 }] };

type Pay = ComponentProps<typeof PaymentStep>['pay'];

interface PayingProps extends Pick<ComponentProps<typeof PaymentStep>, 'suggestion'> {
  method?: PaymentChoice['method'];
  pay?: Pay;
  coupon?: PaymentChoice['coupon'];
  /** What is known of the coupon before the server's check. */
  expected?: CouponCheck | null;
}

const payNothing: Pay = async () => undefined;

function Paying({ method = 'pix', pay = payNothing, coupon = null, expected = null, suggestion }: PayingProps) {
  const [choice, send] = useReducer(paymentReducer, { ...emptyChoice, method, coupon });
  return (
    <PaymentStep
      products={products}
      context="renew"
      choice={choice}
      send={send}
      check={choice.coupon?.check ?? expected}
      suggestion={suggestion}
      pay={pay}
    >
      {() => <button type="submit">Finalizar</button>}
    </PaymentStep>
  );
}

const open = (check: CouponCheck, props: PayingProps = {}) => openWith({ body: check }, props);
const openWith = (answer: FakeAnswer, props: PayingProps) => {
  const calls = fakeApi({ 'POST /api/v1/verify-coupon': answer });
  render(
    <Provider store={makeStore({ notify: () => {} })}>
      <Paying {...props} />
    </Provider>,
  );
  return calls;
};
const box = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Cupom/ });
const apply = async (code: string) => {
  fireEvent.change(await box(), { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
  return screen.findByRole('button', { name: 'Remover' });
};

test('coupon field: removing an applied coupon leaves an empty field without an error', async () => {
  open(known);
  fireEvent.change(await box(), { target: { value: 'METADE50' } });
  fireEvent.blur(await box());
  expect(await screen.findByText('Aplique o cupom ou deixe o campo vazio.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Remover' }));
  expect((await box()).value).toBe('');
  expect((await box()).getAttribute('aria-invalid')).toBe('false');
  expect(screen.queryByText('Aplique o cupom ou deixe o campo vazio.')).toBeNull();
});

test('coupon field: after too many codes it says to wait, typed or applied before', async () => {
  const wait = { status: 429, body: { detail: 'Muitas tentativas. Aguarde um pouco e tente novamente.', errors: [] } };
  openWith(wait, {});
  fireEvent.change(await box(), { target: { value: 'METADE51' } });
  fireEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
  expect(await screen.findByText(wait.body.detail)).toBeTruthy();
  expect((await box()).value).toBe('METADE51');
  cleanup();
  openWith(wait, { coupon: { code: 'METADE50', check: null } });
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain(wait.body.detail));
});

test('coupon field: the removal of a valid coupon can be undone', async () => {
  open(known);
  await apply('METADE50');
  fireEvent.click(screen.getByRole('button', { name: 'Remover' }));
  expect(screen.getByRole('status').textContent).toBe('Cupom METADE50 removido. Desfazer');
  fireEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByRole('button', { name: 'Remover' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('METADE50');
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
});

test("coupon field: the applied coupon's toast goes with the coupon", async () => {
  let shown: AbortSignal | undefined;
  showToastsWith(({ until }) => (shown = until));
  open(known);
  await apply('METADE50');
  expect(shown?.aborted).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Remover' }));
  expect(shown?.aborted).toBe(true);
});

test('coupon field: an unknown discount is asked for at once, and again for another method', async () => {
  const calls = open(known, { method: 'credit_card', coupon: { code: 'METADE50', check: null } });
  const methods = () => calls.map(({ body }) => (body as { payment_method: string }).payment_method);
  const isChecked = () => waitFor(() => expect(screen.getByRole('status').textContent).toContain('−R$'));
  await isChecked();
  fireEvent.click(screen.getByRole('radio', { name: /Boleto/ }));
  await waitFor(() => expect(methods()).toEqual(['credit_card', 'bank_slip']));
  await isChecked();
});

test('coupon field: a discount that cannot be asked for is told beside its code', async () => {
  openWith('network', { coupon: { code: 'METADE50', check: null } });
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain(couponWords.failed));
});

test.each([
  ['cannot be checked', 'network', couponWords.failed],
  ['is not valid', { body: { ...known, valid: false, products: [] } }, couponWords.invalid],
] as const)(
  'coupon field: a typed code that %s is not applied, and its field says why',
  async (_what, answer, words) => {
    openWith(answer, {});
    fireEvent.change(await box(), { target: { value: 'METADE50' } });
    fireEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect((await box()).value).toBe('METADE50');
  },
);

test('coupon field: a suggested or removed coupon that is too short to type is applied all the same', async () => {
  const short = { ...known, coupon_code: 'VIP_5' };
  open(short, { suggestion: 'VIP_5' });
  fireEvent.click(await screen.findByRole('button', { name: 'Usar cupom' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Remover' }));
  fireEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByRole('button', { name: 'Remover' })).toBeTruthy();
});

test('payment step: a coupon for the whole price leaves no method or card to choose, and orders without a card', async () => {
  const pay = vi.fn<Pay>(payNothing);
  const whole = { ...known, coupon_code: 'TUDO100', products: [{ product_id: 2, amount: 1000, discount: 1000 }] };
  open(whole, { method: 'credit_card', pay });
  expect(await screen.findByLabelText('Número do cartão')).toBeTruthy();
  await apply('TUDO100');
  expect(screen.getByText('Nada a pagar: o cupom cobre o valor todo.')).toBeTruthy();
  expect([screen.queryByLabelText('Número do cartão'), screen.queryByRole('radio')]).toEqual([null, null]);
  fireEvent.click(screen.getByRole('button', { name: 'Finalizar' }));
  await waitFor(() => expect(pay).toHaveBeenCalledOnce());
  expect(pay.mock.calls[0]).toEqual([
    { method: 'bank_slip', installments: 1, coupon_code: 'TUDO100', card: null, total: 0 },
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Remover' }));
  expect(screen.getByLabelText('Número do cartão')).toBeTruthy();
});

test('payment step: a coupon that leaves nothing to pay only with the cash discount keeps the chosen method', async () => {
  const pay = vi.fn<Pay>(payNothing);
  open({ ...known, products: [{ product_id: 2, amount: 1000, discount: 950 }] }, { pay });
  await apply('METADE50');
  fireEvent.click(screen.getByRole('button', { name: 'Finalizar' }));
  await waitFor(() => expect(pay).toHaveBeenCalledOnce());
  expect(pay.mock.calls[0]?.[0]).toMatchObject({ method: 'pix', coupon_code: 'METADE50', total: 0 });
});

test('payment step: a coupon refused with the order is removed from the total, and the field says why', async () => {
  const message = 'Cupom não encontrado ou inválido.';
  const refusal: Problem = { status: 422, detail: '', errors: [{ path: 'payment.coupon_code', message }] };
  open(known, { pay: async () => refusal });
  await apply('METADE50');
  fireEvent.click(screen.getByRole('button', { name: 'Finalizar' }));
  expect(await screen.findByText('O cupom já não vale, e saiu do total.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Remover' })).toBeNull();
  await waitFor(async () => expect(document.activeElement).toBe(await box()));
});

test('payment step: after an order of an outdated total its coupon is checked anew', async () => {
  const refusal: Problem = {
    status: 422,
    detail: '',
    errors: [{ path: 'payment.expected_total', message: 'O preço mudou há pouco.' }],
  };
  const calls = open(known, { pay: async () => refusal });
  await apply('METADE50');
  expect(calls).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Finalizar' }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(await screen.findByRole('button', { name: 'Remover' })).toBeTruthy();
});

test.each([
  ['cannot be checked', 'network', 'Erro ao verificar cupom. Nada foi cobrado. Tente de novo ou remova o cupom.'],
  ['is no longer valid', { body: { ...known, valid: false, products: [] } }, 'O cupom já não vale, e saiu do total.'],
] as const)('payment step: an order whose coupon %s is not sent, and says so', async (_what, answer, words) => {
  const pay = vi.fn<Pay>(payNothing);
  openWith(answer, { pay, coupon: { code: 'METADE50', check: null }, expected: known });
  fireEvent.click(screen.getByRole('button', { name: 'Finalizar' }));
  await waitFor(() => expect(toasts).toEqual([words]));
  expect(pay).not.toHaveBeenCalled();
});
