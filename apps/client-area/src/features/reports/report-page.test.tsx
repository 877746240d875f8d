// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { recordToasts } from '@mirante/ui-kit/testing/record-toasts.ts';
import { showToastsWith } from '@mirante/ui-kit/toasts/toast.ts';
import { SESSION_KEY } from '@mirante/session/stored-session.ts';
import { storeReport } from '../../shared/offline/offline-reports.ts';
import type { PdfReaderProps } from '../../shared/reader/reader-props.ts';
import { fakeCaches } from '../../testing/fake-caches.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { OfflinePage } from './offline-page.tsx';
import { ReportPage } from './report-page.tsx';

vi.mock('../../shared/reader/pdf-reader.tsx', () => ({
  startWorker: () => undefined,
  openPrefetchedPdf: () => undefined,
  PdfReader: ({ address, token, kept, start, stopped, onPage, onDownload, about, warning }: PdfReaderProps) => (
    <div>
      <button type="button" onClick={async (e) => (e.currentTarget.title = `${(await kept?.())?.byteLength}`)}>
        Sem conexão
      </button>
      <p>{`${address} ${token} ${stopped}`}</p>
      <p>{`Abre na página ${start}`}</p>
      <p>{warning}</p>
      <button type="button" onClick={onDownload}>
        Baixar
      </button>
      {[2, 3].map((page) => (
        <button key={page} type="button" onClick={() => onPage(page)}>{`Ir para ${page}`}</button>
      ))}
      {about}
    </div>
  ),
}));
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const resume = () =>
  localStorage.setItem(SESSION_KEY, JSON.stringify({ token: 't', details: { role: 'client', user: { id: 1 } } }));
/** Stores the report in this browser, and returns its caches. */
async function store() {
  const caches = fakeCaches();
  resume();
  globalThis.fetch = async () => new Response('12345');
  await storeReport({ clientId: 1, token: 't' }, report);
  return caches;
}
const unreachable = () =>
  renderScreen(
    <Routes>
      <Route path="/relatorios/:id" element={<ReportPage />} />
    </Routes>,
    { 'GET /api/v1/client/reports/5': 'network' },
    {},
    '/relatorios/5',
  );

const none = { tags: [], portfolios: [], funds: [], stock_portfolios: [], stocks: [], trades: [] };
const report = {
  id: 5,
  name: 'Petrobras',
  description: 'O plano.',
  file_path: '/api/v1/client/reports/5/pdf',
  link_report: null,
  product_name: 'Invista em Ações',
  report_date: '2026-11-19T12:12:00Z',
  read_at: '2026-11-20T12:00:00Z',
  version: 2,
  versions: [
    { version: 2, pages: 12, created_at: '2026-11-19T14:40:00Z' },
    { version: 1, pages: 11, created_at: '2026-11-19T12:00:00Z' },
  ],
  pages: 12,
  position: { page: 7, version: 2 },
  open_until: null,
  analyst_name: 'Rafael Nogueira',
  analyst_cnpi: 'EM-9041',
  statement: null,
  errata: [{ text: 'O dividendo é R$ 3,24.', at: '2026-11-19T14:40:00Z' }],
  ...none,
};
const open = (more: object = {}, status = 200, address = '/relatorios/5', details = {}) =>
  renderScreen(
    <Routes>
      <Route path="/relatorios/:id" element={<ReportPage />} />
    </Routes>,
    {
      'GET /api/v1/client/reports/5': { status, body: { ...report, ...more } },
      'POST /api/v1/client/reports/5/read/do': { status: 204 },
      'PUT /api/v1/client/reports/5/position': { status: 204 },
    },
    details,
    address,
  );

test("report page: the PDF is fetched with the session's token, at the saved page", async () => {
  open();
  expect(await screen.findByText('/api/v1/client/reports/5/pdf t 7')).toBeTruthy();
  expect(screen.getByText('Relatório, 12 páginas')).toBeTruthy();
  expect(screen.getByText('19/11/2026, 09:12 · Invista em Ações')).toBeTruthy();
  expect(screen.getByText('Errata de 19/11/2026, 11:40')).toBeTruthy();
  expect(screen.getByText('Errata de 19/11/2026: O dividendo é R$ 3,24.')).toBeTruthy();
  expect(screen.getByText('Rafael Nogueira')).toBeTruthy();
});

test('report page: opens at the page in its URL, and ignores an invalid one', async () => {
  open({}, 200, '/relatorios/5?pagina=4');
  expect(await screen.findByText('Abre na página 4')).toBeTruthy();
  cleanup();
  open({}, 200, '/relatorios/5?pagina=-1');
  expect(await screen.findByText('Abre na página undefined')).toBeTruthy();
});

