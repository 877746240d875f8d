// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { preloadOnIntent } from './preload-on-intent.ts';

const preload = vi.fn<(address: string) => Promise<void>>(() => Promise.resolve());
preloadOnIntent(preload);
beforeEach(() => {
  preload.mockClear();
  render(
    <>
      <a href="#/reports/7">
        <b>report</b>
      </a>
      <a href="#/videos/8">video</a>
      <a href="https://elsewhere.example/#/reports/9">elsewhere</a>
      <a href="#content">content</a>
      <p>words</p>
    </>,
  );
});
const save = (saveData: boolean) =>
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });

test('preloadOnIntent: a page is preloaded once, on pointing at any part of its link', () => {
  fireEvent.pointerOver(screen.getByText('report'));
  fireEvent.pointerDown(screen.getByText('report'));
  expect(preload.mock.calls).toEqual([['/reports/7']]);
});

test('preloadOnIntent: nothing is preloaded with data saver on', () => {
  save(true);
  fireEvent.focusIn(screen.getByText('video'));
  expect(preload).not.toHaveBeenCalled();
  save(false);
  fireEvent.focusIn(screen.getByText('video'));
  expect(preload.mock.calls).toEqual([['/videos/8']]);
});

test.each(['elsewhere', 'content', 'words'])('preloadOnIntent: %s is no page of the app', (text) => {
  fireEvent.pointerDown(screen.getByText(text));
  expect(preload).not.toHaveBeenCalled();
});
