// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PdfReader } from '../../shared/reader/lazy-reader.ts';
import { takePrefetchedPdf } from '../../shared/reader/prefetch-pdf.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { usePreloadReader } from './use-preload-reader.ts';

function List() {
  usePreloadReader({ preloadReport });
  return (
    <>
      <a href="#/relatorios/7">
        <b>report</b>
      </a>
      <a href="#/relatorios/7?pagina=3">hit</a>
      <a href="#/relatorios/7?versao=1">earlier version</a>
      <a href="#/relatorios/7" target="_blank" onClick={(e) => e.preventDefault()}>
        another tab
      </a>
      <a href="#/relatorios">list</a>
      <p>words</p>
    </>
  );
}
const PDF = '/api/v1/client/reports/7/pdf';

const preloadReader = vi.spyOn(PdfReader, 'preload').mockResolvedValue();
const preloadReport = vi.fn<() => Promise<void>>(() => Promise.resolve());
const save = (saveData: boolean) =>
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
afterEach(() => {
  cleanup();
  save(false);
  vi.clearAllMocks();
});

it('usePreloadReader: a list of reports preloads their page and the reader', async () => {
  renderScreen(<List />);
  await waitFor(() => expect(preloadReader).toHaveBeenCalledOnce());
  expect(preloadReport).toHaveBeenCalledOnce();
});

it('usePreloadReader: nothing is preloaded with data saver on', async () => {
  vi.useFakeTimers();
  save(true);
  renderScreen(<List />);
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect([preloadReport, preloadReader].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

/** The requested addresses, from now on. */
function watchFetch(): () => unknown[] {
  const fetch = vi.spyOn(globalThis, 'fetch');
  return () => fetch.mock.calls.map(([address]) => address);
}

it.each(['report', 'hit'])('usePreloadReader: a clicked %s requests the PDF before its page renders, once', (text) => {
  renderScreen(<List />);
  const requested = watchFetch();
  fireEvent.pointerUp(screen.getByText(text));
  expect(requested()).toEqual([]);
  fireEvent.click(screen.getByText(text));
  expect(requested()).toEqual([PDF, PDF]);
  takePrefetchedPdf(PDF, 't');
  expect(requested()).toHaveLength(2);
});

it.each([
  ['earlier version', {}],
  ['another tab', {}],
  ['list', {}],
  ['words', {}],
  ['report', { ctrlKey: true }],
])('usePreloadReader: a click on %s %o requests no PDF', (text, keys) => {
  renderScreen(<List />);
  const requested = watchFetch();
  fireEvent.click(screen.getByText(text), keys);
  expect(requested()).toEqual([]);
});

it('usePreloadReader: a prefetched PDF that no reader took is dropped after half a minute', () => {
  vi.useFakeTimers();
  renderScreen(<List />);
  const requested = watchFetch();
  fireEvent.click(screen.getByText('report'));
  vi.advanceTimersByTime(30_000);
  vi.useRealTimers();
  takePrefetchedPdf(PDF, 't');
  expect(requested()).toHaveLength(4);
});