test('report page: is marked as read on the first opening alone', async () => {
  const { calls } = open({ read_at: null });
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain('POST /api/v1/client/reports/5/read/do'));
  expect(calls.filter(({ call }) => call.startsWith('POST'))).toHaveLength(1);
});

test('report page: a read report is not marked again', async () => {
  const { calls } = open();
  await screen.findByText('O plano.');
  expect(calls.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
});

test('report page: a download that is refused says why', async () => {
  const { toasts } = recordToasts();
  open();
  const button = await screen.findByRole('button', { name: 'Baixar' });
  globalThis.fetch = async () => Response.json({ detail: 'Aguarde um pouco.' }, { status: 429 });
  fireEvent.click(button);
  await waitFor(() =>
    expect(toasts).toMatchObject([{ text: 'Não foi possível baixar o PDF.', detail: 'Aguarde um pouco.' }]),
  );
  showToastsWith(undefined);
});

test('report page: a download with a session that is over reads the report again, which ends it', async () => {
  const { texts } = recordToasts();
  const { calls } = open();
  const button = await screen.findByRole('button', { name: 'Baixar' });
  const { fetch } = globalThis;
  // A file is not read by the store.
  globalThis.fetch = async (input, init) =>
    typeof input === 'string' ? Response.json({}, { status: 401 }) : fetch(input, init);
  fireEvent.click(button);
  await waitFor(() => expect(calls.filter(({ call }) => call === 'GET /api/v1/client/reports/5')).toHaveLength(2));
  expect(texts).toEqual([]);
  showToastsWith(undefined);
});

test('report page: the reading position is saved once the page stays', async () => {
  const { calls } = open();
  await screen.findByText('O plano.');
  vi.useFakeTimers();
  for (const name of ['Ir para 2', 'Ir para 3']) fireEvent.click(screen.getByRole('button', { name }));
  await act(async () => vi.advanceTimersByTimeAsync(1500));
  expect(calls.filter(({ call }) => call.startsWith('PUT'))).toMatchObject([{ body: { page: 3, version: 2 } }]);
});

test('report page: the reading position is saved at once when the tab is hidden', async () => {
  const { calls } = open();
  await screen.findByText('O plano.');
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Ir para 2' }));
  const savedOn = async (state: DocumentVisibilityState) => {
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
    await act(async () => vi.advanceTimersByTimeAsync(1));
    seen.mockRestore();
    return calls.flatMap(({ call, body }) => (call.startsWith('PUT') ? [body] : []));
  };
  expect(await savedOn('visible')).toEqual([]);
  expect(await savedOn('hidden')).toEqual([{ page: 2, version: 2 }]);
});

test.each([
  ['read before', { page: 7, version: 2 }, '7'],
  ['not read before', null, 'undefined'],
])('report page: a report %s, left and opened again, resumes where it was left', async (_what, position, stopped) => {
  renderScreen(
    <>
      <Link to="/">Voltar</Link>
      <Link to="/relatorios/5">Abrir</Link>
      <Routes>
        <Route path="/" element={<p>Início</p>} />
        <Route path="/relatorios/:id" element={<ReportPage />} />
      </Routes>
    </>,
    {
      'GET /api/v1/client/reports/5': { status: 200, body: { ...report, position } },
      'PUT /api/v1/client/reports/5/position': { status: 204 },
    },
    {},
    '/relatorios/5',
  );
  const before = `/api/v1/client/reports/5/pdf t ${stopped}`;
  expect(await screen.findByText(before)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Ir para 3' }));
  expect(screen.getByText(before)).toBeTruthy();
  fireEvent.click(screen.getByText('Voltar'));
  expect(await screen.findByText('Início')).toBeTruthy();
  fireEvent.click(screen.getByText('Abrir'));
  expect(await screen.findByText('/api/v1/client/reports/5/pdf t 3')).toBeTruthy();
});

test('report page: a link to another site opens in a new tab', async () => {
  open({ file_path: null, version: null, link_report: 'https://exemplo.com.br/estudo' });
  const link = await screen.findByRole('link', { name: 'Abrir o relatório em outra aba' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['https://exemplo.com.br/estudo', '_blank']);
  expect(document.querySelector('iframe')).toBeNull();
});

test('report page: a link beside a PDF is shown, and linked if it is a web URL', async () => {
  open({ link_report: 'https://exemplo.com.br/planilha' });
  const link = await screen.findByRole('link', { name: 'exemplo.com.br/planilha' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    'https://exemplo.com.br/planilha',
    '_blank',
  ]);
  cleanup();
  open({ link_report: 'javascript:alert(1)' });
  expect(await screen.findByText('javascript:alert(1)')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /alert/ })).toBeNull();
});

test('report page: a non-web URL is shown without a link', async () => {
  open({ file_path: null, version: null, link_report: 'javascript:alert(1)' });
  expect(await screen.findByText('javascript:alert(1)')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Abrir o relatório em outra aba' })).toBeNull();
});

test('report page: a link to a house site opens inside the page', async () => {
  open({ file_path: null, version: null, link_report: 'https://paineis.mirante.example/juros' });
  expect((await screen.findByTitle('Petrobras')).getAttribute('src')).toBe('https://paineis.mirante.example/juros');
});

test('report page: a report without access is not found', async () => {
  open({ code: 'not_found', detail: '', errors: [] }, 404);
  expect(await screen.findByText('Relatório 5: este registro não existe, ou já não está aqui.')).toBeTruthy();
});

test('report page: offline, a stored report opens with its PDF', async () => {
  await store();
  unreachable();
  expect(await screen.findByText('O dividendo é R$ 3,24.')).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Sem conexão' });
  fireEvent.click(button);
  await waitFor(() => expect(button.title).toBe('5'));
});

test.each([404, 403, 500])('report page: a stored one does not open where the server answers %i', async (status) => {
  await store();
  const { calls } = open({ code: 'x', detail: '', errors: [] }, status);
  await waitFor(() => expect(calls).not.toEqual([]));
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryByText('O dividendo é R$ 3,24.')).toBeNull();
});

test.each([
  ['is stored once it stays open', {}, undefined, 1],
  ['is not stored in a view', { view: { by: 'Renata', until: '2026-12-01T12:00:00Z' } }, undefined, 0],
  ['is not stored with data saving on', {}, { saveData: true }, 0],
])('report page: one %s', async (_what, details, connection, times) => {
  const stored = fakeCaches();
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  resume();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  open({}, 200, '/relatorios/5', details);
  await screen.findByText('O plano.');
  expect([...stored.keys()]).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect([...stored.keys()]).toHaveLength(times);
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
});

test('report page: the version in force is no earlier one', async () => {
  open({}, 200, '/relatorios/5?versao=2');
  expect(await screen.findByText('/api/v1/client/reports/5/pdf t 7')).toBeTruthy();
  expect(screen.queryByText('Você está lendo a versão 2')).toBeNull();
});

test('offline page: lists the stored reports, and removes them from this browser', async () => {
  const stored = await store();
  renderScreen(<OfflinePage />);
  expect(await screen.findByRole('link', { name: /Petrobras/ })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Apagar deste aparelho' }));
  expect(await screen.findByText('Nenhum relatório guardado')).toBeTruthy();
  expect([...stored.keys()]).toEqual([]);
});

test('report page: offline, a report not stored does not open, nor does one in a storage that fails', async () => {
  fakeCaches();
  unreachable();
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeTruthy();
  cleanup();
  caches.open = () => Promise.reject(new DOMException('The storage is closed.', 'SecurityError'));
  unreachable();
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeTruthy();
});

test('report page: an earlier version is marked as one, and keeps the reading position', async () => {
  await store();
  const { calls } = open();
  const earlier = await screen.findByRole('link', { name: 'Versão 1' });
  expect(screen.getByRole('link', { name: 'Versão 2 (atual)' }).getAttribute('aria-current')).toBe('true');
  fireEvent.click(earlier);
  expect(await screen.findByText('/api/v1/client/reports/5/pdf?version=1 t undefined')).toBeTruthy();
  expect(screen.getByText('Você está lendo a versão 1')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Versão 1' }).getAttribute('aria-current')).toBe('true');
  const offline = screen.getByRole('button', { name: 'Sem conexão' });
  fireEvent.click(offline);
  await waitFor(() => expect(offline.title).toBe('undefined'));
  fireEvent.click(screen.getByRole('button', { name: 'Baixar' }));
  await waitFor(() => expect(calls.at(-1)?.call).toBe('GET /api/v1/client/reports/5/pdf?download=1&version=1'));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fireEvent.click(screen.getByRole('button', { name: 'Ir para 3' }));
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(calls.some(({ call }) => call.includes('/position'))).toBe(false);
  fireEvent.click(screen.getByRole('link', { name: 'Ler a versão atual' }));
  expect(await screen.findByText('/api/v1/client/reports/5/pdf t 7')).toBeTruthy();
});
