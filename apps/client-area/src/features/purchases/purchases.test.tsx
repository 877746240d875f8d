// @vitest-environment happy-dom
import type { FakeAnswer } from '@mirante/api-client/testing/fake-api.ts';
import { noDefaultCoupon } from '@mirante/domain/products/offer.ts';
import { brand } from '@mirante/domain/house/brand.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { to } from '../../app/to.ts';
import { BuyPage } from './buy-page.tsx';
import { RENEWED_MEANWHILE } from '@mirante/domain/sales/renewal.ts';
import { RenewPage } from './renew-page.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T15:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  sessionStorage.clear();
});

const product = (id: number, code: string, name: string, includes: string[] = [], price = 1000) => ({
  id,
  code,
  name,
  description: 'Uma descrição.',
  price,
  installments: 12,
  image: null,
  active: true,
  position: id,
  includes,
  offer: null,
});
const catalogue = [
  product(2, 'top_fundos', 'Top Fundos'),
  product(5, 'full_trader', 'Full Trader'),
  product(6, 'mirante_completo', 'Mirante Completo', ['Top Fundos', 'Full Trader'], 2388),
  product(10, 'mirante_aberto', 'Mirante Aberto', [], 0),
];
const reads = {
  'GET /api/v1/active-products': { body: catalogue },
  'GET /api/v1/client/products': { body: [] },
  'GET /api/v1/client/upgrade-credits': { body: [] },
  'GET /api/v1/coupon-default': { body: noDefaultCoupon },
  'GET /api/v1/client/details': { status: 500 },
};
const Here = () => {
  const { pathname, search, state } = useLocation();
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>;
};
const pages = (
  <Routes>
    <Route
      path={to.buy()}
      element={
        <>
          <BuyPage />
          <Here />
        </>
      }
    />
    <Route path={to.renew(':product_code')} element={<RenewPage />} />
    <Route path="*" element={<Here />} />
  </Routes>
);
const open = (
  at: string,
  answers: Record<string, FakeAnswer | ((seen: { body: unknown }) => FakeAnswer)> = {},
  entitlements: string[] = [],
) => renderScreen(pages, { ...reads, ...answers }, { entitlements }, at);
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
const byPix = async () => fireEvent.click(await screen.findByRole('radio', { name: /Pix/ }));
const bought = 'POST /api/v1/client/products';
const renewed = 'POST /api/v1/client/renew-product';

