// @vitest-environment happy-dom
import { recordToasts } from '@mirante/ui-kit/testing/record-toasts.ts';
import { lazy, Suspense, type ReactNode } from 'react';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { to } from '../../../app/to.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ReportPdfPage } from './report-pdf-page.tsx';

let said: string[];
beforeEach(() => {
  said = recordToasts().texts;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const report = { id: 4, name: 'Panorama', files: [] };
const answers = () => ({ 'GET /api/v1/reports/4': { body: report } });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

/** Replaces XMLHttpRequest, which uploads files. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  upload = new EventTarget();
  status = 0;
  responseText = '';
  opened: string[] = [];
  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(...how: string[]) {
    this.opened = how;
  }
  setRequestHeader() {}
  send() {}
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  answer(status: number, body: object) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    act(() => void this.dispatchEvent(new Event('load')));
  }
  progress(loaded: number) {
    act(() => void this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 100 })));
  }
}

const pdf = () => new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' });

async function uploading(file = pdf(), elsewhere?: ReactNode) {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const page = { at: to.reportPdf(4), path: to.reportPdf(':id'), elsewhere };
  const { calls } = renderScreen(<ReportPdfPage />, answers(), page);
  const input = await screen.findByLabelText('PDF do relatório');
  expect(button(/^Enviar PDF/).disabled).toBe(true);
  fireEvent.change(input, { target: { files: [file] } });
  fireEvent.click(button(/^Enviar PDF/));
  await waitFor(() => expect(button(/^Envia/).getAttribute('aria-disabled')).toBe('true'));
  FakeRequest.last.progress(64);
  return { input, calls };
}
const sent = () => screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Enviado' }).value;

test('report PDF upload: shows its progress, then the report', async () => {
  await uploading();
  expect([sent(), screen.getByText('64%') !== null]).toEqual([64, true]);
  FakeRequest.last.progress(100);
  expect(screen.getByText('Conferindo o arquivo…')).toBeTruthy();
  expect(FakeRequest.last.opened).toEqual(['POST', '/api/v1/reports/4/pdf']);
  FakeRequest.last.answer(200, report);
  expect(await screen.findByText('Outra página')).toBeTruthy();
  expect(said).toEqual(['PDF enviado!']);
});

test('report PDF upload: moves nobody whose next page is loading', async () => {
  const Pending = lazy(() => new Promise<never>(() => undefined));
  await uploading(
    pdf(),
    <Suspense>
      <Pending />
    </Suspense>,
  );
  await act(async () => void (location.hash = to.reports()));
  FakeRequest.last.answer(200, report);
  await waitFor(() => expect(said).toEqual(['PDF enviado!']));
  expect(location.hash).toBe(`#${to.reports()}`);
});

test('report PDF upload: a refused file shows why beside its field, resets the progress, and can be sent again', async () => {
  const { input } = await uploading();
  const message = 'O PDF está protegido por senha. Salve uma cópia sem senha e envie-a.';
  FakeRequest.last.answer(422, { detail: 'Confira os campos.', errors: [{ path: 'file', message }] });
  expect(await screen.findByText(message)).toBeTruthy();
  expect([sent(), input.getAttribute('aria-invalid')]).toEqual([0, 'true']);
  expect(said).toEqual(['Não foi possível fazer upload do arquivo.']);
  const before = FakeRequest.last;
  fireEvent.click(button(/^Tentar novamente/));
  await waitFor(() => expect(FakeRequest.last).not.toBe(before));
});

test('report PDF upload: a file that changed since it was chosen is not told as a lost connection', async () => {
  const file = pdf();
  await uploading(file);
  file.slice = () => ({ arrayBuffer: () => Promise.reject(new Error('NotReadableError')) }) as unknown as Blob;
  act(() => void FakeRequest.last.dispatchEvent(new Event('error')));
  expect(await screen.findByText(/^O arquivo mudou, ou não está mais onde foi escolhido\./)).toBeTruthy();
});

test('report PDF upload: one that was sent, but not answered, may be stored: it says so, and reads the report again', async () => {
  const { calls } = await uploading();
  const reads = () => calls.filter(({ call }) => call === 'GET /api/v1/reports/4').length;
  act(() => void FakeRequest.last.dispatchEvent(new Event('error')));
  expect(await screen.findByText(/^O servidor não respondeu\. Confira sua conexão/)).toBeTruthy();
  await waitFor(() => expect(reads()).toBe(2));
  fireEvent.click(button(/^Tentar novamente/));
  await waitFor(() => expect(button(/^Envia/).getAttribute('aria-disabled')).toBe('true'));
  act(() => void FakeRequest.last.upload.dispatchEvent(new Event('load')));
  FakeRequest.last.answer(504, {});
  expect(await screen.findByText(/pode ter sido enviado mesmo assim: confira antes de tentar de novo/)).toBeTruthy();
  await waitFor(() => expect(reads()).toBe(3));
});

test('report PDF upload: one whose network falls silent is given up, one that goes on slowly is not', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  await uploading();
  const abort = vi.spyOn(FakeRequest.last, 'abort');
  await act(() => vi.advanceTimersByTimeAsync(80_000));
  FakeRequest.last.progress(65);
  await act(() => vi.advanceTimersByTimeAsync(80_000));
  expect([sent(), abort.mock.calls.length]).toEqual([65, 0]);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(await screen.findByText(/^O servidor não respondeu\. Confira sua conexão/)).toBeTruthy();
  expect([sent(), abort.mock.calls.length]).toEqual([0, 1]);
  expect(button(/^Tentar novamente/).getAttribute('aria-disabled')).toBe('false');
});

test('report PDF upload: one that is refused for an ended session reads the session, which ends it', async () => {
  const { calls } = await uploading();
  FakeRequest.last.answer(401, { detail: 'Sua sessão terminou.' });
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain('GET /api/v1/user'));
});

test('report PDF upload: a file that is too large is refused before it is sent', async () => {
  renderScreen(<ReportPdfPage />, answers(), { at: to.reportPdf(4), path: to.reportPdf(':id') });
  const large = new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' });
  Object.defineProperty(large, 'size', { value: 25 * 1024 * 1024 + 1 });
  fireEvent.change(await screen.findByLabelText('PDF do relatório'), { target: { files: [large] } });
  expect(screen.getByText('O arquivo tem mais de 25 MB.')).toBeTruthy();
  expect(button(/^Enviar PDF/).disabled).toBe(true);
});

test('report PDF upload: can be cancelled without an error', async () => {
  await uploading();
  fireEvent.click(button('Cancelar envio'));
  await waitFor(() => expect(button(/^Envia/).getAttribute('aria-disabled')).toBe('false'));
  expect([sent(), said]).toEqual([0, []]);
});
