// @vitest-environment happy-dom
import { UnsavedWork } from '@mirante/crud/form/unsaved-work.tsx';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { to } from '../../../app/to.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { CreateDividendsPage } from './create-dividends-page.tsx';
import { DividendEditPage } from './dividend-edit-page.tsx';
import { DividendListPage } from './dividend-list-page.tsx';

beforeEach(() => sessionStorage.clear());
const portfolios = {
  'GET /api/v1/stock-portfolios': {
    body: {
      items: [
        { id: 1, name: 'Carteira Dividendos' },
        { id: 3, name: 'Small Caps' },
      ],
      total: 2,
    },
  },
};
const CREATE = 'POST /api/v1/dividends';
const sheet = (answers: NonNullable<Parameters<typeof renderScreen>[1]> = {}) =>
  renderScreen(
    <UnsavedWork owner={1}>
      <Link to="/outra">Outra</Link>
      <CreateDividendsPage />
    </UnsavedWork>,
    { ...portfolios, ...answers },
    { at: '/criar-dividendos', path: '/criar-dividendos' },
  );
const cell = (column: string, n: number) => screen.getByLabelText<HTMLInputElement>(`${column} do dividendo ${n}`);
const write = (column: string, n: number, value: string) => {
  const box = cell(column, n);
  if (box.tagName === 'SELECT') fireEvent.change(box, { target: { value } });
  else fireEvent.input(box, { target: { value } });
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function fillLine(n: number, code: string): Promise<void> {
  await waitFor(() => expect(within(cell('Carteira', n)).getAllByRole('option')).toHaveLength(3));
  write('Carteira', n, '3');
  write('Código', n, code);
  write('Valor (R$)', n, '0,2104');
  write('Data com', n, '20/11/2051');
  write('Yield no pagamento (%)', n, '2,05');
  write('Yield sobre o custo (%)', n, '2,4');
}
/** A cell's accessible description. */
const descriptionOf = (column: string, n: number) =>
  document.getElementById(cell(column, n).getAttribute('aria-describedby') ?? '')?.textContent;

test('dividend sheet: offers the portfolios past the first page, which are the newest', async () => {
  const { body } = portfolios['GET /api/v1/stock-portfolios'];
  const newest = { id: 51, name: 'Carteira Nova' };
  sheet({
    'GET /api/v1/stock-portfolios': ({ call }) => ({
      body: { items: call.includes('perPage=50') ? body.items : [...body.items, newest], total: 3 },
    }),
  });
  expect(await screen.findByRole('option', { name: 'Carteira Nova' })).toBeTruthy();
});

test('dividend sheet: duplicate lines are not sent until one is changed', async () => {
  const { calls, said } = sheet({ [CREATE]: { body: { created: 2, unknown_codes: ['WEGE3'] } } });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remover o dividendo 1' }).disabled).toBe(true);
  await fillLine(1, 'wege3');
  expect(cell('Código', 1).value).toBe('WEGE3');
  press('Duplicar último');
  expect(screen.getByText('2 dividendos a criar')).toBeTruthy();
  press('Salvar');
  expect(await screen.findByText('Existem dividendos duplicados.')).toBeTruthy();
  expect(calls.some(({ call }) => call === CREATE)).toBe(false);
  write('Valor (R$)', 2, '0,3');
  expect(screen.queryByText('Existem dividendos duplicados.')).toBeNull();
  press('Salvar');
  expect(await screen.findByText('Outra página')).toBeTruthy();
  expect(said).toEqual(['Dividendo(s) criados!']);
  expect(calls.find(({ call }) => call === CREATE)?.body).toMatchObject({
    dividends: [
      { stock_portfolio_id: 3, code: 'WEGE3', value: 0.2104, with_date: '2051-11-20', payment_date: null },
      { value: 0.3 },
    ],
  });
});

test('dividend sheet: asks before it is left, and keeps its draft until discarded', async () => {
  sheet();
  await fillLine(1, 'WEGE3');
  press('Duplicar último');
  fireEvent.click(screen.getByRole('link', { name: 'Outra' }));
  expect((await screen.findByRole('alertdialog')).textContent).toContain('O rascunho fica guardado nesta aba');
  press('Sair sem salvar');
  await screen.findByText('Outra página');
  cleanup();
  sheet();
  expect(screen.getByText('Rascunho recuperado')).toBeTruthy();
  expect(cell('Valor (R$)', 2).value).toBe('0,2104');
  press('Descartar rascunho');
  expect(screen.getByText('1 dividendo a criar')).toBeTruthy();
  expect(cell('Código', 1).value).toBe('');
  cleanup();
  sheet();
  expect(screen.queryByText('Rascunho recuperado')).toBeNull();
});

test('dividend sheet: once saved is left without a question, and has no draft', async () => {
  sheet({ [CREATE]: { body: { created: 1, unknown_codes: [] } } });
  await fillLine(1, 'WEGE3');
  press('Salvar');
  expect(await screen.findByText('Outra página')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  cleanup();
  sheet();
  expect(screen.queryByText('Rascunho recuperado')).toBeNull();
});

test('dividend sheet: each invalid cell shows its error, and the first has the focus', async () => {
  sheet();
  await fillLine(1, 'ITSA4');
  press('Novo item');
  write('Código', 2, 'ab');
  write('Data com', 2, '31/02/2052');
  press('Salvar');
  expect(await screen.findByText('Um ou mais dividendos possui erros.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(cell('Carteira', 2)));
  expect(descriptionOf('Código', 2)).toBe('Código deve ter ao menos 3 caracteres.');
  expect(descriptionOf('Data com', 2)).toBe('Essa não parece uma data válida.');
  expect(cell('Pagamento', 2).getAttribute('aria-invalid')).toBe('false');
  press('Remover o dividendo 2');
  expect(screen.queryByText('Um ou mais dividendos possui erros.')).toBeNull();
});

test('dividend sheet: a duplicate on the server is shown at its line, and keeps what was typed', async () => {
  const detail = 'Existem dividendos duplicados.';
  const { said } = sheet({
    [CREATE]: { status: 409, body: { detail, errors: [{ path: 'dividends[0]', message: 'Já existe.' }] } },
  });
  await fillLine(1, 'KLBN4');
  press('Salvar');
  expect((await screen.findByText('Erro ao criar dividendos')).closest('[role=alert]')?.textContent).toContain(detail);
  expect(screen.getByRole('row', { name: 'Dividendo 1: Já existe.' })).toBeTruthy();
  expect(cell('Código', 1).value).toBe('KLBN4');
  expect(said).toEqual(['Erro ao criar dividendos.']);
});

test('dividend sheet: pasted lines wait for the portfolios they name, and loading these can be retried', async () => {
  let answer = { status: 503, body: {} };
  const { promise, resolve: answerNow } = Promise.withResolvers<void>();
  sheet({ 'GET /api/v1/stock-portfolios': () => promise.then(() => answer) });
  press('Colar da planilha');
  const line = 'Small Caps\tITUB4\t0,3\t01/12/2056\t\t1\t1';
  fireEvent.change(await screen.findByLabelText('Linhas copiadas'), { target: { value: line } });
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText('Carregando carteiras…')).toBeTruthy();
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: /^Incluir/ }).disabled).toBe(true);
  answerNow();
  expect(await dialog.findByText('Erro ao carregar carteiras')).toBeTruthy();
  answer = { status: 200, body: portfolios['GET /api/v1/stock-portfolios'].body };
  fireEvent.click(dialog.getByRole('button', { name: 'Tentar novamente' }));
  fireEvent.click(await dialog.findByRole('button', { name: 'Incluir 1 dividendo' }));
  await waitFor(() => expect(cell('Carteira', 1).value).toBe('3'));
  expect(descriptionOf('Carteira', 1)).toBeUndefined();
});

