// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { printInLight } from './scheme.ts';

const root = document.documentElement;
afterEach(() => delete root.dataset['scheme']);

it('print: a page is light on paper, and afterwards as it was', () => {
  printInLight();
  for (const shown of ['dark', 'light', undefined]) {
    if (shown) root.dataset['scheme'] = shown;
    else delete root.dataset['scheme'];
    dispatchEvent(new Event('beforeprint'));
    expect(root.dataset['scheme']).toBe('light');
    dispatchEvent(new Event('afterprint'));
    expect(root.dataset['scheme']).toBe(shown);
  }
});
