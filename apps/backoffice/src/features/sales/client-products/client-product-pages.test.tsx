// @vitest-environment happy-dom
import type { SeenCall } from '@mirante/api-client/testing/fake-api.ts';
import type { ClientProduct } from '@mirante/domain/products/client-product.ts';
import type { StaffClientProduct } from '@mirante/domain/sales/client-product.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { to } from '../../../app/to.ts';
import { acquired, ana } from '../../../testing/client.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { CancelPage } from './cancel-page.tsx';
import { ClientProductPage } from './client-product-page.tsx';
import { ExpiryPage } from './expiry-page.tsx';
import { ObsPage } from './obs-page.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T15:00:00Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const acquisition: StaffClientProduct = {
  ...acquired(),
  payment: null,
  obs: null,
  expiry_logs: [],
  refund: null,
  refundable: 588,
  versions: { expiry: 'v-expiry', obs: 'v-obs' },
};
const CALL = '/api/v1/clients/1001/products/8002';
const answers = (more: Partial<StaffClientProduct> = {}, history: ClientProduct[] = []) => ({
  [`GET ${CALL}`]: { body: { ...acquisition, ...more } },
  'GET /api/v1/clients/1001/products-history': { body: history },
  'GET /api/v1/cancel-reasons': {
    body: [
      { id: 2, name: 'Pedido do cliente' },
      { id: 3, name: 'Engano' },
    ],
  },
});
type Answers = NonNullable<Parameters<typeof renderScreen>[1]>;
const ids = [1001, 8002] as const;
const names = [':id', ':productId'] as const;
const page = (given: Answers = answers(), role: 'atendimento' | 'financeiro' = 'financeiro') =>
  renderScreen(<ClientProductPage />, given, {
    at: to.clientProduct(...ids),
    path: to.clientProduct(...names),
    roles: [role],
  });
const cancelling = (given: Answers = answers(), role: 'atendimento' | 'financeiro' = 'financeiro') =>
  renderScreen(<CancelPage />, given, {
    at: to.cancelClientProduct(...ids),
    path: to.cancelClientProduct(...names),
    roles: [role],
  });
const type = (label: string | RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const sent = (calls: SeenCall[]) => calls.find(({ call }) => !call.startsWith('GET'));

test('acquisition page: shows who changed its expiry, and why', async () => {
  page(
    answers({
      expiry_logs: [
        {
          id: 1,
          created_at: '2026-05-04T12:00:00Z',
          user_name: 'Marcos Tavares',
          user_email: 'atendimento@mirante.example',
          old_expires_at: null,
          new_expires_at: '2031-01-01T02:59:59Z',
          obs: 'Cortesia pela demora.',
        },
      ],
    }),
  );
  const row = within(await screen.findByRole('region', { name: 'Alterações de vencimento' })).getAllByRole('cell');
  expect(row.map(({ textContent }) => textContent)).toEqual([
    '04/05/2026, 09:00',
    'Marcos Tavares atendimento@mirante.example',
    'Sem vencimento',
    '31/12/2030',
    'Cortesia pela demora.',
  ]);
});

test("acquisition page: links to the product's other acquisitions, newest first", async () => {
  const history = [8001, 8002, 8003, 8004].map((id) => acquired({ id, product_id: id === 8003 ? 9 : 2 }));
  page(answers({}, history));
  const others = within(await screen.findByRole('region', { name: 'Outras aquisições deste produto' }));
  const links = await others.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/clientes/1001/produto/8004',
    '/clientes/1001/produto/8001',
  ]);
});

test("acquisition page: another client's acquisition is not found", async () => {
  page({});
  expect(await screen.findByText('Código 404')).toBeTruthy();
});

test('expiry form: a new expiry is the end of its day, with the version that was seen', async () => {
  const { calls, said } = renderScreen(
    <ExpiryPage />,
    { ...answers(), [`PATCH ${CALL}/expiry`]: { status: 204, body: '' } },
    { at: to.clientProductExpiry(...ids), path: to.clientProductExpiry(...names) },
  );
  await screen.findByLabelText('Novo vencimento');
  type('Novo vencimento', '');
  await waitFor(() => expect(button('Salvar').disabled).toBe(true));
  type('Novo vencimento', '31/12/2030');
  type(/^Observação/, 'Cortesia.');
  await waitFor(() => expect(button('Salvar').disabled).toBe(false));
  fireEvent.click(button('Salvar'));
  await waitFor(() => expect(said).toEqual(['Vencimento alterado com sucesso!']));
  expect(sent(calls)?.body).toEqual({ date: '2030-12-31T23:59:59', obs: 'Cortesia.' });
  expect(sent(calls)?.headers.get('if-match')).toBe('"v-expiry"');
});

