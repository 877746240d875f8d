// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PdfReader } from '../../shared/reader/lazy-reader.ts';
import { usePreloadReader } from './use-preload-reader.ts';

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
  renderHook(() => usePreloadReader({ preloadReport }));
  await waitFor(() => expect(preloadReader).toHaveBeenCalledOnce());
  expect(preloadReport).toHaveBeenCalledOnce();
});

it('usePreloadReader: nothing is preloaded with data saver on', async () => {
  vi.useFakeTimers();
  save(true);
  renderHook(() => usePreloadReader({ preloadReport }));
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect([preloadReport, preloadReader].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});
