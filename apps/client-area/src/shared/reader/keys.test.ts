import { describe, expect, it } from 'vitest';
import { commandOf } from './keys.ts';

const press = (key: string, more: Partial<Parameters<typeof commandOf>[0]> = {}, isTyping = false) =>
  commandOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...more }, isTyping);

describe('reader shortcuts', () => {
  it('turn pages and zoom', () => {
    expect(['PageDown', 'PageUp', 'ArrowRight', 'ArrowLeft', 'Home', 'End'].map((key) => press(key))).toEqual([
      'next',
      'previous',
      'next',
      'previous',
      'first',
      'last',
    ]);
    expect(['+', '-', '0'].map((key) => press(key))).toEqual(['zoom-in', 'zoom-out', 'zoom-reset']);
  });

  it('open its search and print, with Ctrl or Command', () => {
    expect([press('f', { ctrlKey: true }), press('F', { metaKey: true }), press('p', { ctrlKey: true })]).toEqual([
      'search',
      'search',
      'print',
    ]);
    expect(press('f')).toBeUndefined();
  });

  it('type into a focused field, except Ctrl and Escape', () => {
    expect(['-', 'Home', 'ArrowLeft'].map((key) => press(key, {}, true))).toEqual([undefined, undefined, undefined]);
    expect([press('f', { ctrlKey: true }, true), press('Escape', {}, true)]).toEqual(['search', 'close']);
  });

  it("leave the browser's Alt shortcuts alone", () => {
    expect(press('ArrowLeft', { altKey: true })).toBeUndefined();
  });
});
