// @vitest-environment happy-dom
import { api } from '@mirante/api-client/base-api.ts';
import type { StaffRole } from '@mirante/domain/access.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useDispatch } from 'react-redux';
import { afterEach, expect, test, vi } from 'vitest';
import { recentOf, remember } from '../features/house/search/recent.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { Shell } from './shell.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const totals = (messages: object, expiring: object, trades: object) => ({
  'GET /api/v1/client-messages': { body: { items: [], ...messages } },
  'GET /api/v1/client-products-to-expire': { body: { items: [], ...expiring } },
  'GET /api/v1/trades': { body: { items: [], ...trades } },
});
const link = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Principal' })).getByRole('link', { name: new RegExp(`^${name}`) });
const countsIn = (calls: readonly { call: string }[]) => calls.map(({ call }) => call).toSorted();

const messages = 'GET /api/v1/client-messages?client_message.answered=false&perPage=1';
const expiring = 'GET /api/v1/client-products-to-expire?client_product.days=7&perPage=1';
const live = 'GET /api/v1/trades?trade.status=live&perPage=1';

test('sidebar: counts what waits, and marks the panel while there are live trades', async () => {
  const { calls } = renderScreen(<Shell />, totals({ total: 1234 }, { total: 1 }, { total: 3 }));
  await waitFor(() => expect(link('Fale conosco').textContent).toBe('Fale conosco1.234 sem resposta'));
  expect(link('Vencimentos').textContent).toBe('Vencimentos1 a vencer em até 7 dias');
  expect(within(link('Painel')).getByRole('img', { name: 'operações em andamento' })).toBeTruthy();
  expect(countsIn(calls)).toEqual([messages, expiring, live]);
});

test('sidebar: shows no badge for zero, and says when a list counts no further', async () => {
  renderScreen(<Shell />, totals({ total: 10_000, total_is_estimate: true }, { total: 0 }, { total: 0 }));
  await waitFor(() => expect(link('Fale conosco').textContent).toBe('Fale conosco10.000+ sem resposta'));
  expect(link('Vencimentos').textContent).toBe('Vencimentos');
  expect(link('Painel').textContent).toBe('Painel');
  expect(screen.queryByRole('img', { name: 'operações em andamento' })).toBeNull();
});

test.each<[StaffRole, string[]]>([
  ['atendimento', [messages, expiring]],
  ['trader', [live]],
  ['conteudo', []],
  ['financeiro', []],
])('sidebar: %s makes only the calls of their role', async (role, expected) => {
  const { calls } = renderScreen(<Shell />, totals({ total: 2 }, { total: 2 }, { total: 2 }), { roles: [role] });
  await screen.findByRole('navigation', { name: 'Principal' });
  await waitFor(() => expect(countsIn(calls)).toEqual(expected));
});

test('sidebar: a count is refetched on focus and after a change, and its failure stays silent', async () => {
  let total = 2;
  let fails = false;
  const Change = () => {
    const dispatch = useDispatch();
    return <button onClick={() => dispatch(api.util.invalidateTags(['client_message']))}>Responder</button>;
  };
  const { calls, said } = renderScreen(
    <>
      <Shell />
      <Change />
    </>,
    {
      'GET /api/v1/client-messages': () => (fails ? { status: 500, body: {} } : { body: { items: [], total } }),
    },
    { roles: ['atendimento'] },
  );
  await waitFor(() => expect(link('Fale conosco').textContent).toContain('2'));
  total = 1;
  fireEvent.click(screen.getByRole('button', { name: 'Responder' }));
  await waitFor(() => expect(link('Fale conosco').textContent).toContain('1'));
  total = 3;
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(link('Fale conosco').textContent).toContain('3'));
  fails = true;
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(countsIn(calls).filter((call) => call === messages)).toHaveLength(4));
  await act(async () => {});
  expect(link('Fale conosco').textContent).toContain('3');
  expect(said).toEqual([]);
});

test('sidebar: counts of five minutes ago are refetched by the next page, and by no timer', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { calls } = renderScreen(<Shell />, totals({ total: 2 }, { total: 2 }, { total: 2 }), { roles: ['trader'] });
  await waitFor(() => expect(countsIn(calls)).toEqual([live]));
  fireEvent.click(link('Mural'));
  await waitFor(() => expect(link('Mural').getAttribute('aria-current')).toBe('page'));
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(countsIn(calls)).toEqual([live]);
  fireEvent.click(link('Mesa'));
  await waitFor(() => expect(countsIn(calls)).toEqual([live, live]));
});

test("sidebar: scrolls to the open page's link, from where Tab does not go on", async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [top, bottom] = this.tagName === 'ASIDE' ? [0, 900] : [1000, 1030];
    return { top, bottom } as DOMRect;
  });
  renderScreen(<Shell />, totals({ total: 0 }, { total: 0 }, { total: 0 }), { at: '/usuarios' });
  await waitFor(() => expect(link('Usuários').closest('aside')!.scrollTop).toBe(138));
  expect(scroll).not.toHaveBeenCalled();
});

test('shell: removes the results opened from the search when its session ends, also by itself', () => {
  renderScreen(<Shell />, totals({ total: 0 }, { total: 0 }, { total: 0 }));
  remember('token', { key: 'client-1', kind: 'client', title: 'Ana Souza', detail: '', to: '/clientes/1' });
  cleanup();
  expect(recentOf('token')).toEqual([]);
});
