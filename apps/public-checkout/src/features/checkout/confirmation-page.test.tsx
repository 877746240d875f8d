// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prepareEntry } from '../../client-area-entry.ts';
import { recordPixPaid, savePurchase, type PurchaseRecord } from '../../purchase-record.ts';
import { BoughtNotice } from './bought-notice.tsx';
import { ConfirmationPage } from './confirmation-page.tsx';

const completo = { code: 'mirante_completo', name: 'Mirante Completo', price: 2388 };
const byCard: PurchaseRecord = {
  payment_id: 481,
  pix_code: null,
  product: completo,
  method: 'credit_card',
  installments: 12,
  total: 1194,
  paid_at: '2026-11-25T15:00:00Z',
  customer: 'new',
  email: 'helena@exemplo.com.br',
  inbox: null,
};
const byPix: PurchaseRecord = {
  ...byCard,
  method: 'pix',
  installments: 1,
  total: 955.2,
  pix_code: 'px',
  paid_at: null,
};

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ status: 'pending' }));
  sessionStorage.clear();
  window.__MIRANTE__ = { checkout: '', client: 'https://cliente.exemplo', backoffice: '' };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const show = (page = <ConfirmationPage />) => render(<MemoryRouter>{page}</MemoryRouter>);
const facts = () =>
  [...document.querySelectorAll('dl > div')].map((line) =>
    [...line.children].map(({ textContent }) => textContent.replaceAll(/\s/g, ' ')),
  );
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const ways = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

it('confirmation page: shows products, amount, expiry and inbox, after a reload too', () => {
  savePurchase(byCard);
  for (const _load of ['first', 'refresh']) {
    show();
    expect(title()).toBe('Compra realizada');
    expect(facts()).toEqual([
      ['Assinatura', 'Mirante Completo'],
      ['Total', 'R$ 1.194,0012x de R$ 99,50 sem juros'],
      ['Acesso', 'Até 25/11/2027'],
      ['Pedido', '481'],
    ]);
    expect(screen.getByRole('status').textContent).toContain('helena@exemplo.com.br e confirme em até 7 dias');
    expect(ways()).toContain('Acessar minha área');
    cleanup();
  }
});

it('confirmation page: a pending Pix is shown first, and the confirmation once it is paid', () => {
  savePurchase(byPix);
  show();
  expect([title(), facts()[2]]).toEqual([
    'Falta só pagar o Pix',
    ['Acesso', 'Acesso por 1 ano, a partir do pagamento'],
  ]);
  expect(screen.getByRole('link', { name: 'Pagar com Pix' }).getAttribute('href')).toBe('/pix-qr-code/px');
  cleanup();
  expect(recordPixPaid('another', new Date())).toBe(false);
  expect(recordPixPaid('px', new Date('2026-11-26T02:30:00Z'))).toBe(true);
  show();
  expect([title(), facts()[2]]).toEqual(['Pagamento confirmado', ['Acesso', 'Até 25/11/2027']]);
  expect(screen.queryByRole('link', { name: 'Pagar com Pix' })).toBeNull();
});

it('confirmation page: finds out that a Pix was paid elsewhere, also after failing to ask', async () => {
  vi.useFakeTimers();
  const overloaded = Response.json({ code: 'overloaded' }, { status: 503 });
  const given = [{ status: 'pending' }, { status: 'paid' }].map((body) => Response.json(body));
  const answers = [Promise.reject(new TypeError('offline')), overloaded, ...given];
  const fetched = vi.mocked(fetch).mockImplementation(async () => answers.shift()!);
  savePurchase(byPix);
  show();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect([title(), fetched.mock.calls.length]).toEqual(['Falta só pagar o Pix', 2]);
  expect(fetched.mock.calls[0]![0]).toBe('/api/v1/pix-qr-code/px');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect([title(), fetched.mock.calls.length]).toEqual(['Pagamento confirmado', 4]);
  expect(screen.queryByRole('link', { name: 'Pagar com Pix' })).toBeNull();
});

it('confirmation page: asks about a Pix only while it is visible, and at once when it is shown again', async () => {
  vi.useFakeTimers();
  const fetched = vi.mocked(fetch);
  fetched.mockClear();
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  savePurchase(byPix);
  show();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(fetched).not.toHaveBeenCalled();
  seen.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(fetched).toHaveBeenCalledOnce();
});

it('confirmation page: does not ask again about an expired Pix', async () => {
  vi.useFakeTimers();
  const fetched = vi.mocked(fetch).mockImplementation(async () => Response.json({ status: 'expired' }));
  fetched.mockClear();
  savePurchase(byPix);
  show();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect([title(), fetched.mock.calls.length]).toEqual(['Falta só pagar o Pix', 1]);
});

it.each<[string, Partial<PurchaseRecord>, string, string]>([
  ['a boleto', { method: 'bank_slip', paid_at: null }, 'Falta só pagar o boleto', 'Pagamentos, e no email'],
  ['a free plan', { total: 0, product: { ...completo, price: 0 } }, 'Assinatura ativada', 'Nada a pagar'],
  [
    'a known CPF',
    { customer: 'known_cpf', inbox: 'a•••@e•••.com.br' },
    'Compra realizada',
    'Este CPF já tem cadastro, com o email a•••@e•••.com.br',
  ],
  ['a known account', { customer: 'existing' }, 'Compra realizada', 'O recibo vai para helena@exemplo.com.br'],
])('confirmation page: %s has its texts', (_what, change, heading, words) => {
  savePurchase({ ...byCard, ...change });
  show();
  expect(title()).toBe(heading);
  expect(document.body.textContent).toContain(words);
});

it('confirmation page: the button enters the client area when logged in, else leads to the login', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const press = () => userEvent.click(screen.getByRole('link', { name: 'Acessar minha área' }));
  savePurchase(byCard);
  prepareEntry(Promise.resolve(async () => 'tok+en'));
  show();
  await press();
  expect(assign).toHaveBeenLastCalledWith('https://cliente.exemplo/#/?appToken=tok%2Ben');
  cleanup();
  show();
  await press();
  expect(assign).toHaveBeenLastCalledWith('https://cliente.exemplo/#/login');
});

it('confirmation page: without a purchase shows the next steps', () => {
  show();
  expect(title()).toBe('Nenhuma compra para mostrar');
  expect(ways()).toEqual(expect.arrayContaining(['Acessar minha área', 'Ver assinaturas']));
});

it('confirmation page: the form behind it says that this product was bought', () => {
  const catalogued = { ...completo, id: 6 } as never;
  savePurchase(byCard);
  show(<BoughtNotice product={catalogued} />);
  expect(screen.getByText('Você já comprou Mirante Completo')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver a confirmação' }).getAttribute('href')).toBe('/compra-concluida');
  cleanup();
  show(<BoughtNotice product={{ ...(catalogued as object), code: 'top_fundos' } as never} />);
  expect(screen.queryByText(/Você já comprou/)).toBeNull();
});
