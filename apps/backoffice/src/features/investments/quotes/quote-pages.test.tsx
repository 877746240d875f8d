// @vitest-environment happy-dom
import type { QuoteLoadRow } from '@mirante/domain/investments/quote-load.ts';
import { UnsavedWork } from '@mirante/crud/form/unsaved-work.tsx';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { to } from '../../../app/to.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { CloseListPage } from './close-list-page.tsx';
import { QuoteLoadPage } from './quote-load-page.tsx';

afterEach(() => void vi.unstubAllGlobals());

const load: QuoteLoadRow = {
  id: 1,
  source: 'b3',
  origin: 'uploaded',
  name: 'COTAHIST_D19112026.ZIP',
  status: 'done',
  user_name: 'Rui Sampaio',
  created_at: '2026-11-19T22:00:00.000Z',
  finished_at: '2026-11-19T22:00:01.000Z',
  lines: 11_200,
  added: 40,
  changed: 1,
  unchanged: 0,
  filtered: 9000,
  unknown: 1528,
  refused: 1,
  first_day: '2026-11-19',
  last_day: '2026-11-19',
  problem: null,
  refused_lines: [{ line: 7, why: 'PETR4: o fechamento é zero.' }],
  unknown_names: ['NOVA3'],
};
const loads = (...items: QuoteLoadRow[]) => ({ 'GET /api/v1/quote-loads': { body: { items, total: items.length } } });

test('quote load page: shows counts, refused lines and unknown codes; a refused file shows why', async () => {
  renderScreen(
    <QuoteLoadPage />,
    loads(load, { ...load, id: 2, status: 'refused', problem: 'O arquivo está incompleto.' }),
  );
  expect(
    await screen.findByText(/11\.200 linhas: 40 incluídas, 1 alterada, 1 recusada, 1\.528 sem cadastro/),
  ).toBeTruthy();
  expect(screen.getByText('Linha 7: PETR4: o fechamento é zero.')).toBeTruthy();
  expect(screen.getByText('Sem cadastro: NOVA3')).toBeTruthy();
  expect(screen.getByText('O arquivo está incompleto.')).toBeTruthy();
});

