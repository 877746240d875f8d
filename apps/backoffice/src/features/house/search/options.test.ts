// @vitest-environment happy-dom
import { areasFor } from '../../../app/menu.ts';
import { beforeEach, expect, it } from 'vitest';
import { foundOptions, pageOptions, type Option } from './options.ts';
import { forgetRecent, recentOf, remember } from './recent.ts';

const areas = areasFor({ id: 1, role: 'user', roles: ['administrador'] });
const pages = (text: string) => pageOptions(areas, text).flatMap(({ options }) => options.map(({ title }) => title));

it('leads from what is found to its page', () => {
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
])('finds a page by %s', (text, title) => {
  expect(pages(text)).toContain(title);
});

it.each([
  ['criar cupom', ['Criar cupom']],
  ['novo cup', ['Criar cupom']],
  ['cadastrar', ['Criar produto', 'Criar cupom', 'Criar relatório', 'Criar vídeo', 'Criar notícia']],
  ['cupom', ['Criar cupom']],
])('finds what can be begun by %s, apart from the pages', (text, titles) => {
  const commands = pageOptions(areas, text).find(({ label }) => label === 'Comandos');
  expect(commands?.options.map(({ title }) => title)).toEqual(titles);
});

it('finds nothing to begin that is not the viewer’s to do', () => {
  const support = areasFor({ id: 1, role: 'user', roles: ['atendimento'] });
  expect(pageOptions(support, 'criar cupom')).toEqual([]);
});

it('finds no page by the middle of a word, and none that is not the viewer’s', () => {
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

it('keeps the newest six, each once', () => {
  for (const n of [1, 2, 3, 4, 5, 6, 7, 3]) remember('a', option(n));
  expect(recentOf('a').map(({ key }) => key)).toEqual([3, 7, 6, 5, 4, 2].map((n) => `client-${n}`));
});

it('shows nobody what another session opened', () => {
  remember('a', option(1));
  expect(recentOf('b')).toEqual([]);
  remember('b', option(2));
  expect(recentOf('a')).toEqual([]);
  forgetRecent();
  expect(recentOf('b')).toEqual([]);
});
