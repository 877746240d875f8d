// @vitest-environment happy-dom
import type { StaffRole } from '@mirante/domain/access.ts';
import type {
  ClientEntitlements,
  ClosedAcquisition,
  EntitledProduct,
  ItemEntitlement,
} from '@mirante/domain/house/client-entitlements.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { to } from '../../../app/to.ts';
import { clientAnswers } from '../../../testing/client.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ClientEntitlementsPage } from './client-entitlements-page.tsx';

const [fundos, carteiras, completo] = [
  { id: 2, name: 'Top Fundos' },
  { id: 4, name: 'Carteiras Mirante' },
  { id: 6, name: 'Mirante Completo' },
] as const;
const bought = {
  id: 8006,
  product_id: 6,
  product_name: 'Mirante Completo',
  origin: 'purchase',
  expires_at: '2027-03-13T02:59:59Z',
} as const;
const granted = {
  ...bought,
  id: 8002,
  product_id: 2,
  product_name: 'Top Fundos',
  origin: 'courtesy',
  expires_at: null,
} as const;
const included = { acquisition: bought, path: [completo, carteiras, fundos] };
const products: EntitledProduct[] = [
  { ...completo, code: 'mirante_completo', openings: [{ acquisition: bought, path: [completo] }] },
  { ...fundos, code: 'top_fundos', openings: [{ acquisition: granted, path: [fundos] }, included] },
];
const closed = (more: Partial<ClosedAcquisition> = {}): ClosedAcquisition => ({
  ...bought,
  id: 7001,
  reason: 'expired',
  at: '2026-03-03T02:59:59Z',
  cancel_reason_name: null,
  payment_id: 5001,
  renewing_id: null,
  included: [carteiras, fundos],
  ...more,
});
const entitlements = (more: Partial<ClientEntitlements> = {}): ClientEntitlements => ({
  login_problem: null,
  products,
  areas: [
    { area: 'funds', products: [fundos], opened_with: [] },
    { area: 'trading', products: [], opened_with: [{ id: 5, name: 'Full Trader' }, completo] },
  ],
  closed: [],
  ...more,
});
const item = (more: Partial<ItemEntitlement> = {}): ItemEntitlement => ({
  kind: 'report',
  id: 12,
  title: 'Cenário de março',
  date: '2026-03-02T12:00:00Z',
  area: 'content',
  products: [fundos],
  login_problem: null,
  problems: [],
  openings: [included],
  closed: [],
  opened_with: [],
  ...more,
});

interface Shown {
  of?: Partial<ClientEntitlements>;
  answer?: Partial<ItemEntitlement>;
  role?: StaffRole;
  query?: string;
}
const open = ({ of, answer, role = 'atendimento', query = '' }: Shown = {}) =>
  renderScreen(
    <ClientEntitlementsPage />,
    {
      ...clientAnswers(),
      'GET /api/v1/clients/1001/entitlements': { body: entitlements(of) },
      'GET /api/v1/clients/1001/entitlements/report/12': { body: item(answer) },
      'GET /api/v1/entitled-items': {
        body: [{ kind: 'report', id: 12, title: 'Cenário de março', detail: '02/03/2026, 09:00 · #12' }],
      },
    },
    { at: `${to.clientEntitlements(1001)}${query}`, path: to.clientEntitlements(':id'), roles: [role] },
  );
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const linesOf = (list: HTMLElement) => [...list.children].map((line) => line.textContent);

test('entitlements page: says by which acquisition each product opens, or by which products it is included', async () => {
  open();
  const opened = await region('O que abre agora');
  const [whole, part] = opened.getAllByRole('list').slice(1);
  expect(linesOf(whole!)).toEqual(['Compra, que vale até 12/03/2027 (aquisição 8006)']);
  expect(linesOf(part!)).toEqual([
    'Cortesia, que não vence (aquisição 8002)',
    'Incluído em Carteiras Mirante, que faz parte de Mirante Completo (compra), que vale até 12/03/2027 (aquisição 8006)',
  ]);
  expect(opened.getByRole('link', { name: 'aquisição 8002' }).getAttribute('href')).toBe(to.clientProduct(1001, 8002));
  expect(opened.getByText('2 produtos')).toBeTruthy();
});

test('entitlements page: says what does not open, and why', async () => {
  open({
    of: {
      closed: [
        closed(),
        closed({ id: 7002, reason: 'cancelled', cancel_reason_name: 'Desistência', included: [], renewing_id: 5100 }),
        closed({ id: 7003, reason: 'pending_payment' }),
      ],
    },
  });
  const rows = (await region('O que não abre')).getAllByRole('listitem').map((row) => row.textContent);
  expect(rows[0]).toContain(
    'Expirou em 02/03/2026 (aquisição 7001)Com ele deixou de abrir: Carteiras Mirante e Top Fundos',
  );
  expect(rows[1]).toContain(
    'Cancelado em 02/03/2026: Desistência (aquisição 7002)A renovação aguarda confirmação: pagamento 5100',
  );
  expect(rows[2]).toContain('Pagamento pendente, pedido em 02/03/2026 (aquisição 7003, pagamento 5001)');
});