test('dividend sheet: of many pasted lines with errors, the first five are named', async () => {
  sheet();
  press('Colar da planilha');
  const lines = Array.from({ length: 6 }, (_, i) => `ITUB4\tmuito\t0${i + 1}/12/2056\t\t1\t1`).join('\n');
  fireEvent.change(await screen.findByLabelText('Linhas copiadas'), { target: { value: lines } });
  expect(await screen.findByText(/As linhas 1, 2, 3, 4, 5 e mais 1 têm algo a corrigir/)).toBeTruthy();
});

test('dividend sheet: pasted lines get the chosen portfolio, and unreadable cells are marked', async () => {
  sheet();
  press('Colar da planilha');
  const lines = 'ITUB4\t0,3\t01/12/2056\t\t1\t1\nITUB4\tmuito\t02/12/2056\t\t1\t1';
  fireEvent.change(await screen.findByLabelText('Linhas copiadas'), { target: { value: lines } });
  const choice = await screen.findByLabelText('Carteira das linhas sem carteira');
  await waitFor(() => expect(within(choice).getAllByRole('option')).toHaveLength(3));
  fireEvent.change(choice, { target: { value: '1' } });
  expect(await screen.findByText(/A linha 2 tem algo a corrigir/)).toBeTruthy();
  press('Incluir 2 dividendos');
  await waitFor(() => expect(cell('Carteira', 1).value).toBe('1'));
  expect(descriptionOf('Valor (R$)', 2)).toBe('Valor inválido.');
  expect(screen.getByText('Um ou mais dividendos possui erros.')).toBeTruthy();
});