describe('buy page: the choice of products', () => {
  test('is in the URL, and an empty choice costs nothing', async () => {
    open(to.buy([], 'paying'));
    expect((await box('Top Fundos')).checked).toBe(false);
    expect(screen.getByText('Selecione ao menos um produto.')).toBeTruthy();
    press('Prosseguir');
    expect(screen.getByRole('alert').textContent).toBe('Selecione ao menos um produto.');
    expect(document.activeElement).toBe(await box('Top Fundos'));
    fireEvent.click(await box('Full Trader'));
    press('Prosseguir');
    expect(await screen.findByRole('heading', { level: 1, name: 'Pagamento' })).toBeTruthy();
    expect(screen.getByText(/produtos=full_trader&pagamento=true/)).toBeTruthy();
  });

  test('locks included products, and unlocks them with the including one', async () => {
    open(to.buy(['top_fundos', 'mirante_completo']));
    expect([
      (await box('Top Fundos')).checked,
      (await box('Top Fundos')).disabled,
      (await box('Full Trader')).disabled,
    ]).toEqual([true, true, true]);
    expect(screen.getAllByText('Já vem com Mirante Completo')).toHaveLength(2);
    fireEvent.click(await box('Mirante Completo'));
    expect([
      (await box('Top Fundos')).checked,
      (await box('Top Fundos')).disabled,
      (await box('Full Trader')).checked,
    ]).toEqual([true, false, false]);
  });

  test('warns when two choices include the same product, and when one is owned', async () => {
    const pro = product(8, 'invest_pro', 'Invest Pro', ['Mirante Completo', 'Top Fundos']);
    const life = product(9, 'mirante_vitalicio', 'Mirante Vitalício', ['Mirante Completo', 'Top Fundos']);
    open(
      to.buy(['invest_pro', 'mirante_vitalicio']),
      { 'GET /api/v1/active-products': { body: [...catalogue, pro, life] } },
      ['top_fundos'],
    );
    const words = 'Os dois incluem Mirante Completo, Top Fundos: você pagaria duas vezes por isso.';
    expect((await screen.findByText(words)).closest('[role=status]')!.textContent).toContain(
      'Invest Pro e Mirante Vitalício trazem o mesmo',
    );
    expect(screen.getAllByText('Você já tem Top Fundos.')).toHaveLength(3);
    fireEvent.click(await box('Invest Pro'));
    expect(screen.queryByText(words)).toBeNull();
  });

  test('excludes free and owned products, with a message', async () => {
    open(
      to.buy(['full_trader', 'nada']),
      {
        'GET /api/v1/client/products': {
          body: [
            {
              id: 1,
              product_id: 5,
              product_code: 'full_trader',
              product_name: 'Full Trader',
              status: 'active',
              renewing_id: null,
            },
          ],
        },
      },
      ['full_trader'],
    );
    await box('Top Fundos');
    expect(screen.queryByRole('checkbox', { name: 'Full Trader' })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: 'Mirante Aberto' })).toBeNull();
    expect(screen.getByText('Full Trader já está ativo na sua conta.')).toBeTruthy();
    expect(screen.getByText('Um dos produtos pedidos não está à venda.')).toBeTruthy();
  });

  test('does not say that the client has all of a house that sells nothing', async () => {
    open(to.buy(), { 'GET /api/v1/active-products': { body: [catalogue[3]] } });
    expect(await screen.findByText('Nada à venda agora')).toBeTruthy();
  });

  test('can be reloaded after a failure', async () => {
    open(to.buy(), { 'GET /api/v1/client/products': { status: 503, body: { errors: [] } } });
    expect(await screen.findByText('Erro ao buscar produtos do cliente.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeTruthy();
  });
});

describe('buy page: paying', () => {
  test('sends the products without a price, and opens the payment', async () => {
    const { calls, toasts } = open(to.buy(['top_fundos', 'full_trader'], 'paying'), {
      [bought]: { body: { payment_id: 77, pix_code: 'abc' } },
    });
    await byPix();
    expect(screen.getAllByText(/1\.800,00/).length).toBeGreaterThan(0);
    press('Finalizar');
    expect(await screen.findByText('/conta/meus-produtos {"paying":77}')).toBeTruthy();
    const call = calls.find((seen) => seen.call === bought)!;
    expect(call.body).toEqual({
      method: 'pix',
      terms_version: brand.terms_version,
      installments: 1,
      products: [2, 5],
      coupon_code: null,
      expected_total: 1800,
      antifraud_key: null,
    });
    expect(call.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
    expect(toasts).toEqual(['Produtos comprados com sucesso!']);
    expect(sessionStorage).toHaveLength(0);
  });

  test('reuses the attempt after no response, and starts a new one after a refusal, shown while its method is chosen', async () => {
    const answers: FakeAnswer[] = [
      'network',
      { status: 433, body: { code: 'payment_refused', detail: 'Pagamento rejeitado.', errors: [] } },
      { status: 409, body: { detail: 'Top Fundos já faz parte de Invest, que você assina.', errors: [] } },
    ];
    const { calls, toasts } = open(to.buy(['top_fundos'], 'paying'), { [bought]: () => answers.shift()! });
    await byPix();
    press('Finalizar');
    expect((await screen.findByText(/Tentar de novo é seguro/)).closest('[role=alert]')?.textContent).toContain(
      'Erro ao comprar produto(s)',
    );
    press('Finalizar');
    expect(await screen.findByText(/^Pagamento rejeitado/)).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: /Boleto/ }));
    expect(screen.queryByRole('alert')).toBeNull();
    await byPix();
    press('Finalizar');
    expect(await screen.findByText(/já faz parte de Invest/)).toBeTruthy();
    const [first, second, third] = calls
      .filter(({ call }) => call === bought)
      .map(({ headers }) => headers.get('idempotency-key'));
    expect([second === first, third === second]).toEqual([true, false]);
    expect(toasts).toEqual(Array.from({ length: 3 }, () => 'Erro ao comprar produto(s).'));
  });
});

