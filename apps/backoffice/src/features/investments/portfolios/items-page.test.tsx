// @vitest-environment happy-dom
import type { FakeAnswer } from '@mirante/api-client/testing/fake-api.ts';
import { UnsavedWork } from '@mirante/crud/form/unsaved-work.tsx';
import type { Portfolio, PortfolioItem } from '@mirante/domain/investments/portfolio.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ItemsPage } from './items-page.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => void vi.useRealTimers());
const item = (id: number, name: string, share: number): PortfolioItem => ({
  id,
  name,
  description: null,
  share,
  funds: [],
  funds_categories: [],
  funds_from_categories: [],
  version: `v${id}-${share}`,
});
const portfolio = (...items: PortfolioItem[]) =>
  ({
    id: 7,
    name: 'Mirante Moderada',
    items,
    updated_at: '2026-11-03T12:14:00Z',
    version: 'p',
  }) as unknown as Portfolio;
const three = [item(1, 'Renda fixa', 50), item(2, 'Multimercado', 30), item(3, 'Ações', 20)];
const PUT = 'PUT /api/v1/portfolios/7/items';

async function editor(answers: NonNullable<Parameters<typeof renderScreen>[1]> = {}, query = '', items = three) {
  const shown = renderScreen(
    <UnsavedWork owner={1}>
      <ItemsPage />
    </UnsavedWork>,
    { 'GET /api/v1/portfolios/7': { body: portfolio(...items) }, ...answers },
    { at: `/carteiras/7/editar-items${query}`, path: '/carteiras/:id/editar-items' },
  );
  await screen.findByRole('table', { name: 'Itens da carteira' });
  return shown;
}
const share = (name: string) => screen.getByLabelText<HTMLInputElement>(`Percentual de ${name}`);
const write = (name: string, text: string) => fireEvent.change(share(name), { target: { value: text } });
const textOf = (box: HTMLElement) => document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const finish = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Finalizar' });
const order = () => screen.getAllByLabelText<HTMLInputElement>(/^Nome do item/).map(({ value }) => value);
const differences = () =>
  within(screen.getByRole('list', { name: 'Diferenças' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('portfolio items page: the sum is updated, and Finalizar is enabled at exactly 100', async () => {
  await editor();
  expect([screen.getByText('Soma dos percentuais: 100/100'), finish().disabled]).toEqual([expect.anything(), true]);
  write('Renda fixa', '47,5');
  expect(screen.getByText('Soma dos percentuais: 97,5/100')).toBeTruthy();
  expect([finish().disabled, differences()]).toEqual([true, ['~Renda fixa50 → 47,5%']]);
  press('Pôr 2,5 em Ações');
  expect([share('Ações').value, finish().disabled]).toEqual(['22,5', false]);
  write('Ações', '22.5');
  expect([share('Ações').getAttribute('aria-invalid'), finish().disabled]).toEqual(['false', false]);
});

test('portfolio items page: two items are too few, and a removed one can be restored', async () => {
  await editor();
  press('Remover Ações');
  write('Renda fixa', '70');
  expect(screen.getByText('Carteira deve conter ao menos 3 items.')).toBeTruthy();
  expect(finish().disabled).toBe(true);
  press('Desfazer a remoção de Ações');
  expect(screen.getByText('Soma dos percentuais: 120/100')).toBeTruthy();
});

test('portfolio items page: without a name it says so once the shares total 100, and marks the item', async () => {
  await editor();
  const add = () => screen.getAllByRole('button', { name: 'Adicionar item' })[0]!;
  fireEvent.click(add());
  const name = screen.getByLabelText<HTMLInputElement>('Nome do item 4');
  expect(name.getAttribute('aria-invalid')).toBe('false');
  write('item 4', '10');
  write('Renda fixa', '40');
  expect(screen.getByText('Dê um nome aos itens sem nome.')).toBeTruthy();
  expect([name.getAttribute('aria-invalid'), finish().disabled]).toEqual(['true', true]);
  expect(textOf(name)).toBe('Por favor escreva um texto aqui.');
  fireEvent.change(name, { target: { value: 'Ouro' } });
  expect(screen.getByText('Os percentuais somam exatamente 100.')).toBeTruthy();
  expect([name.getAttribute('aria-invalid'), finish().disabled]).toEqual(['false', false]);
  fireEvent.click(add());
  fireEvent.change(screen.getByLabelText('Nome do item 5'), { target: { value: 'Prata' } });
  expect(screen.getByText('Corrija os itens destacados.')).toBeTruthy();
});

test.each([
  ['0', 'Valor numérico deve estar entre 1 e 100'],
  ['100,01', 'Valor numérico deve estar entre 1 e 100'],
  ['20,005', 'Use até 2 casas decimais.'],
  ['1.005', 'Use até 2 casas decimais.'],
  ['x', 'Valor inválido.'],
])('portfolio items page: a share of %s is refused beside it', async (typed, message) => {
  await editor();
  write('Ações', typed);
  expect(textOf(share('Ações'))).toBe(message);
  expect([share('Ações').getAttribute('aria-invalid'), finish().disabled]).toEqual(['true', true]);
});

test('portfolio items page: pasted lines show their errors, and valid ones are applied by name', async () => {
  const { calls } = await editor({
    'GET /api/v1/funds': { body: { items: [{ id: 9, name: 'Serra Crédito' }], total: 1 } },
    [PUT]: { body: portfolio(...three) },
  });
  press('Colar da planilha');
  fireEvent.change(screen.getByLabelText('Linhas copiadas'), {
    target: { value: 'renda fixa\t40\tserra credito\nOuro\t10\nCaixa\t0' },
  });
  const wrong = within(screen.getByRole('list', { name: 'Linhas com problema' })).getAllByRole('listitem');
  expect(wrong.map(({ textContent }) => textContent)).toEqual([
    'Linha 3: percentual de 1 a 100. Para tirar Caixa, remova o item.',
  ]);
  expect(screen.getByText('3 linhas: 1 casa com um item, 1 é nova, 1 com problema.')).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Aplicar 2 linhas' }).disabled).toBe(false),
  );
  press('Aplicar 2 linhas');
  expect(order()).toEqual(['Renda fixa', 'Multimercado', 'Ações', 'Ouro']);
  expect(differences()).toEqual(['~Renda fixa mais Serra Crédito50 → 40%', '+Ouro10%']);
  fireEvent.click(finish());
  await waitFor(() => expect(calls.some(({ call }) => call === PUT)).toBe(true));
  expect(calls.find(({ call }) => call === PUT)!.body).toEqual({
    items: [
      { id: 1, name: 'Renda fixa', description: null, share: 40, funds: [9], funds_categories: [] },
      { id: 2, name: 'Multimercado', description: null, share: 30, funds: [], funds_categories: [] },
      { id: 3, name: 'Ações', description: null, share: 20, funds: [], funds_categories: [] },
      { name: 'Ouro', description: null, share: 10, funds: [], funds_categories: [] },
    ],
    seen: three.map(({ id, version }) => ({ id, version })),
  });
});

test('portfolio items page: a pasted fund that could not be looked up is said, and looked up again when asked', async () => {
  let answer: FakeAnswer = { status: 500, body: { detail: 'x', errors: [] } };
  const { calls } = await editor({ 'GET /api/v1/funds': () => answer });
  const lookups = () => calls.filter(({ call }) => call.startsWith('GET /api/v1/funds')).length;
  press('Colar da planilha');
  vi.useFakeTimers();
  fireEvent.change(screen.getByLabelText('Linhas copiadas'), { target: { value: 'Ouro\t10\tSerra Ouro' } });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByRole('alert').textContent).toContain('Não foi possível buscar os fundos destas linhas.');
  expect(lookups()).toBe(1);
  answer = { body: { items: [{ id: 9, name: 'Serra Ouro' }], total: 1 } };
  press('Tentar novamente');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect([screen.queryByRole('alert'), lookups()]).toEqual([null, 2]);
  press('Aplicar 1 linha');
  expect(order()).toEqual(['Renda fixa', 'Multimercado', 'Ações', 'Ouro']);
});

test('portfolio items page: Alt with arrows moves a row, Enter goes to the share below, and the URL gives the first row', async () => {
  await editor({}, '?item-index=1');
  expect(document.activeElement).toBe(share('Multimercado'));
  fireEvent.keyDown(share('Multimercado'), { key: 'ArrowUp', altKey: true });
  expect(order()).toEqual(['Multimercado', 'Renda fixa', 'Ações']);
  expect(differences()).toHaveLength(1);
  expect(screen.getByText('Multimercado: posição 1 de 3')).toBeTruthy();
  fireEvent.keyDown(screen.getByRole('button', { name: 'Mover Multimercado' }), { key: 'ArrowDown' });
  expect(screen.getByText('Nada mudou ainda.')).toBeTruthy();
  fireEvent.keyDown(share('Renda fixa'), { key: 'Enter' });
  expect(document.activeElement).toBe(share('Multimercado'));
});

test('portfolio items page: another row in the URL is focused', async () => {
  renderScreen(
    <>
      <Link to="/carteiras/7/editar-items?item-index=2">Outro</Link>
      <ItemsPage />
    </>,
    { 'GET /api/v1/portfolios/7': { body: portfolio(...three) } },
    { at: '/carteiras/7/editar-items?item-index=1', path: '/carteiras/:id/editar-items' },
  );
  await waitFor(() => expect(document.activeElement).toBe(share('Multimercado')));
  fireEvent.click(screen.getByRole('link', { name: 'Outro' }));
  expect(document.activeElement).toBe(share('Ações'));
});

test('portfolio items page: a conflicting item shows both values to choose from', async () => {
  const answers = [
    {
      status: 412,
      body: {
        code: 'edit_conflict',
        detail: 'Os mesmos itens mudaram.',
        current: portfolio(item(1, 'Renda fixa', 60), item(2, 'Multimercado', 20), three[2]!),
      },
    },
    { body: portfolio(...three) },
  ];
  const { calls } = await editor({ [PUT]: () => answers.shift()! });
  write('Renda fixa', '40');
  write('Ações', '30');
  fireEvent.click(finish());
  const notice = await screen.findByRole('alert');
  expect(within(notice).getByRole('row', { name: /Renda fixa/ }).textContent).toMatch(/60%.*40%/);
  expect(share('Multimercado').value).toBe('20');
  write('Ações', '40');
  expect(finish().disabled).toBe(true);
  fireEvent.click(within(notice).getByRole('button', { name: 'Usar o salvo' }));
  expect(share('Renda fixa').value).toBe('60');
  write('Ações', '20');
  write('Multimercado', '15');
  write('Ações', '25');
  fireEvent.click(finish());
  await waitFor(() => expect(calls.filter(({ call }) => call === PUT)).toHaveLength(2));
  expect(calls.findLast(({ call }) => call === PUT)!.body).toMatchObject({
    items: [{ share: 60 }, { share: 15 }, { share: 25 }],
    seen: [{ version: 'v1-60' }, { version: 'v2-20' }, { version: 'v3-20' }],
  });
});

test('portfolio items page: a fund is searched from two letters on', async () => {
  const { calls } = await editor({
    'GET /api/v1/funds': { body: { items: [{ id: 9, name: 'Serra Crédito' }], total: 1 } },
    'GET /api/v1/funds-categories': { body: { items: [], total: 0 } },
  });
  press('Adicionar fundo ou categoria a Ações');
  const box = screen.getByRole('combobox', { name: 'Fundo ou categoria para Ações' });
  fireEvent.change(box, { target: { value: 's' } });
  fireEvent.change(box, { target: { value: 'se' } });
  const option = await screen.findByRole('option', { name: 'Serra Crédito' });
  const asked = calls.filter(({ call }) => call.startsWith('GET /api/v1/funds?'));
  expect(asked.map(({ call }) => Object.fromEntries(new URLSearchParams(call.split('?')[1])))).toEqual([
    { 'funds.name': 'se', page: '1', perPage: '7', sort: 'funds.name', order: '1' },
  ]);
  fireEvent.click(option);
  expect(differences()).toEqual(['~Ações mais Serra Crédito20%']);
});

test('portfolio items page: unsaved changes are restored until discarded', async () => {
  await editor();
  write('Renda fixa', '40');
  cleanup();
  await editor();
  expect(share('Renda fixa').value).toBe('40');
  press('Descartar rascunho');
  expect(share('Renda fixa').value).toBe('50');
});