test('quote file: one that is too large is refused before it is sent', async () => {
  renderScreen(<QuoteLoadPage />, loads());
  const large = new File(['x'], 'COTAHIST_A2026.ZIP');
  Object.defineProperty(large, 'size', { value: 200 * 1024 * 1024 + 1 });
  fireEvent.change(await screen.findByLabelText('Arquivo'), { target: { files: [large] } });
  expect(screen.getByText('O arquivo tem mais de 200 MB.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Enviar arquivo/ }).disabled).toBe(true);
});

test('quote file: its upload ends with its page, as leaving is told to lose it', async () => {
  const abort = vi.fn<() => void>();
  class Sending extends EventTarget {
    upload = new EventTarget();
    open() {}
    setRequestHeader() {}
    send() {}
    abort = abort;
  }
  vi.stubGlobal('XMLHttpRequest', Sending);
  renderScreen(<QuoteLoadPage />, loads());
  fireEvent.change(await screen.findByLabelText('Arquivo'), { target: { files: [new File(['x'], 'COTAHIST.ZIP')] } });
  fireEvent.click(screen.getByRole('button', { name: /Enviar arquivo/ }));
  await screen.findByRole('progressbar', { name: 'Enviado' });
  expect(abort).not.toHaveBeenCalled();
  cleanup();
  expect(abort).toHaveBeenCalledOnce();
});

test('paste quotes: lines are sent as pasted, with their results shown in place', async () => {
  const { calls } = renderScreen(<QuoteLoadPage />, {
    ...loads(),
    'POST /api/v1/quotes': { body: { ...load, origin: 'typed', name: '2 linhas digitadas', lines: 2, added: 1 } },
  });
  const button = await screen.findByRole('button', { name: 'Salvar cotações' });
  expect(button.hasAttribute('disabled')).toBe(true);
  const text = 'PETR4\t19/11/2026\t38,42\nVALE3\t19/11/2026\t0';
  fireEvent.change(screen.getByLabelText('Linhas'), { target: { value: text } });
  fireEvent.click(button);
  expect(await screen.findByText('Cotações lidas')).toBeTruthy();
  expect(calls.find(({ call }) => call === 'POST /api/v1/quotes')?.body).toEqual({ kind: 'closes', text, day: null });
});

test('paste quotes: asks before unsaved lines are left', async () => {
  renderScreen(
    <UnsavedWork owner={1}>
      <Link to="/outra">Outra</Link>
      <QuoteLoadPage />
    </UnsavedWork>,
    { ...loads(), 'POST /api/v1/quotes': { body: { ...load, origin: 'typed' } } },
    { path: '/' },
  );
  const leave = () => fireEvent.click(screen.getByRole('link', { name: 'Outra' }));
  fireEvent.change(await screen.findByLabelText('Linhas'), { target: { value: 'PETR4; 19/11/2026; 38,42' } });
  leave();
  const question = await screen.findByRole('alertdialog', { name: 'Há alterações não salvas' });
  expect(question.textContent).toContain('As cotações desta lista não foram salvas.');
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Salvar cotações' }));
  await screen.findByText('Cotações lidas');
  leave();
  expect(await screen.findByText('Outra página')).toBeTruthy();
});

test('paste quotes: lines typed when the session ended are there again after the login, until discarded', async () => {
  sessionStorage.clear();
  const show = () =>
    renderScreen(
      <UnsavedWork owner={1}>
        <QuoteLoadPage />
      </UnsavedWork>,
      loads(),
      { at: to.quoteLoads(), path: to.quoteLoads() },
    );
  const lines = () => screen.getByLabelText<HTMLTextAreaElement>('Linhas');
  show();
  fireEvent.change(await screen.findByLabelText('Linhas'), { target: { value: 'CDI; 19/11/2026; 0,05' } });
  fireEvent.change(screen.getByLabelText('O que é'), { target: { value: 'indexes' } });
  cleanup();
  show();
  expect(await screen.findByText('Rascunho recuperado')).toBeTruthy();
  expect([lines().value, screen.getByLabelText<HTMLSelectElement>('O que é').value]).toEqual([
    'CDI; 19/11/2026; 0,05',
    'indexes',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Descartar rascunho' }));
  expect([lines().value, screen.queryByText('Rascunho recuperado')]).toEqual(['', null]);
  cleanup();
  show();
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Linhas')).value).toBe('');
});

test('quote warnings: a price jump shows the possible actions, and gaps and stale prices are listed', async () => {
  const jump = {
    id: 9,
    stock_code_id: 1,
    code: 'WEGE3',
    day: '2026-11-19',
    close: 26,
    source: 'b3',
    jump: 0.5,
    jump_confirmed: false,
  };
  const { calls } = renderScreen(<CloseListPage />, {
    'GET /api/v1/closes': { body: { items: [jump], total: 1 } },
    'GET /api/v1/quote-warnings': {
      body: {
        jumps: [jump],
        missing_days: ['2026-11-17', '2026-11-18'],
        missing_rates: ['2026-11-16'],
        stale_codes: ['PETR4'],
      },
    },
    'POST /api/v1/closes/9/confirm-jump': { status: 204, body: '' },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Não é desdobramento: WEGE3 de 19/11/2026' }));
  expect(screen.getByText(/^17\/11\/2026, 18\/11\/2026\./)).toBeTruthy();
  expect(screen.getByText(/^16\/11\/2026\. O CDI dos gráficos para/)).toBeTruthy();
  const uploads = screen.getAllByRole('link', { name: 'Enviar arquivo' });
  expect(uploads.map((link) => link.getAttribute('href'))).toEqual([to.quoteLoads(), to.quoteLoads()]);
  expect(screen.getByText('Preços com mais de 3 pregões')).toBeTruthy();
  expect(screen.getAllByText(/\u221250,00%/).length).toBeGreaterThan(0);
  expect(await screen.findByText('WEGE3', { selector: 'strong' })).toBeTruthy();
  expect(calls.some(({ call }) => call === 'POST /api/v1/closes/9/confirm-jump')).toBe(true);
});

test("quote fetch: starts at the button, and shows each source's result at the end", async () => {
  const latest = {
    id: 4,
    status: 'running',
    user_name: 'Rui Sampaio',
    created_at: '2026-11-19T22:00:00.000Z',
    finished_at: null,
    outcomes: [] as object[],
  };
  const fetching = { sources: ['b3', 'bcb'], latest };
  const { calls } = renderScreen(<CloseListPage />, {
    'GET /api/v1/closes': { body: { items: [], total: 0 } },
    'GET /api/v1/quote-warnings': { body: { jumps: [], missing_days: [], missing_rates: [], stale_codes: [] } },
    'GET /api/v1/quote-fetches/latest': { body: fetching },
    'POST /api/v1/quote-fetches': { body: latest },
  });
  expect(await screen.findByText(/Você pode sair desta página/)).toBeTruthy();
  Object.assign(latest, {
    status: 'done',
    finished_at: '2026-11-19T22:00:09.000Z',
    outcomes: [
      { source: 'b3', added: 40, changed: 1, newest_day: '2026-11-19', problem: null },
      { source: 'bcb', added: 0, changed: 0, newest_day: '2024-01-02', problem: 'A fonte não respondeu a tempo.' },
    ],
  });
  fireEvent.click(screen.getByRole('button', { name: 'Buscar cotações agora' }));
  expect(await screen.findByText(/40 cotações incluídas, 1 alterada\. A mais recente é de 19\/11\/2026/)).toBeTruthy();
  expect(screen.getByText(/A fonte não respondeu a tempo\. .* 02\/01\/2024, há mais de 3 pregões/)).toBeTruthy();
  expect(calls.filter(({ call }) => call.startsWith('GET /api/v1/closes?'))).toHaveLength(2);
});
