// @vitest-environment happy-dom
import { UnsavedWork } from '@mirante/crud/form/unsaved-work.tsx';
import { ListStates } from '@mirante/crud/list/list-states.tsx';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { FakeSocket } from '@mirante/screens/trading/panel/testing/fake-socket.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ana, acquired } from '../testing/client.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { pages } from './pages.tsx';

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const list = { body: { items: [], total: 0 } };
const product = {
  ...acquired(),
  payment: null,
  expiry_logs: [],
  refund: null,
  refundable: 0,
  versions: { expiry: 'v', obs: 'v' },
};
const record = (body: object) => ({ body: { id: 1, version: 'v1', ...body } });
/** What the form pages read before they render. */
const answers = {
  'GET /api/v1/roles': { body: [{ id: 1, name: 'financeiro' }] },
  'GET /api/v1/users/1': record({ name: 'Marcos', roles: [] }),
  'GET /api/v1/user/second-factor': { body: { since: null, recovery_codes: 0 } },
  'GET /api/v1/clients/1': { body: ana() },
  'GET /api/v1/clients/1/products/1': { body: product },
  'GET /api/v1/clients/1/products-history': { body: [] },
  'GET /api/v1/cancel-reasons': { body: [{ id: 2, name: 'Pedido do cliente' }] },
  'GET /api/v1/refunds/1': record({ amount: 10, obs: '', state: 'asked', limit: 10 }),
  'GET /api/v1/dividends/1': record({ code: 'ITSA4' }),
  'GET /api/v1/coupons/1': record({ code: 'VERAO', state: 'expired', payment_type: 'all', products: [], percent: 10 }),
  'GET /api/v1/products/1': record({ name: 'Top Fundos', code: 'top_fundos', related_products: [] }),
  'GET /api/v1/products': list,
  'GET /api/v1/stock-portfolios': list,
};

const settled = () => expect(document.querySelector('[aria-busy="true"]')).toBeNull();
const formOnPage = () => document.querySelector('form:not([role="search"])');
/** The form's first text input, or its first checkbox. */
const boxOf = (form: Element | null) =>
  form?.querySelector<HTMLInputElement>(
    'input:is([type="text"], [type="email"], [type="password"], [type="tel"], :not([type])), textarea',
  ) ?? form?.querySelector<HTMLInputElement>('input[type="checkbox"]');

const open = (path: string, Screen: (typeof pages)[number]['Screen']) =>
  renderScreen(
    <UnsavedWork owner={1}>
      <ListStates>
        <Link to="/outra">Outra</Link>
        <Suspense fallback={<p aria-busy="true">…</p>}>
          <Screen />
        </Suspense>
      </ListStates>
    </UnsavedWork>,
    answers,
    { at: path.replaceAll(/:\w+/g, '1'), path },
  );

test('unsaved changes: every page with a form asks before it is left with changes, and not before', async () => {
  const forms: string[] = [];
  for (const { path, Screen } of pages) {
    open(path, Screen);
    await waitFor(settled);
    const box = boxOf(formOnPage());
    if (!box) {
      cleanup();
      continue;
    }
    forms.push(path);
    fireEvent.click(screen.getByRole('link', { name: 'Outra' }));
    expect(await screen.findByText('Outra página'), `${path} asks with nothing typed`).toBeTruthy();
    cleanup();
    sessionStorage.clear();
    open(path, Screen);
    await waitFor(settled);
    const again = boxOf(formOnPage())!;
    if (again.type === 'checkbox') fireEvent.click(again);
    else fireEvent.input(again, { target: { value: '123' } });
    fireEvent.click(screen.getByRole('link', { name: 'Outra' }));
    expect(
      await screen.findByRole('alertdialog', { name: 'Há alterações não salvas' }),
      `${path} is left unasked`,
    ).toBeTruthy();
    cleanup();
    sessionStorage.clear();
  }
  expect(forms.toSorted()).toMatchInlineSnapshot(`
    [
      "/clientes/:id/cpf",
      "/clientes/:id/email",
      "/clientes/:id/produto/:productId/cancelamento",
      "/clientes/:id/produto/:productId/observacao",
      "/clientes/:id/produto/:productId/vencimento",
      "/clientes/:id/telefones",
      "/criar-acao",
      "/criar-analista",
      "/criar-carteira",
      "/criar-carteira-de-acoes",
      "/criar-categoria-de-fundos",
      "/criar-cupom",
      "/criar-dividendos",
      "/criar-evento-corporativo",
      "/criar-fundo",
      "/criar-noticia",
      "/criar-pergunta-da-oferta",
      "/criar-produto",
      "/criar-recado",
      "/criar-relatorio",
      "/criar-resposta-pronta",
      "/criar-usuario",
      "/criar-video",
      "/cupons/:id/editar",
      "/dividendos/:id/editar",
      "/full-trader/criar-mensagem-do-mural",
      "/full-trader/criar-modelo",
      "/full-trader/criar-operacao",
      "/full-trader/mesa",
      "/gerar-notificacao",
      "/produtos/:id/editar",
      "/reembolsos/:id/editar",
      "/usuario/dados",
      "/usuario/seguranca",
      "/usuario/trocar-senha",
      "/usuarios/:id/papeis/editar",
    ]
  `);
});
