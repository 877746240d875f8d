// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useHashScroll } from './use-hash-scroll.ts';

const scrollBy = vi.fn<(x: number, y: number) => void>();
const scrollIntoView = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollBy', scrollBy);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function framed(): Document {
  const page = document.implementation.createHTMLDocument('Central de ajuda');
  page.body.innerHTML = '<section id="pagamentos"></section>';
  page.getElementById('pagamentos')!.scrollIntoView = scrollIntoView;
  return page;
}

test('hash scroll: finds the section after 600 ms, and offsets it by 80 px after 650', () => {
  renderHook(() => useHashScroll(framed(), '#pagamentos'));
  vi.advanceTimersByTime(599);
  expect(scrollIntoView).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(scrollIntoView).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(49);
  expect(scrollBy).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(scrollBy).toHaveBeenCalledWith(0, -80);
});

test.each([
  ['no section is asked for', ''],
  ['the page has no such section', '#nada'],
])('hash scroll: does not scroll where %s', (_what, hash) => {
  renderHook(() => useHashScroll(framed(), hash));
  vi.advanceTimersByTime(1000);
  expect([scrollIntoView, scrollBy].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

test('hash scroll: a hash of a page already left scrolls nothing', () => {
  const { unmount } = renderHook(() => useHashScroll(framed(), '#pagamentos'));
  unmount();
  vi.advanceTimersByTime(1000);
  expect(scrollBy).not.toHaveBeenCalled();
});
