import { describe, expect, it } from 'vitest';
import { Refusal } from '../http/refusal.ts';
import { refuseStale, versioned } from './version.ts';

const stored = { id: 1, amount: 10, obs: null as string | null, counted: 3 };
const of = (change: Partial<typeof stored> = {}) => versioned({ ...stored, ...change }, ['amount', 'obs']);

describe("a record's version", () => {
  it('covers only its editable fields', () => {
    expect(of({ counted: 4 }).version).toBe(of().version);
    expect(of({ amount: 11 }).version).not.toBe(of().version);
    expect(of({ obs: '' }).version).not.toBe(of().version);
  });
});

describe('an edit with a version', () => {
  it.each([
    ['of what was seen', of().version],
    ['quoted', `"${of().version}"`],
    ['of whatever is there', '*'],
    ['without a word of what was seen', undefined],
  ])('%s is accepted', (_title, seen) => {
    expect(() => refuseStale(seen, of())).not.toThrow();
  });

  it('of a changed record is refused with its current values', () => {
    const current = of({ amount: 12 });
    expect(() => refuseStale(of().version, current)).toThrow(
      expect.objectContaining({ status: 412, code: 'edit_conflict', current } satisfies Partial<Refusal>),
    );
  });
});
