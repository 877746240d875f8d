import { describe, expect, it } from 'vitest';
import { momentFromTyped, momentToTyped } from './moment-format.ts';

describe('the date-time format', () => {
  it('parses a complete one to ISO, and keeps an incomplete one as typed', () => {
    expect(momentFromTyped('22/11/2026 14:30')).toBe('2026-11-22T14:30');
    expect(momentFromTyped('22/11/2026 14:')).toBe('22/11/2026 14:');
  });
  it('formats it as typed, and a stored one in São Paulo time', () => {
    const shown = ['2026-11-22T14:30', '2026-11-22T17:30:00.000Z', ''].map(momentToTyped);
    expect(shown).toEqual(['22/11/2026 14:30', '22/11/2026 14:30', '']);
  });
});

it.each(['31/02/2026 10:00', '22/11/2026 25:00'])('the date-time %s, which is wrong, is shown as typed', (typed) => {
  expect(momentToTyped(momentFromTyped(typed))).toBe(typed);
});
