import { describe, expect, it } from 'vitest';
import { isUndo, UNDO_MS, undoErrata, undoEvent, whyNotUndone } from './undo.ts';

const now = new Date('2026-11-25T15:00:00Z');
const event = { created_at: now.toISOString(), hasBefore: true, isUndo: false, isNewest: true };

describe('undoing a trade event', () => {
  it('is possible for fifteen minutes', () => {
    expect(whyNotUndone(event, new Date(now.getTime() + UNDO_MS))).toBeUndefined();
    expect(whyNotUndone(event, new Date(now.getTime() + UNDO_MS + 1))).toMatch(/15 minutos/);
  });

  it.each([
    ['that opened its trade', { hasBefore: false }, /não há valores guardados/],
    ['after which another came', { isNewest: false }, /último evento/],
    ['that is an undo', { isUndo: true }, /já desfez outro/],
  ])('is refused for an event %s', (_what, more, why) => {
    expect(whyNotUndone({ ...event, ...more }, now)).toMatch(why);
  });

  it('is prepended to earlier errata, truncated to the column', () => {
    expect(undoErrata('Stop de 9 para 8', 'O alvo é 12.')).toBe(
      '“Stop de 9 para 8” foi desfeito: valem os valores de antes.\nO alvo é 12.',
    );
    expect(undoErrata('x', 'y'.repeat(2048))).toHaveLength(2048);
    expect(undoEvent('x'.repeat(255))).toHaveLength(255);
  });

  it('is known by its errata', () => {
    const errata = undoErrata('Valor atual 8,0000', 'O alvo é 12.');
    expect(isUndo({ errata: 'O alvo é 12.' }, { errata })).toBe(true);
    expect(isUndo({ errata }, { errata })).toBe(false);
    expect(isUndo({ errata: null }, { errata: 'O alvo é 12.' })).toBe(false);
    expect(isUndo({ errata }, { errata: null })).toBe(false);
  });
});
