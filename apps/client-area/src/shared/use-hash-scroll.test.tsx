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

const at = (top: number) => () => ({ top }) as DOMRect;

/** A page in a frame that begins 1,000 px above the window's top, with a section that begins `below` it. */
function framed(below = 0): Document {
  const page = document.implementation.createHTMLDocument('Central de ajuda');
  page.body.innerHTML = '<section id="pagamentos"></section>';
  const section = page.getElementById('pagamentos')!;
  section.scrollIntoView = scrollIntoView;
  section.getBoundingClientRect = at(1000 + below);
  vi.spyOn(page, 'defaultView', 'get').mockReturnValue({
    frameElement: { getBoundingClientRect: at(-1000) },
  } as unknown as Window & typeof globalThis);
  return page;
}

test.each([
  ['at the top', 0, -80],
  ['below a scroll padding', 64, -16],
  ['further below, at the end of the page', 380, 300],
])('hash scroll: finds the section after 600 ms; %s, it is 80 px below the top after 650', (_where, below, by) => {
  const page = framed(below);
  renderHook(() => useHashScroll(page, '#pagamentos'));
  vi.advanceTimersByTime(599);
  expect(scrollIntoView).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(scrollIntoView).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(49);
  expect(scrollBy).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(scrollBy).toHaveBeenCalledWith(0, by);
});

test.each([
  ['no section is asked for', ''],
  ['the page has no such section', '#nada'],
  ['the hash was cut within an encoded letter', '#pagamentos%C3'],
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
