// @vitest-environment happy-dom
import { areasFor } from '../../../app/menu.ts';
import { beforeEach, expect, it } from 'vitest';
import { foundOptions, pageOptions, type Option } from './options.ts';
import { forgetRecent, recentOf, remember } from './recent.ts';

const areas = areasFor({ id: 1, role: 'user', roles: ['administrador'] });
const pages = (text: string) => pageOptions(areas, text).flatMap(({ options }) => options.map(({ title }) => title));

it('search options: a result links to its page', () => {
  const groups = foundOptions([
    { kind: 'client', items: [{ id: 7, title: 'Ana', detail: '' }] },
    { kind: 'coupon', items: [{ id: 3, title: 'CARTAO15', detail: '' }] },
    { kind: 'stock', items: [{ id: 4, title: 'Itaúsa', detail: 'ITSA4' }] },
    { kind: 'dividend', items: [{ id: 9, title: 'ITSA4', detail: '' }] },
  ]);
  expect(groups.map(({ label, options }) => [label, options[0]?.to])).toEqual([
    ['Clientes', '/clientes/7'],
    ['Cupons', '/cupons/3'],
    ['Ações', '/acoes/4'],
    ['Dividendos', '/dividendos?dividend.code=ITSA4'],
  ]);
});

it.each([
  ['alteracoes', 'Alterações'],
  ['PERMISSÕ', 'Permissões'],
  ['pagamentos vencidos', 'Pagamentos vencidos'],
  ['vencidos pag', 'Pagamentos vencidos'],
])('search options: a page is found by %s', (text, title) => {
  expect(pages(text)).toContain(title);
});

it.each([
  ['criar cupom', ['Criar cupom']],
  ['novo cup', ['Criar cupom']],
  ['cadastrar', ['Criar produto', 'Criar cupom', 'Criar relatório', 'Criar vídeo', 'Criar notícia']],
  ['cupom', ['Criar cupom']],
])('search options: an action is found by %s, separate from pages', (text, titles) => {
  const commands = pageOptions(areas, text).find(({ label }) => label === 'Comandos');
  expect(commands?.options.map(({ title }) => title)).toEqual(titles);
});

it('search options: actions that the viewer may not do are not found', () => {
  const support = areasFor({ id: 1, role: 'user', roles: ['atendimento'] });
  expect(pageOptions(support, 'criar cupom')).toEqual([]);
});

it('search options: a page is not found by the middle of a word, or without permission', () => {
  expect(pages('ermiss')).toEqual([]);
  expect(pageOptions(areasFor({ id: 1, role: 'user', roles: ['conteudo'] }), 'clientes')).toEqual([]);
});

const option = (n: number): Option => ({
  key: `client-${n}`,
  kind: 'client',
  title: `Cliente ${n}`,
  detail: '',
  to: `/clientes/${n}`,
});
beforeEach(() => sessionStorage.clear());

it('recent results: keep the newest six, each once', () => {
  for (const n of [1, 2, 3, 4, 5, 6, 7, 3]) remember('a', option(n));
  expect(recentOf('a').map(({ key }) => key)).toEqual([3, 7, 6, 5, 4, 2].map((n) => `client-${n}`));
});

it('recent results: are private to their session', () => {
  remember('a', option(1));
  expect(recentOf('b')).toEqual([]);
  remember('b', option(2));
  expect(recentOf('a')).toEqual([]);
  forgetRecent();
  expect(recentOf('b')).toEqual([]);
});
