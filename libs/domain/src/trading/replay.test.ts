import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { enteredLater, replayOf, stepAt } from './replay.ts';
import { resultOf } from './trade-result.ts';
import { tradeTypes, valueFields, type TradeTrace, type TradeType } from './trade.ts';

const START = Date.parse('2026-11-19T13:00:00Z');
const none = Object.fromEntries(valueFields.map((field) => [field, null])) as unknown as TradeTrace;
type Change = Partial<TradeTrace> & { minute: number };

/** The traces of a trade with these changes, each with all values until then. */
function traced(...changes: Change[]): TradeTrace[] {
  let now: TradeTrace = { ...none, id: 0, event: '', status: 'trigger', value_at: null, errata: null, created_at: '' };
  return changes.map(({ minute, ...change }, i) => {
    const created_at = new Date(START + minute * 60_000).toISOString();
    const value_at = 'current_value' in change ? created_at : now.value_at;
    now = { ...now, event: `mudança ${i + 1}`, value_at, ...change, id: i + 1, created_at };
    return now;
  });
}
const played = (changes: Change[], type: TradeType = 'C') => {
  const traces = traced(...changes);
  return replayOf({ ...traces.at(-1)!, type }, traces.toReversed());
};

/** A day trade of the index. */
const day: Change[] = [
  { minute: 0, current_value: 158_180, stop_value: 157_700, target_value: 159_100, strategy_rp_value: 158_650 },
  { minute: 20, status: 'live', in_value: 158_230, current_value: 158_230 },
  { minute: 24, current_value: 158_290 },
  { minute: 32, current_value: 158_340 },
  { minute: 45, errata: 'O stop é 157.770.', stop_value: 157_770 },
  { minute: 48, current_value: 158_310 },
  { minute: 70, stop_value: 157_950 },
  { minute: 75, event: 'Nota' },
  { minute: 90, status: 'finished', out_value: 158_430, current_value: 158_430 },
];

describe('the replay of a trade', () => {
  it('has a step for each trace, in order', () => {
    const { steps, enteredAt, finishedAt, partlyLeftAt } = played(day);
    expect(steps.map(({ kind }) => kind)).toEqual([
      'opened',
      'entered',
      'value',
      'value',
      'errata',
      'value',
      'level',
      'noted',
      'finished',
    ]);
    expect([enteredAt, finishedAt, partlyLeftAt]).toEqual([START + 20 * 60_000, START + 90 * 60_000, undefined]);
  });

  it('shows an erratum from its publication on', () => {
    const shown = played([...day.slice(0, 6), { minute: 60, errata: null }]).steps.map(({ errata }) => errata);
    expect(shown.filter(Boolean)).toEqual(['O stop é 157.770.']);
    expect(played([...day.slice(0, 6), { minute: 60, errata: null }]).steps.at(-1)!.kind).toBe('errata');
  });

  it('has at each time what was known by then, and that result', () => {
    const replay = played(day);
    const at = (minute: number) => stepAt(replay, START + minute * 60_000);
    expect(at(-1)).toBeUndefined();
    expect(at(0)).toMatchObject({ value: 158_180, stop: 157_700, result: null, isSeen: true });
    expect(at(47)).toMatchObject({ value: 158_340, stop: 157_770, result: 0.0695, isSeen: false });
    expect(at(500)).toMatchObject({ value: 158_430, status: 'finished', result: 0.1264 });
  });

  it('applies undos and corrections, and uses the valid entry', () => {
    const replay = played([
      { minute: 0, current_value: 10 },
      { minute: 5, status: 'live', in_value: 10 },
      { minute: 8, status: 'trigger', in_value: null },
      { minute: 30, status: 'live', in_value: 11 },
      { minute: 31, current_value: 12 },
      { minute: 33, in_value: 11.5 },
      { minute: 40, status: 'rp', rp_value: 13 },
      { minute: 41, status: 'live', rp_value: null },
      { minute: 50, status: 'finished', out_value: 14 },
      { minute: 51, out_value: 13.8 },
    ]);
    expect(replay.steps.map(({ kind }) => kind)).toEqual([
      'opened',
      'entered',
      'undone',
      'entered',
      'value',
      'corrected',
      'rp',
      'undone',
      'finished',
      'corrected',
    ]);
    expect(replay.enteredAt).toBe(START + 30 * 60_000);
    expect(replay.partlyLeftAt).toBeUndefined();
    // The corrected entry is not a value at which anyone could have entered.
    expect(stepAt(replay, START + 35 * 60_000)!.value).toBe(12);
    expect(enteredLater(replay, 5)).toMatchObject({ value: 12, outcome: { value: 15 } });
  });

  it('knows an RP since it was published, though an exit was undone, and not since one that was undone itself', () => {
    const rp: Change[] = [
      { minute: 0, status: 'live', in_value: 10 },
      { minute: 5, status: 'rp', rp_value: 11 },
    ];
    const left = (changes: Change[]) => (played(changes).partlyLeftAt! - START) / 60_000;
    const out: Change = { minute: 9, status: 'finished', out_value: 12 };
    expect(left([...rp, out, { minute: 12, status: 'rp', out_value: null }])).toBe(5);
    expect(left([...rp, { minute: 6, status: 'live', rp_value: null }, { ...out, rp_value: 11.5 }])).toBe(9);
  });

  it('counts a confirmed value, not an unchanged one', () => {
    const { steps } = played([
      { minute: 0, current_value: 10 },
      { minute: 1, current_value: 10 },
      { minute: 2, stop_value: 9 },
    ]);
    expect(steps.map(({ isSeen }) => isSeen)).toEqual([true, true, false]);
  });

  it('of a trade without traces has no steps', () => {
    const replay = replayOf({ ...none, type: 'C', status: 'trigger' }, []);
    expect(replay.steps).toEqual([]);
    expect(enteredLater(replay, 5).outcome).toEqual({ missing: 'A operação ainda não teve entrada.' });
  });
});