describe('buy page: the purchase queue', () => {
  test('shows the place, and continues by itself under the same key', async () => {
    const queued = { code: 'queued', detail: 'Há muitas compras neste momento.', errors: [], position: 1204 };
    const answers: FakeAnswer[] = [
      { status: 503, body: queued, headers: { 'retry-after': '1' } },
      { body: { payment_id: 8 } },
    ];
    const { calls, toasts } = open(to.buy(['top_fundos'], 'paying'), { [bought]: () => answers.shift()! });
    await byPix();
    press('Finalizar');
    expect(await screen.findByText('Sua posição na fila: 1.204')).toBeTruthy();
    expect(await screen.findByText('/conta/meus-produtos {"paying":8}')).toBeTruthy();
    const keys = calls.filter(({ call }) => call === bought).map(({ headers }) => headers.get('idempotency-key'));
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    expect(toasts).toEqual(['Produtos comprados com sucesso!']);
  });
});

describe('renew page', () => {
  const renewal = {
    product: catalogue[0],
    current_expires_at: '2026-12-02T02:59:59Z',
    new_expires_at: '2027-12-02T02:59:59Z',
  };

  test('shows the new expiry before payment', async () => {
    const { calls, toasts } = open(to.renew('top_fundos'), {
      'GET /api/v1/client/renewals/top_fundos': { body: renewal },
      [renewed]: { body: { payment_id: 8 } },
    });
    expect((await screen.findByText('Nova validade')).nextSibling?.textContent).toBe('01/12/2027');
    await byPix();
    press('Finalizar');
    expect(await screen.findByText('/conta/meus-produtos {"paying":8}')).toBeTruthy();
    expect(calls.find(({ call }) => call === renewed)?.body).toMatchObject({
      product_code: 'top_fundos',
      current_expires_at: renewal.current_expires_at,
      payment: { method: 'pix', products: [2] },
    });
    expect(toasts).toEqual(['Renovação encaminhada com sucesso!']);
  });

  test('shows the new end of what was renewed in another tab', async () => {
    const ends = ['2027-12-02T02:59:59Z', '2028-12-02T02:59:59Z'];
    open(to.renew('top_fundos'), {
      'GET /api/v1/client/renewals/top_fundos': () => ({ body: { ...renewal, new_expires_at: ends.shift() } }),
      [renewed]: { status: 409, body: { code: 'not_renewable', detail: RENEWED_MEANWHILE } },
    });
    await byPix();
    press('Finalizar');
    expect((await screen.findByText(RENEWED_MEANWHILE)).closest('[role=alert]')).toBeTruthy();
    await waitFor(() => expect(screen.getByText('Nova validade').nextSibling?.textContent).toBe('01/12/2028'));
  });

  test('warns when another product includes this one for longer', async () => {
    const owned = { id: 1, product_id: 6, status: 'active', expires_at: '2027-03-01T02:59:59Z', renewing_id: null };
    open(to.renew('top_fundos'), {
      'GET /api/v1/client/renewals/top_fundos': { body: renewal },
      'GET /api/v1/client/products': { body: [owned] },
    });
    expect(await screen.findByText('Top Fundos já vem com Mirante Completo')).toBeTruthy();
    expect(screen.getByText('Você o tem por lá até 28/02/2027.')).toBeTruthy();
  });

  test('shows a refusal, and loses nothing', async () => {
    const { toasts } = open(to.renew('top_fundos'), {
      'GET /api/v1/client/renewals/top_fundos': { body: renewal },
      [renewed]: { status: 500, body: { errors: [] } },
    });
    await byPix();
    press('Finalizar');
    expect(
      (await screen.findByText(/^Erro desconhecido ao renovar produto\./)).closest('[role=alert]')?.textContent,
    ).toContain('Erro ao renovar produto');
    expect(toasts).toEqual(['Erro ao requisitar renovação.']);
  });

  test('shows an unknown product as not found', async () => {
    open(to.renew('nada'));
    expect(await screen.findByText('Código 404')).toBeTruthy();
  });
});
