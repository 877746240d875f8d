import type { ClientProduct } from '@mirante/domain/products/client-product.ts';
import House from 'lucide-react/icons/house';
import { expect, test } from 'vitest';
import { menuOf, type MenuEntry } from './menu.ts';

const entry = (label: string, who: MenuEntry['for'], more: Partial<MenuEntry> = {}): MenuEntry => ({
  group: 'start',
  for: who,
  to: `/${label}`,
  label,
  icon: House,
  ...more,
});
const table = [
  entry('Início', 'all'),
  entry('Conteúdos', 'subscribers'),
  entry('Painel', 'trading'),
  entry('Consultoria', 'consultancy'),
  entry('Pagamentos', 'all', { group: 'account', own: true }),
];
const labels = (status: ClientProduct['status'], entitlements: string[]) =>
  menuOf({ products: [{ status } as ClientProduct], entitlements }, table).groups.flatMap(({ links }) =>
    links.map(({ label }) => label),
  );

test.each([
  ['nothing active', 'pending_payment', [], ['Início', 'Pagamentos']],
  ['any active product', 'active', ['top_fundos'], ['Início', 'Conteúdos', 'Pagamentos']],
  ['the trading area', 'active', ['full_trader'], ['Início', 'Conteúdos', 'Painel', 'Pagamentos']],
  [
    'the consultancy',
    'active',
    ['mirante_consultoria', 'full_trader'],
    ['Início', 'Conteúdos', 'Painel', 'Consultoria', 'Pagamentos'],
  ],
] as const)('who has %s sees what it opens', (_what, status, entitlements, seen) => {
  expect(labels(status, [...entitlements])).toEqual(seen);
});

test('a group without entries has no title in the sidebar', () => {
  expect(menuOf({}, [entry('Painel', 'trading', { group: 'account' }), entry('Início', 'all')]).groups).toHaveLength(1);
});

test("the person's own menu holds the entries marked for it", () => {
  expect(menuOf({}, table).own.map(({ label }) => label)).toEqual(['Pagamentos']);
});

test('whoever has the consultancy finds it in the menu and on the home', () => {
  const menu = menuOf({ entitlements: ['mirante_consultoria'] });
  expect(menu.groups.map(({ title }) => title)).toEqual([undefined, 'Consultoria', 'Minha conta', undefined]);
  expect(menu.cards.map(({ to }) => to)).toEqual(['/consultoria', '/consultoria-mentorias']);
});

test('the menu leads everyone to their account and to help', () => {
  const { groups, own, cards } = menuOf({});
  expect(groups.flatMap(({ links }) => links.map(({ label }) => label))).toEqual([
    'Início',
    'Meus dados',
    'Meus produtos',
    'Pagamentos',
    'Fundamentos',
    'Central de ajuda',
  ]);
  expect(own.map(({ to }) => to)).toEqual([
    '/conta/dados',
    '/conta/meus-produtos',
    '/conta/pagamentos',
    '/trocar-senha',
  ]);
  expect(cards).toEqual([]);
});

test('a phone has room for four of them, and uses it', () => {
  expect(menuOf({}).groups.flatMap(({ links }) => links.filter(({ tab }) => tab))).toHaveLength(4);
});
