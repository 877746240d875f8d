import type { StaffRole } from '@mirante/domain/access.ts';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { areasFor, groupsFor } from './menu.ts';

const staff = (...roles: StaffRole[]) => ({ id: 1, role: 'user' as const, roles });
const menuOf = (...roles: StaffRole[]) =>
  groupsFor(staff(...roles)).map(({ title, links }) => `${title}: ${links.map(({ label }) => label).join(', ')}`);

it('menu: shows an administrator every group', () => {
  expect(menuOf('administrador')).toEqual([
    'Pessoas: Clientes, Fale conosco, Respostas prontas, Vencimentos',
    'Dinheiro: Pagamentos, Reembolsos, Conferência, Produtos, Perguntas da oferta, Analistas, Cupons',
    'Conteúdo: Relatórios, Rastrear PDF, Vídeos, Notícias, Recados, Notificações',
    'Investimentos: Ações, Fundos, Categorias de fundos, Carteiras, Carteiras de ações, Dividendos, Cotações, Eventos corporativos',
    'Full Trader: Painel, Mesa, Operações, Mural',
    'Sistema: Usuários, Permissões, Alterações, Tarefas',
  ]);
});

it('menu: shows others only what they may open', () => {
  expect(menuOf('financeiro')).toEqual([
    'Pessoas: Clientes',
    'Dinheiro: Pagamentos, Reembolsos, Conferência, Produtos, Perguntas da oferta, Analistas, Cupons',
    'Sistema: Permissões',
  ]);
  expect(menuOf('conteudo')).toEqual([
    'Conteúdo: Relatórios, Rastrear PDF, Vídeos, Notícias, Recados, Notificações',
    'Investimentos: Ações, Fundos, Categorias de fundos, Carteiras, Carteiras de ações, Dividendos, Cotações, Eventos corporativos',
    'Full Trader: Operações',
    'Sistema: Permissões',
  ]);
});

it('menu: shows nothing without a role', () => {
  expect(groupsFor(staff())).toEqual([]);
  expect(areasFor(undefined)).toEqual([]);
});

it("menu: keeps the home's shortcuts out of the sidebar", () => {
  const clients = areasFor(staff('administrador')).find(({ title }) => title === 'Clientes');
  expect(clients?.links.map(({ label }) => label)).toEqual(['Listar clientes', 'Pagamentos pendentes']);
});

it("menu: each count is of the link's page, whose access it shares", () => {
  const counted = (...roles: StaffRole[]) =>
    groupsFor(staff(...roles), (count) => createElement('b', {}, count))
      .flatMap(({ links }) => links)
      .flatMap(({ label, badge }) =>
        typeof badge === 'object' ? [[label, (badge.props as { children: string }).children]] : [],
      );
  const [unanswered, expiring, live] = [
    ['Fale conosco', 'unanswered'],
    ['Vencimentos', 'expiring'],
    ['Painel', 'liveTrades'],
  ];
  expect(counted('administrador')).toEqual([unanswered, expiring, live]);
  expect(counted('atendimento')).toEqual([unanswered, expiring]);
  expect(counted('trader')).toEqual([live]);
  expect(counted('financeiro', 'conteudo')).toEqual([]);
});
