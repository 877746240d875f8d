import type { ClientProduct } from '@mirante/domain/client-product.ts';
import House from 'lucide-react/icons/house';
import { expect, test } from 'vitest';
import { menuOf, type MenuEntry } from './menu.ts';

const entry = (label: string, who: MenuEntry['for'], more: Partial<MenuEntry> = {}): MenuEntry => ({ group: 'start', for: who, to: `/${label}`, label, icon: House, ...more });
const table = [entry('Início', 'all'), entry('Conteúdos', 'subscribers'), entry('Painel', 'trading'), entry('Consultoria', 'consultancy'), entry('Pagamentos', 'all', { group: 'account', own: true })];
const labels = (status: ClientProduct['status'], entitlements: string[]) =>
  menuOf({ products: [{ status } as ClientProduct], entitlements }, table).groups.flatMap(({ links }) => links.map(({ label }) => label));

test.each([
  ['nothing active', 'pending_payment', [], ['Início', 'Pagamentos']],
  ['any active product', 'active', ['top_fundos'], ['Início', 'Conteúdos', 'Pagamentos']],
  ['the trading area', 'active', ['full_trader'], ['Início', 'Conteúdos', 'Painel', 'Pagamentos']],
  ['the consultancy', 'active', ['mirante_consultoria', 'full_trader'], ['Início', 'Conteúdos', 'Painel', 'Consultoria', 'Pagamentos']],
] as const)('who has %s sees what it opens', (_what, status, entitlements, seen) => {
  expect(labels(status, [...entitlements])).toEqual(seen);
});

test('a group without entries has no title in the sidebar', () => {
  expect(menuOf({}, [entry('Painel', 'trading', { group: 'account' }), entry('Início', 'all')]).groups).toHaveLength(1);
});

test("the person's own menu holds the entries marked for it", () => {
  expect(menuOf({}, table).own.map(({ label }) => label)).toEqual(['Pagamentos']);
});

test('the menu leads to every page there is', () => {
  expect(menuOf({}).groups.flatMap(({ links }) => links.map(({ to }) => to))).toEqual(['/', '/conta/meus-produtos', '/conta/pagamentos']);
});
