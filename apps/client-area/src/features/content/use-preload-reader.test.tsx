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

it('a list of reports preloads their page and its reader', async () => {
  renderHook(() => usePreloadReader({ preloadReport }));
  await waitFor(() => expect(preloadReader).toHaveBeenCalledOnce());
  expect(preloadReport).toHaveBeenCalledOnce();
});

it('a list of reports preloads nothing for who saves data', async () => {
  vi.useFakeTimers();
  save(true);
  renderHook(() => usePreloadReader({ preloadReport }));
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect([preloadReport, preloadReader].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});