test('entitlements page: says which areas open, and what would open the others', async () => {
  open();
  const [funds, trading] = (await region('Áreas')).getAllByRole('listitem').map((row) => row.textContent);
  expect(funds).toMatch(/^FundosAbre.*Por Top Fundos$/);
  expect(trading).toMatch(/^Full TraderNão abre.*Abre com Full Trader ou Mirante Completo$/);
});

test('entitlements page: of a client without products says so, and why the client cannot log in', async () => {
  open({ of: { products: [], login_problem: { reason: 'email_not_confirmed', at: '2026-03-03T12:00:00Z' } } });
  expect(await screen.findByText('Nenhum produto está valendo para este cliente.')).toBeTruthy();
  expect(screen.getByText('Este cliente não consegue entrar')).toBeTruthy();
  expect(screen.getByText(/não foi confirmado até 03\/03\/2026/)).toBeTruthy();
});

test('entitlements page: an item is found by its title, and explained in words', async () => {
  open();
  const field = await screen.findByRole('combobox', { name: /^Relatório, vídeo/ });
  fireEvent.change(field, { target: { value: 'cenario' } });
  fireEvent.click(await screen.findByRole('option', { name: /Cenário de março/ }));
  const answer = within(await screen.findByRole('article', { name: 'Cenário de março' }));
  expect(answer.getByText('O cliente vê o relatório.').textContent).toBe('VÊ O cliente vê o relatório.');
  expect(linesOf(answer.getByRole('list'))).toEqual([
    'Abre por Top Fundos, incluído em Carteiras Mirante, que faz parte de Mirante Completo (compra), que vale até 12/03/2027 (aquisição 8006)',
  ]);
  expect(answer.getByText('Feito para Top Fundos.')).toBeTruthy();
});

test.each<[string, Partial<ItemEntitlement>, string, string[]]>([
  [
    'no product',
    { problems: ['product'], openings: [], closed: [closed()], opened_with: [fundos, completo] },
    'O cliente não vê o relatório.',
    [
      'O cliente não tem, valendo agora, um produto que abra o relatório.',
      'Mirante Completo abriria. Expirou em 02/03/2026 (aquisição 7001)',
      'Abriria com Top Fundos ou Mirante Completo.',
    ],
  ],
  [
    'no publication yet',
    { problems: ['scheduled'] },
    'O cliente não vê o relatório.',
    [
      'Está agendado para 02/03/2026, 09:00: até lá, nenhum cliente o vê.',
      'Abriria por Top Fundos, incluído em Carteiras Mirante, que faz parte de Mirante Completo',
    ],
  ],
  [
    'no area',
    { kind: 'portfolio', area: 'recommended', problems: ['area'], openings: [], opened_with: [carteiras] },
    'O cliente não vê a carteira.',
    [
      'O cliente tem um produto da carteira, mas nenhum que abra a área Carteiras recomendadas, onde se vê.',
      'Abriria com Carteiras Mirante.',
    ],
  ],
  [
    'no login',
    { login_problem: { reason: 'must_change_password', at: null } },
    'Os produtos abrem o relatório, mas falta o cliente definir a sua senha.',
    [
      'Até trocar a senha provisória, entra mas não vê nada.',
      'Abre por Top Fundos, incluído em Carteiras Mirante, que faz parte de Mirante Completo',
    ],
  ],
])('entitlements page: an item that is not seen for %s', async (_why, answer, verdict, lines) => {
  open({ answer, query: '?item=report-12' });
  const shown = within(await screen.findByRole('article', { name: 'Cenário de março' }));
  expect(shown.getByText(verdict).textContent).toBe(`NÃO VÊ ${verdict}`);
  expect(linesOf(shown.getByRole('list')).map((line) => line?.slice(0, 70))).toEqual(
    lines.map((line) => line.slice(0, 70)),
  );
});

test('entitlements page: an item of no product is seen by nobody, whatever its gender', async () => {
  open({ answer: { kind: 'news', problems: ['product'], openings: [], products: [] }, query: '?item=report-12' });
  expect(await screen.findByText('Não é de nenhum produto: nenhum cliente vê isto.')).toBeTruthy();
});

test('entitlements page: an item that staff may not see, or that is gone, is said to be so', async () => {
  open({ query: '?item=report-13' });
  expect(await screen.findByText(/Este item não existe/)).toBeTruthy();
  expect(await region('O que abre agora')).toBeTruthy();
});