test('expiry form: recognises its own change, whose answer was lost', async () => {
  const current = { date: '2030-12-31', obs: 'Cortesia.', version: 'v-later' };
  const body = { status: 412, code: 'edit_conflict', detail: 'Este registro mudou.', errors: [], current };
  renderScreen(
    <ExpiryPage />,
    { ...answers(), [`PATCH ${CALL}/expiry`]: { status: 412, body } },
    { at: to.clientProductExpiry(...ids), path: to.clientProductExpiry(...names) },
  );
  await screen.findByLabelText('Novo vencimento');
  type('Novo vencimento', '31/12/2030');
  type(/^Observação/, 'Cortesia.');
  await waitFor(() => expect(button('Salvar').disabled).toBe(false));
  fireEvent.click(button('Salvar'));
  await waitFor(() => expect(screen.queryByLabelText('Novo vencimento')).toBeNull());
});

test('expiry form: buttons move the typed day on', async () => {
  ending();
  const date = await screen.findByLabelText<HTMLInputElement>('Novo vencimento');
  fireEvent.click(button('+7 dias'));
  await waitFor(() => expect(date.value).toBe('09/01/2027'));
  fireEvent.click(button('+30 dias'));
  await waitFor(() => expect(date.value).toBe('08/02/2027'));
  expect(await screen.findByText('O acesso ganha 37 dias, até 08/02/2027.')).toBeTruthy();
  await waitFor(() => expect(button('Salvar').disabled).toBe(false));
});

const ending = (given: Answers = answers()) =>
  renderScreen(
    <ExpiryPage />,
    { ...ofAna, ...given, [`PATCH ${CALL}/expiry`]: { status: 204, body: '' } },
    { at: to.clientProductExpiry(...ids), path: to.clientProductExpiry(...names) },
  );
const ofAna = { 'GET /api/v1/clients/1001': { body: ana() } };

test.each([
  ['the expiry', () => ending()],
  ['the cancellation', () => cancelling({ ...ofAna, ...answers() })],
  [
    'the observations',
    () =>
      renderScreen(
        <ObsPage />,
        { ...ofAna, ...answers() },
        { at: to.clientProductObs(...ids), path: to.clientProductObs(...names) },
      ),
  ],
])('acquisition forms: the form of %s names client and product, and their state', async (_what, open) => {
  open();
  const whose = within(await screen.findByRole('region', { name: 'Produto do cliente' }));
  expect((await whose.findByRole('link', { name: 'Ana Beatriz Falcão' })).getAttribute('href')).toBe('/clientes/1001');
  expect(whose.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Ana Beatriz Falcão',
    'Top Fundos',
    'ATIVO',
    '02/01/2026',
    '02/01/2027',
  ]);
  expect(screen.getByText('Top Fundos, de Ana Beatriz Falcão')).toBeTruthy();
});

test('expiry form: a past expiry asks before it ends the access', async () => {
  const { calls } = ending();
  await screen.findByLabelText('Novo vencimento');
  type('Novo vencimento', '01/03/2026');
  expect(
    await screen.findByText('O acesso termina agora: 01/03/2026 já passou. O produto passa a EXPIRADO.'),
  ).toBeTruthy();
  await waitFor(() => expect(button('Salvar').disabled).toBe(false));
  fireEvent.click(button('Salvar'));
  const question = within(await screen.findByRole('alertdialog', { name: 'O acesso termina agora' }));
  expect(question.getByText(/perde o acesso a Top Fundos/)).toBeTruthy();
  fireEvent.click(question.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent(calls)).toBeUndefined();
  fireEvent.click(button('Salvar'));
  fireEvent.click(await screen.findByRole('button', { name: 'Encerrar o acesso' }));
  await waitFor(() => expect(sent(calls)?.body).toMatchObject({ date: '2026-03-01T23:59:59' }));
});

test('notes form: notes are saved with the version that was seen', async () => {
  const { calls, said } = renderScreen(
    <ObsPage />,
    { ...answers(), [`PATCH ${CALL}/obs`]: { status: 204, body: '' } },
    { at: to.clientProductObs(...ids), path: to.clientProductObs(...names) },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Por favor escreva um texto aqui.')).toBeTruthy();
  type('Observações', 'Prefere falar à tarde.');
  fireEvent.click(button('Salvar'));
  await waitFor(() => expect(said).toEqual(['Salvo!']));
  expect(sent(calls)?.headers.get('if-match')).toBe('"v-obs"');
});

test('cancel form: finance is offered the refund with its reason', async () => {
  const former = acquired({ id: 8001, renewed_by_id: 8002, expires_at: '2027-01-11T02:59:59Z' });
  const { calls } = cancelling({
    ...answers({ renewed_from_id: 8001, renewing_id: 8010 }, [former]),
    [`POST ${CALL}/cancel`]: { status: 204, body: '' },
  });
  expect((await screen.findByLabelText<HTMLSelectElement>('Tipo de motivo')).value).toBe('2');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Reembolsar R\$\s588,00/ }).checked).toBe(true);
  expect(screen.getByText(/Em proporção aos dias não usados \(38 de 365\), seriam R\$\s61,22\./)).toBeTruthy();
  expect(screen.getByText(/^Sem o cancelamento/).textContent).toMatch(
    /A renovação que aguarda pagamento também é cancelada. Com reembolso, a aquisição 8001, que esta renovou, volta a valer até 10\/01\/2027. $/,
  );
  fireEvent.click(button('Cancelar produto'));
  expect(await screen.findByText('Por favor escreva um texto aqui.')).toBeTruthy();
  type('Motivo', 'Desistiu.');
  fireEvent.click(button('Cancelar produto'));
  await waitFor(() =>
    expect(sent(calls)?.body).toMatchObject({ cancel_reason_id: 2, cancel_reason: 'Desistiu.', refund: true }),
  );
});

