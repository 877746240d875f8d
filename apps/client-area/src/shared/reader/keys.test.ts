import { describe, expect, it } from 'vitest';
import { commandOf } from './keys.ts';

const press = (key: string, more: Partial<Parameters<typeof commandOf>[0]> = {}, isTyping = false) =>
  commandOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...more }, isTyping);

describe('reader shortcuts', () => {
  it('turn pages', () => {
    expect(['PageDown', 'PageUp', 'ArrowRight', 'ArrowLeft', 'Home', 'End'].map((key) => press(key))).toEqual([
      'next',
      'previous',
      'next',
      'previous',
      'first',
      'last',
    ]);
  });

  it('zoom, open its search and print, with Ctrl or Command', () => {
    expect(['+', '-', '0'].map((key) => press(key, { ctrlKey: true }))).toEqual(['zoom-in', 'zoom-out', 'zoom-reset']);
    expect([press('f', { ctrlKey: true }), press('F', { metaKey: true }), press('p', { ctrlKey: true })]).toEqual([
      'search',
      'search',
      'print',
    ]);
  });

  it('are no characters alone', () => {
    expect(['+', '=', '-', '0', 'f', 'p'].map((key) => press(key))).toEqual(Array.from({ length: 6 }));
  });

  it('type into a focused field, except Ctrl and Escape', () => {
    expect(['Home', 'ArrowLeft'].map((key) => press(key, {}, true))).toEqual([undefined, undefined]);
    expect([press('f', { ctrlKey: true }, true), press('Escape', {}, true)]).toEqual(['search', 'close']);
  });

  it("leave the browser's Alt shortcuts alone", () => {
    expect(press('ArrowLeft', { altKey: true })).toBeUndefined();
  });
});
