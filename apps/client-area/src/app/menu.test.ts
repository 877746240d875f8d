import type { Access } from '@mirante/domain/access.ts';
import House from 'lucide-react/icons/house';
import { expect, test } from 'vitest';
import { menuOf, type MenuEntry } from './menu.ts';

const entry = (label: string, allow: Access, more: Partial<MenuEntry> = {}): MenuEntry => ({
  group: 'start',
  allow,
  to: `/${label}`,
  label,
  icon: House,
  ...more,
});
const table = [
  entry('Início', 'client'),
  entry('Conteúdos', { area: 'content' }),
  entry('Painel', { area: 'trading' }),
  entry('Consultoria', { area: 'consultancy' }),
  entry('Pagamentos', 'client', { group: 'account', own: true }),
];
const client = (...entitlements: string[]) => ({ id: 1, role: 'client' as const, roles: [], entitlements });

test.each([
  ['nothing active', [], ['Início', 'Pagamentos']],
  ['any active product', ['top_fundos'], ['Início', 'Conteúdos', 'Pagamentos']],
  ['the trading area', ['full_trader'], ['Início', 'Conteúdos', 'Painel', 'Pagamentos']],
  [
    'the consultancy',
    ['mirante_consultoria', 'full_trader'],
    ['Início', 'Conteúdos', 'Painel', 'Consultoria', 'Pagamentos'],
  ],
] as const)('menu: a client with %s sees what it includes', (_what, entitlements, seen) => {
  const { groups } = menuOf(client(...entitlements), table);
  expect(groups.flatMap(({ links }) => links.map(({ label }) => label))).toEqual(seen);
});

test('menu: a group without entries has no title in the sidebar', () => {
  const entries = [entry('Painel', { area: 'trading' }, { group: 'account' }), entry('Início', 'client')];
  expect(menuOf(client(), entries).groups).toHaveLength(1);
});

test('menu: the user menu has the entries marked for it', () => {
  expect(menuOf(client(), table).own.map(({ label }) => label)).toEqual(['Pagamentos']);
});

test('menu: the consultancy is in the menu and on the home for its clients', () => {
  const menu = menuOf(client('mirante_consultoria'));
  expect(menu.groups.map(({ title }) => title)).toEqual([
    undefined,
    'Pesquisa',
    'Investimentos',
    'Consultoria',
    'Minha conta',
    undefined,
  ]);
  expect(menu.cards.map(({ to }) => to)).toEqual([
    '/consultoria',
    '/consultoria-mentorias',
    '/conteudos-consultoria?sort=content.created_at&order=-1',
  ]);
});

test('menu: any active product shows contents and notices, with their badges', () => {
  const { groups } = menuOf(client('top_fundos'), undefined, { Recados: { badge: 2, badgeName: 'por ler' } });
  const [, research] = groups;
  expect(research!.links.map(({ label, to, badge }) => [label, to, badge])).toEqual([
    ['Conteúdos', '/conteudos?sort=content.created_at&order=-1', undefined],
    ['Relatórios', '/relatorios?sort=report.report_date&order=-1', undefined],
    ['Vídeos', '/videos?sort=video.updated_at&order=-1', undefined],
    ['Notícias', '/noticias', undefined],
    ['Recados', '/recados', 2],
  ]);
});

test('menu: account and help are always there', () => {
  const { groups, own, cards } = menuOf(client());
  expect(groups.flatMap(({ links }) => links.map(({ label }) => label))).toEqual([
    'Início',
    'Histórico',
    'Meus dados',
    'Meus produtos',
    'Pagamentos',
    'Fundamentos',
    'Fale conosco',
    'Nova mensagem',
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

test.each([
  ['fixed income', ['top_renda_fixa'], [], []],
  ['funds', ['top_fundos'], ['Fundos'], ['/fundos']],
  ['the trading area', ['full_trader', 'invista_em_acoes'], ['Ações'], ['/acoes', '/fundos']],
  ['both', ['full_trader', 'invista_em_acoes', 'top_fundos'], ['Ações', 'Fundos'], ['/acoes', '/fundos']],
])('menu: a client with %s sees investments, and the funds card once', (_what, entitlements, labels, addresses) => {
  const { groups, cards } = menuOf(client(...entitlements));
  const investments = groups.find(({ title }) => title === 'Investimentos');
  expect(investments?.links.map(({ label }) => label)).toEqual([
    'Carteiras recomendadas',
    'Carteiras de fundos',
    'Carteiras de ações',
    ...labels,
    'Histórico',
  ]);
  const offered = cards.map(({ to }) => to).filter((address) => !address.startsWith('/full-trader'));
  expect(offered).toEqual(['/carteiras-mirante', '/carteiras-de-acoes', ...addresses]);
});

test('menu: the trading area puts the live panel first', () => {
  const { groups } = menuOf(client('full_trader'));
  const trading = groups.find(({ title }) => title === 'Full Trader');
  expect(trading?.links.map(({ label, to }) => [label, to])).toEqual([
    ['Painel', '/full-trader/painel'],
    ['Operações', '/full-trader/operacoes'],
    ['Mural do trader', '/full-trader/mensagens-do-mural'],
  ]);
});

test.each([
  ['no product', [], ['Início', 'Meus dados', 'Meus produtos', 'Pagamentos']],
  ['funds', ['top_fundos'], ['Início', 'Conteúdos', 'Carteiras', 'Meus dados']],
  ['the trading area', ['full_trader'], ['Início', 'Conteúdos', 'Carteiras', 'Painel']],
])('menu: on a phone, the tabs of a client with %s lead to what they subscribe first', (_what, codes, labels) => {
  const { groups } = menuOf(client(...codes));
  const tabs = groups.flatMap(({ links }) => links.filter(({ tab }) => tab)).slice(0, 4);
  expect(tabs.map(({ tab }) => tab)).toEqual(labels);
});
