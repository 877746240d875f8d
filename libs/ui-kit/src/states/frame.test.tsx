// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Frame } from './frame.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const OWN = '/embeds/ajuda.html';
const FOREIGN = 'https://video.example/embed/1';

const open = (src: string, isLinked = false) => {
  const onShow = vi.fn<(frame: HTMLIFrameElement) => void>();
  render(<Frame title="Ajuda" src={src} onShow={onShow} isLinked={isLinked} />);
  return onShow;
};
const frame = () => screen.getByTitle<HTMLIFrameElement>('Ajuda');
/** What its document is, as the browser tells: null for another origin, such as the browser's own error page. */
const load = (contentDocument: Document | null) => {
  Object.defineProperty(frame(), 'contentDocument', { value: contentDocument, configurable: true });
  fireEvent.load(frame());
};
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test('frame: a page that opened in time has no words beside it', () => {
  const onShow = open(OWN);
  load(document);
  pass(60_000);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onShow).toHaveBeenCalledExactlyOnceWith(frame());
});

test("frame: the browser's error page in place of our own is said at once, and can be tried again", () => {
  const onShow = open(OWN);
  load(null);
  expect(screen.getByRole('alert').textContent).toContain('Esta página não abriu');
  expect(onShow).not.toHaveBeenCalled();
  expect(screen.queryByRole('link')).toBeNull();
  const before = frame();
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(frame()).not.toBe(before);
  expect(document.activeElement).toBe(frame());
  expect(screen.queryByRole('alert')).toBeNull();
  load(document);
  expect(onShow).toHaveBeenCalledExactlyOnceWith(frame());
});

test("frame: another site's page that does not come can be opened in another tab, and is shown if it comes late", () => {
  open(FOREIGN);
  pass(9_000);
  expect(screen.queryByRole('alert')).toBeNull();
  pass(2_000);
  expect(screen.getByRole('alert').textContent).toContain('Esta página não abriu');
  expect(screen.getByRole('link', { name: 'Abrir em outra aba' }).getAttribute('href')).toBe(FOREIGN);
  load(null);
  expect(screen.queryByRole('alert')).toBeNull();
});

test("frame: another site's page cannot have opened without a connection", () => {
  open(FOREIGN);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  load(null);
  expect(screen.getByRole('alert').textContent).toContain('Esta página não abriu');
});

test("frame: another site's page is linked where that is asked for, since one that refuses to be framed looks opened", () => {
  open(FOREIGN, true);
  load(null);
  expect(screen.getByRole('link', { name: 'Abrir em outra aba' }).getAttribute('href')).toBe(FOREIGN);
  cleanup();
  open(OWN, true);
  load(document);
  expect(screen.queryByRole('link')).toBeNull();
});