test('dividend sheet: an ignored column and an unknown portfolio are named when pasted', async () => {
  sheet();
  press('Colar da planilha');
  const lines = 'Carteira\tPapel\tValor\tDt. pgto\nGigantes\tITUB4\t0,3\t\n\tITUB4\t0,4\t';
  fireEvent.change(await screen.findByLabelText('Linhas copiadas'), { target: { value: lines } });
  expect(await screen.findByText(/Coluna ignorada: Dt\. pgto\./)).toBeTruthy();
  const choice = await screen.findByLabelText('Carteira das linhas sem carteira');
  await waitFor(() => expect(within(choice).getAllByRole('option')).toHaveLength(3));
  fireEvent.change(choice, { target: { value: '1' } });
  expect(await screen.findByText('Carteira desconhecida: Gigantes')).toBeTruthy();
  press('Incluir 2 dividendos');
  await waitFor(() => expect(cell('Carteira', 2).value).toBe('1'));
  expect(cell('Carteira', 1).value).toBe('');
  expect(descriptionOf('Carteira', 1)).toBe('Carteira desconhecida: Gigantes');
});

const dividend = {
  id: 7,
  stock_portfolio_id: 3,
  stock_portfolio_name: 'Small Caps',
  code: 'WEGE3',
  stock_id: 1,
  stock_name: 'WEG',
  value: 0.5,
  with_date: '2026-05-04',
  payment_date: '2026-06-04',
  yield_on_payment: 1,
  yield_on_cost: 1,
  version: 'v1',
};

test('dividend form: an empty payment day is unknown, and eight decimals are kept', async () => {
  const { calls } = renderScreen(
    <DividendEditPage />,
    {
      ...portfolios,
      'GET /api/v1/dividends/7': { body: dividend },
      'GET /api/v1/dividends/7/changes': { body: [] },
      'PATCH /api/v1/dividends/7': { body: dividend },
    },
    { at: to.editDividend(7), path: to.editDividend(':id') },
  );
  fireEvent.input(await screen.findByLabelText(/^Data de pagamento/), { target: { value: '' } });
  fireEvent.input(screen.getByLabelText('Valor por ação'), { target: { value: '1,23456789' } });
  press('Salvar');
  expect(await screen.findByText('Outra página')).toBeTruthy();
  const sent = calls.find(({ call }) => call.startsWith('PATCH'))!;
  expect(sent.body).toMatchObject({ value: 1.234_567_89, payment_date: null });
  expect(sent.headers.get('if-match')).toBe('"v1"');
});

test('dividend list: a portfolio links to its own dividends, with its filter chosen and named', async () => {
  const { calls } = renderScreen(
    <DividendListPage />,
    { ...portfolios, 'GET /api/v1/dividends': { body: { items: [], total: 0 } } },
    { at: '/dividendos?dividend.stock_portfolio_id=3&page=1&order=-1&sort=dividend.with_date' },
  );
  const chip = (await screen.findByRole('button', { name: 'Remover o filtro Carteira' })).parentElement!;
  await waitFor(() => expect(chip.textContent).toBe('Carteira Small Caps'));
  expect(screen.getByLabelText<HTMLSelectElement>('Filtrar por Carteira').value).toBe('3');
  expect(calls.some(({ call }) => call.includes('dividend.stock_portfolio_id=3'))).toBe(true);
});

test('dividend form: a stored value is shown beside the typed one, with all decimals', async () => {
  const current = { ...dividend, value: 0.75, version: 'v2' };
  renderScreen(
    <DividendEditPage />,
    {
      ...portfolios,
      'GET /api/v1/dividends/7': { body: dividend },
      'GET /api/v1/dividends/7/changes': { body: [] },
      'PATCH /api/v1/dividends/7': {
        status: 412,
        body: { code: 'edit_conflict', detail: 'O registro mudou.', errors: [], current },
      },
    },
    { at: to.editDividend(7), path: to.editDividend(':id') },
  );
  fireEvent.input(await screen.findByLabelText('Valor por ação'), { target: { value: '3,14159265' } });
  press('Salvar');
  expect((await screen.findByRole('row', { name: /Valor por ação/ })).textContent).toContain('0,753,14159265');
});

test('dividend list: one is removed after a question, and the list is read again', async () => {
  let items: object[] = [dividend];
  const { said } = renderScreen(<DividendListPage />, {
    ...portfolios,
    'GET /api/v1/dividends': () => ({ body: { items, total: items.length } }),
    'DELETE /api/v1/dividends/7': () => {
      items = [];
      return { status: 200 };
    },
  });
  const row = within(await screen.findByRole('row', { name: /WEGE3/ }));
  const name = /^(Editar|Remover) o dividendo de WEGE3 de [\d/]+$/;
  expect(row.getByRole('link', { name }).getAttribute('href')).toBe(to.editDividend(7));
  fireEvent.click(row.getByRole('button', { name }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remover' }));
  await waitFor(() => expect(screen.queryByText('WEGE3')).toBeNull());
  expect(said).toEqual(['Removido com sucesso!']);
});