test('cancel form: waits for what else ends or comes back, and says when that could not be read', async () => {
  cancelling({ ...answers(), 'GET /api/v1/clients/1001/products-history': { status: 503, body: {} } });
  expect(await screen.findByRole('heading', { name: 'Serviço indisponível no momento' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancelar produto' })).toBeNull();
});

test('cancel form: what was credited to an upgrade is said to be active again', async () => {
  const part = { product_id: 9, product_name: 'Top Fundos', status: 'expired', renewed_by_id: 8002 } as const;
  const history = [
    acquired({ id: 8001, ...part, expires_at: '2027-01-11T02:59:59Z' }),
    acquired({ id: 8000, ...part, product_name: 'Vencido', expires_at: '2026-10-11T02:59:59Z' }),
  ];
  cancelling(answers({}, history));
  expect(
    await screen.findByText(/Top Fundos, que foi crédito desta compra, volta a valer até 10\/01\/2027\.$/),
  ).toBeTruthy();
});

test.each<[string, Partial<StaffClientProduct>, 'atendimento' | 'financeiro', RegExp]>([
  ['support is told who refunds', {}, 'atendimento', /Reembolsos são feitos pelo financeiro/],
  ['finance is told that nothing was paid', { refundable: 0 }, 'financeiro', /não há o que reembolsar/],
])('cancel form: %s, and sends no refund', async (_what, of, role, text) => {
  const { calls } = cancelling({ ...answers(of), [`POST ${CALL}/cancel`]: { status: 204, body: '' } }, role);
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  type('Motivo', 'Desistiu.');
  fireEvent.click(button('Cancelar produto'));
  await waitFor(() => expect(sent(calls)?.body).toMatchObject({ refund: false }));
});

test('cancel form: an inactive acquisition cannot be cancelled', async () => {
  cancelling(answers({ status: 'expired' }));
  expect(await screen.findByText('Este produto não está ativo')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Cancelar produto' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancelar produto' })).toBeNull();
});

test.each([
  ['pending payment', { status: 'pending_payment' }, 'Este produto não está ativo nem expirado'],
  ['cancelled', { status: 'cancelled' }, 'Este produto não está ativo nem expirado'],
  ['renewed', { status: 'expired', renewed_by_id: 8003 }, 'Este produto já foi renovado'],
] as const)('expiry form: what is %s has no expiry to change', async (_state, product, why) => {
  ending(answers(product));
  expect(await screen.findByText(why)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Alterar vencimento' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull();
});

test('expiry form: the effect of a day is not told when the day is refused', async () => {
  ending();
  await screen.findByLabelText('Novo vencimento');
  type('Novo vencimento', '01/01/2050');
  expect(await screen.findByText(/^O acesso ganha/)).toBeTruthy();
  type('Novo vencimento', '01/01/2090');
  await waitFor(() => expect(screen.queryByText(/^O acesso ganha/)).toBeNull());
});

test.each([
  ['financeiro', 1],
  ['atendimento', 0],
] as const)(
  'acquisition page: a cancellation without a refund can be refunded: for %s there are %i buttons',
  async (role, count) => {
    page(answers({ status: 'cancelled', cancel_at: '2026-05-04T12:00:00Z' }), role);
    await screen.findByRole('region', { name: 'Cancelamento' });
    expect(screen.queryAllByRole('button', { name: 'Reembolsar' })).toHaveLength(count);
  },
);

test('cancellation form: names the product that came with the consultancy, unless it was sold with it', async () => {
  const lifetime = { product_id: 9, product_code: 'mirante_vitalicio', product_name: 'Mirante Vitalício' };
  const consultancy = (items: number[]): Partial<StaffClientProduct> => ({
    product_code: 'mirante_consultoria',
    payment_id: 5,
    payment: { id: 5, items: items.map((product_id) => ({ product_id })) } as StaffClientProduct['payment'],
  });
  const history = [{ status: 'cancelled' as const }, { payment_id: 4 }, lifetime].map((more) =>
    acquired({ payment_id: 5, ...lifetime, product_name: 'Outro', ...more }),
  );
  const words = 'Mirante Vitalício, que veio com este produto, também termina.';
  cancelling(answers(consultancy([100]), history));
  await waitFor(() => expect(document.body.textContent).toContain(words));
  cleanup();
  cancelling(answers(consultancy([100, 9]), history));
  await screen.findByText('O acesso termina agora');
  expect(document.body.textContent).not.toContain(words);
});