describe('enteredLater', () => {
  it.each([
    [0, 158_230, 0.1264],
    [1, 158_230, 0.1264],
    [5, 158_290, 0.0884],
    [15, 158_340, 0.0568],
    [30, 158_310, 0.0758],
  ])("%d minutes later has the trade's result from the value published by then", (minutes, value, percent) => {
    expect(enteredLater(played(day), minutes)).toMatchObject({ minutes, value, outcome: { value: percent } });
  });

  const halved: Change[] = [
    { minute: 0, status: 'live', in_value: 10, current_value: 10 },
    { minute: 10, current_value: 10.5 },
    { minute: 20, status: 'rp', rp_value: 11, current_value: 11 },
    { minute: 40, status: 'finished', out_value: 12 },
  ];
  it('has half after an RP beyond the entry, and the whole at an exit before it', () => {
    expect(enteredLater(played(halved), 15)).toMatchObject({ value: 10.5, outcome: { value: 9.5238 } });
    expect(enteredLater(played(halved), 20)).toMatchObject({ value: 11, outcome: { value: 9.0909 } });
    const open = played(halved.slice(0, 3).concat({ minute: 25, current_value: 11.5 }));
    expect(enteredLater(open, 0).outcome).toEqual({ value: 12.5 });
    expect(enteredLater(open, 22)).toMatchObject({ value: 11, outcome: { value: 4.5455 } });
  });

  it('sells where the trade sells', () => {
    expect(enteredLater(played(halved.toSpliced(2, 1), 'V'), 15).outcome).toEqual({ value: -14.2857 });
  });

  it.each<[string, Change[], number]>([
    ['A operação ainda não teve entrada.', day.slice(0, 1), 5],
    ['A operação já estava finalizada.', day, 70],
    ['A operação foi cancelada.', [...day.slice(0, 3), { minute: 30, status: 'cancelled' }], 1],
    ['Nenhum valor foi publicado depois desta entrada.', day.slice(0, 4), 15],
    ['O valor de entrada é zero.', [...halved.slice(0, 1), { minute: 3, current_value: 0 }, ...halved.slice(2)], 5],
  ])('gives the reason where there is no result: %s', (missing, changes, minutes) => {
    expect(enteredLater(played(changes), minutes).outcome).toEqual({ missing });
  });

  const amount = fc.integer({ min: 1, max: 1e6 }).map((cents) => cents / 100);
  const life = fc
    .record({
      type: fc.constantFrom(...tradeTypes),
      entry: amount,
      values: fc.array(fc.record({ gap: fc.integer({ min: 1, max: 20 }), value: amount }), {
        minLength: 1,
        maxLength: 20,
      }),
      rp: fc.option(fc.record({ place: fc.nat(19), value: amount })),
      out: fc.option(amount),
    })
    .map(({ type, entry, values, rp, out }) => {
      const changes: Change[] = [
        { minute: 0, current_value: entry },
        { minute: 3, status: 'live', in_value: entry },
      ];
      values.forEach(({ gap, value }, i) =>
        changes.push({
          minute: changes.at(-1)!.minute + gap,
          current_value: value,
          ...(rp?.place === i && { status: 'rp' as const, rp_value: rp.value }),
        }),
      );
      if (out !== null) changes.push({ minute: changes.at(-1)!.minute + 5, status: 'finished', out_value: out });
      return { type, changes };
    });

  test("0 minutes later equals the trade's own result", () => {
    fc.assert(
      fc.property(life, ({ type, changes }) => {
        const replay = played(changes, type);
        expect(enteredLater(replay, 0).outcome).toEqual(resultOf(replay.trade));
      }),
    );
  });

  test('enters at what was known then, whatever followed', () => {
    fc.assert(
      fc.property(life, fc.integer({ min: 1, max: 60 }), ({ type, changes }, minutes) => {
        const late = enteredLater(played(changes, type), minutes);
        fc.pre(late.at !== null);
        const until = changes.filter(({ minute }) => START + minute * 60_000 <= late.at!);
        expect(late.value).toBe(stepAt(played(until, type), late.at)!.value);
      }),
    );
  });

  test('before any other value was published equals the trade', () => {
    fc.assert(
      fc.property(life, ({ type, changes }) => {
        fc.pre(changes[2]!.minute > 4);
        const replay = played(changes, type);
        expect(enteredLater(replay, 1).outcome).toEqual(enteredLater(replay, 0).outcome);
      }),
    );
  });
});
