// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { to } from '../../app/to.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { WithdrawPage } from './withdraw-page.tsx';

const product = {
  id: 9,
  product_id: 3,
  product_code: 'invista_em_acoes',
  product_name: 'Invista em Ações',
  renewed_from_id: null,
  status: 'active',
  withdrawal: {
    until: '2026-11-28T02:59:59Z',
    amount: 331.2,
    method: 'bank_slip',
    restores_term: false,
    restores: [] as string[],
  },
};
const call = 'POST /api/v1/client/products/3/withdrawal';
const Page = () => (
  <Routes>
    <Route path={to.withdrawPurchase(':product_id')} element={<WithdrawPage />} />
    <Route path={to.ownProduct(':product_id')} element={<p>Detalhe do produto</p>} />
  </Routes>
);
const open = (of: object, answer: object = { status: 204 }) =>
  renderScreen(
    <Page />,
    { 'GET /api/v1/client/products/3': { body: { ...product, ...of } }, [call]: answer },
    {},
    to.withdrawPurchase(3),
  );
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Desistir da compra' }));

test('withdrawal: tells the amount and the last day, asks for an account and the password, and leads to the product', async () => {
  const { calls, toasts } = open({});
  expect(await screen.findByText(/^Você recebe R\$\s331,20 de volta/)).toBeTruthy();
  expect(screen.getByText(/até 27\/11\/2026/)).toBeTruthy();
  type('Conta para a devolução', 'Pix: ana@exemplo.com.br');
  type('Sua senha', 'mirante123');
  send();
  expect(await screen.findByText('Detalhe do produto')).toBeTruthy();
  expect(calls.find((each) => each.call === call)?.body).toEqual({
    password: 'mirante123',
    refund_account: 'Pix: ana@exemplo.com.br',
    client_product_id: 9,
  });
  expect(toasts).toEqual(['Compra desfeita. O protocolo está no seu email.']);
});

test('withdrawal: tells that a renewal restores the term before it, and that what came with a consultancy ends', async () => {
  open({ renewed_from_id: 8, withdrawal: { ...product.withdrawal, restores_term: true } });
  expect(await screen.findByText(/a validade volta a ser a de antes da renovação\.$/)).toBeTruthy();
  cleanup();
  open({ product_code: 'mirante_consultoria' });
  expect(await screen.findByText(/O produto vitalício que veio com ela também termina/)).toBeTruthy();
});

test('withdrawal: tells which credited products are active again, as far as any is', async () => {
  const payment = { credits: [{ product_id: 1, product_name: 'Top Fundos' }] };
  open({ payment, withdrawal: { ...product.withdrawal, restores: ['Top Fundos'] } });
  expect(await screen.findByText(/O que restava de Top Fundos volta a valer/)).toBeTruthy();
  cleanup();
  open({ payment });
  await screen.findByText(/o acesso termina agora\.$/);
  expect(screen.queryByText(/volta a valer/)).toBeNull();
});

test('withdrawal: tells that the access ends where the renewed term has ended meanwhile', async () => {
  open({ renewed_from_id: 8 });
  expect(await screen.findByText(/, e o acesso termina agora\.$/)).toBeTruthy();
});

test('withdrawal: of a card payment asks for no account, and shows a wrong password beside its field', async () => {
  const errors = [{ path: 'password', message: 'Senha não foi reconhecida.' }];
  open(
    { withdrawal: { ...product.withdrawal, method: 'credit_card' } },
    { status: 422, body: { status: 422, code: 'wrong_password', detail: errors[0]!.message, errors } },
  );
  await screen.findByText(/operadora do cartão/);
  expect(screen.queryByLabelText('Conta para a devolução')).toBeNull();
  type('Sua senha', 'adivinhada');
  send();
  await waitFor(() => expect(screen.getByText('Senha não foi reconhecida.')).toBeTruthy());
});

test('withdrawal: a refused one shows what became of the product since', async () => {
  let now: object = product;
  const answers = {
    'GET /api/v1/client/products/3': () => ({ body: now }),
    [call]: () => {
      now = { ...product, status: 'cancelled', withdrawal: null };
      return { status: 409, body: { status: 409, code: 'not_withdrawable', detail: 'Já foi desfeita.', errors: [] } };
    },
  };
  renderScreen(<Page />, answers, {}, to.withdrawPurchase(3));
  await screen.findByText(/^Você recebe/);
  type('Conta para a devolução', 'Pix: ana@exemplo.com.br');
  type('Sua senha', 'mirante123');
  send();
  expect(await screen.findByText('Este produto já está cancelado.')).toBeTruthy();
});

test.each([
  ['active', 'Esta compra não pode mais ser desfeita por aqui.'],
  ['cancelled', 'Este produto já está cancelado.'],
])('withdrawal: of an %s product without the right says why', async (status, words) => {
  open({ status, withdrawal: null });
  expect(await screen.findByText(words)).toBeTruthy();
});
