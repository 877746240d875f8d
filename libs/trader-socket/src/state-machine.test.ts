import type { TraderNotice } from '@mirante/domain/trading/trader-notice.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOG_OUT_MS, MAX_RETRIES, PROBE_MS, RETRY_MS } from './delays.ts';
import { initialState, step, type Effect, type Machine, type SocketEvent } from './state-machine.ts';

const at = '2026-11-25T15:00:00.000Z';
const noticeOf = (sequence: number, epoch = 'e'): TraderNotice => ({
  topic: 'live',
  id: sequence,
  version: 1,
  at,
  epoch,
  sequence,
  row: null,
});
const received = (frame: unknown): SocketEvent => ({
  type: 'received',
  text: typeof frame === 'string' ? frame : JSON.stringify(frame),
});
const position = (sequence: number, epoch = 'e') => ({ epoch, sequence });
const resumedAt = (sequence: number, recovered = true) => received({ position: position(sequence), recovered });

function run(events: readonly SocketEvent[], from: Machine = initialState) {
  let machine = from;
  const effects: Effect[] = [];
  for (const event of events) {
    const [next, caused] = step(machine, event);
    machine = next;
    effects.push(...caused);
  }
  return { machine, effects, types: effects.map(({ type }) => type) };
}
const opening: SocketEvent[] = [{ type: 'started' }, { type: 'opened' }, received('authorized')];
const inStep = run([...opening, { type: 'snapshot_read', position: position(7) }, resumedAt(7)]).machine;
const lost: SocketEvent = { type: 'closed', code: 1006 };

describe("the panel's connection", () => {
  it('opens, sends its token and is authorized by the answer', () => {
    const { machine, types } = run(opening);
    expect(machine.state).toBe('authorized');
    expect(types).toEqual(['open', 'read_snapshot', 'send_token', 'timer', 'stop_timer', 'timer']);
  });

  it.each([
    [4401, 'unauthorized'],
    [4403, 'unauthorized'],
    [4440, 'expired'],
  ] as const)('closed with %i is aborted: %s', (code, words) => {
    const { machine, effects } = run([{ type: 'closed', code }], inStep);
    expect(machine.state).toBe('aborted');
    expect(effects).toContainEqual({ type: 'report', words });
    expect(effects.some(({ type }) => type === 'log_out')).toBe(words === 'expired');
    expect(run([lost, { type: 'retry_due' }], machine).effects).toEqual([]);
  });

  it('retries seven times, five seconds apart, then gives up', () => {
    const tries = Array.from({ length: MAX_RETRIES }).flatMap((): SocketEvent[] => [lost, { type: 'retry_due' }]);
    const { machine, effects } = run(tries, inStep);
    expect(machine.state).toBe('connecting');
    expect(effects.filter(({ type }) => type === 'open')).toHaveLength(7);
    expect(effects).toContainEqual({ type: 'timer', event: 'retry_due', ms: RETRY_MS });
    expect(effects.filter(({ type }) => type === 'report')).toHaveLength(1);
    expect(run([lost], machine).machine.state).toBe('aborted');
  });

  it('reconnects to another server at once, without a notice, when its own shuts down', () => {
    const { machine, effects } = run([{ type: 'closed', code: 1012 }], inStep);
    expect(machine).toMatchObject({ state: 'connecting', retries: 0, position: position(7), away: true });
    expect(effects.slice(2)).toEqual([{ type: 'timer', event: 'retry_due', ms: 0 }]);
    const refused = run([{ type: 'retry_due' }, { type: 'closed', code: 1012 }], machine);
    expect(refused.machine.retries).toBe(1);
    expect(refused.effects.slice(-2)).toEqual([
      { type: 'report', words: 'unexpected' },
      { type: 'timer', event: 'retry_due', ms: RETRY_MS },
    ]);
  });

  it('resets its retries once authorized, and on a manual retry', () => {
    const tried = run([lost, { type: 'retry_due' }, lost, { type: 'retry_due' }], inStep).machine;
    expect(tried.retries).toBe(2);
    expect(run([{ type: 'opened' }, received('authorized')], tried).machine.retries).toBe(0);
    const given = run([{ type: 'closed', code: 4401 }], inStep).machine;
    const asked = run([{ type: 'retry_asked' }], given);
    expect([asked.machine.state, asked.types.at(-1)]).toEqual(['connecting', 'open']);
  });

  it('without an answer to its token is closed, and counts as a failed attempt', () => {
    const { machine, types } = run([{ type: 'started' }, { type: 'opened' }, { type: 'answer_late' }]);
    expect(machine).toMatchObject({ state: 'connecting', retries: 1 });
    expect(types.slice(4)).toEqual(['close', 'stop_timer', 'stop_timer', 'report', 'timer']);
    expect(run([...opening, { type: 'answer_late' }]).machine.state).toBe('authorized');
  });

  it('without a pong is replaced at once', () => {
    const { machine, types } = run([{ type: 'probe_due' }, { type: 'answer_late' }], inStep);
    expect(machine.state).toBe('connecting');
    expect(types.slice(-2)).toEqual(['close', 'open']);
  });
});

describe('what needs no answer', () => {
  const connected = run(opening.slice(0, 2)).machine;
  it.each<[string, Machine, SocketEvent]>([
    ['a manual retry while connected', connected, { type: 'retry_asked' }],
    ['a manual retry while authorized', inStep, { type: 'retry_asked' }],
    ['a late answer that has come', inStep, { type: 'answer_late' }],
    ['a position that was not asked for', inStep, resumedAt(9)],
  ])('changes nothing: %s', (_what, machine, event) => expect(step(machine, event)).toEqual([machine, []]));
});

it("the server's words end the connection, and an expired session", () => {
  const { machine, effects } = run([received('expired')], inStep);
  expect(machine).toMatchObject({ state: 'aborted', resuming: false });
  expect(effects).toContainEqual({ type: 'log_out', ms: LOG_OUT_MS });
  expect(run([received('unauthorized')], inStep).effects).toContainEqual({ type: 'report', words: 'unauthorized' });
});

it('the server says how often it wants to know what is shown', () => {
  const answer = received({ position: position(7), recovered: true, seen_every_ms: 4000 });
  expect(run([{ type: 'probe_due' }, answer], inStep).effects).toContainEqual({ type: 'acknowledge_every', ms: 4000 });
});

describe('a tab that follows another', () => {
  const said = (state: Machine['state'], retries = 0, words?: 'unexpected' | 'unauthorized' | 'expired') =>
    ({ type: 'leader_said', state, retries, words }) satisfies SocketEvent;
  const following = run([lost, { type: 'line_changed' }], inStep).machine;

  it('catches up as soon as its leader is authorized, once', () => {
    const { machine, effects } = run([said('authorized')], { ...following, retries: 2 });
    expect(machine).toMatchObject({ state: 'authorized', retries: 0, resuming: true });
    expect(effects[0]).toEqual({ type: 'send', frame: { resume: position(7) } });
    expect(effects).toContainEqual({ type: 'timer', event: 'probe_due', ms: PROBE_MS });
    expect(run([said('authorized')], machine).effects).toEqual([]);
  });

  it('is away only while its leader retries, and tells why', () => {
    const { machine, effects } = run([said('connecting')], { ...inStep, resuming: true });
    expect(machine).toMatchObject({ state: 'connecting', retries: 0, away: false, resuming: false });
    expect(effects.map(({ type }) => type)).toEqual(['stop_timer', 'stop_timer']);
    const retrying = run([said('connecting', 1, 'unexpected')], inStep);
    expect(retrying.machine).toMatchObject({ state: 'connecting', retries: 1, away: true });
    expect(retrying.effects.at(-1)).toEqual({ type: 'report', words: 'unexpected' });
  });

  it.each(['unauthorized', 'expired'] as const)('ends with its leader: %s', (words) => {
    const { machine, effects } = run([said('aborted', 0, words)], inStep);
    expect(machine.state).toBe('aborted');
    expect(effects).toContainEqual({ type: 'report', words });
  });
});

describe('live notices', () => {
  it('are applied in sequence, once', () => {
    const { effects } = run([received(noticeOf(8)), received(noticeOf(8)), received(noticeOf(9))], inStep);
    expect(effects).toEqual([8, 9].map((sequence) => ({ type: 'apply', notice: noticeOf(sequence) })));
  });

  it('out of sequence request the missing ones', () => {
    const { machine, effects } = run([received(noticeOf(10))], inStep);
    expect(effects[0]).toEqual({ type: 'send', frame: { resume: position(7) } });
    const caught = run([8, 9, 10].map((n) => received(noticeOf(n))).concat(resumedAt(10)), machine);
    expect(caught.machine.position).toEqual(position(10));
    expect(caught.types).toEqual(['apply', 'apply', 'apply', 'stop_timer']);
  });

  it.each([noticeOf(8, 'f'), noticeOf(3, 'f')])('of another epoch request what there is: %j', (notice) => {
    const { types } = run([received(notice), received(noticeOf(12, 'f'))], inStep);
    expect(types).toEqual(['send', 'timer', 'timer']);
  });

  it('received after a reconnection are counted', () => {
    const back: SocketEvent[] = [lost, { type: 'retry_due' }, { type: 'opened' }, received('authorized')];
    const caught = [received(noticeOf(8)), received(noticeOf(9)), resumedAt(9)];
    expect(run([...back, ...caught], inStep).effects.at(-1)).toEqual({ type: 'tell_missed', count: 2 });
    expect(run([{ type: 'seen_again' }, ...caught], inStep).types).toContain('tell_missed');
    const later: SocketEvent[] = [{ type: 'probe_due' }, received(noticeOf(10)), resumedAt(10)];
    expect(run([...back, ...caught, ...later], inStep).types.filter((type) => type === 'tell_missed')).toHaveLength(1);
    expect(run([...back, resumedAt(7)], inStep).types).not.toContain('tell_missed');
    const restarted = received({ position: position(90, 'f'), recovered: false });
    expect(run([...back, restarted], inStep).types).not.toContain('tell_missed');
  });

  it.each(['probe_due', 'line_changed'] as const)('received during a snapshot read are not lost: %s', (type) => {
    const caught = [received(noticeOf(8)), received(noticeOf(9)), resumedAt(9)];
    const opened: SocketEvent[] = type === 'probe_due' ? [] : [{ type: 'opened' }, received('authorized')];
    const { machine, types } = run([{ type }, ...opened, ...caught], inStep);
    expect(machine.position).toEqual(position(9));
    expect(types).not.toContain('tell_missed');
  });

  it('no longer kept by the server cause a snapshot', () => {
    const back: SocketEvent[] = [lost, { type: 'retry_due' }, { type: 'opened' }, received('authorized')];
    const { machine, effects } = run([...back, resumedAt(4000, false)], inStep);
    expect(effects.slice(-2)).toEqual([{ type: 'tell_missed', count: 3993 }, { type: 'read_snapshot' }]);
    expect(run([received(noticeOf(4001))], machine).effects).toEqual([]);
    const { effects: next } = run([{ type: 'snapshot_read', position: position(4001) }], machine);
    expect(next[0]).toEqual({ type: 'send', frame: { resume: position(4001) } });
  });

  it('without a number refetch the list of their topic', () => {
    const bare = { topic: 'board', id: 3 };
    expect(run([received({ ...bare, version: 2, at })], inStep).effects).toEqual([{ type: 'refetch', notice: bare }]);
  });

  it.each(['', '{', 'null', '[]', '{"topic":"x","id":1}', '{"topic":"live","id":-1}', 'authorised'])(
    'that are malformed change nothing: %j',
    (text) => {
      expect(step(inStep, { type: 'received', text })).toEqual([inStep, []]);
    },
  );
});

const anyEvent: fc.Arbitrary<SocketEvent> = fc.oneof(
  fc.constantFrom<SocketEvent>(
    { type: 'opened' },
    { type: 'retry_due' },
    { type: 'retry_asked' },
    { type: 'probe_due' },
    { type: 'seen_again' },
    { type: 'answer_late' },
    { type: 'line_changed' },
  ),
  fc.constantFrom('authorized', 'unauthorized', 'expired').map(received),
  fc.constantFrom(1000, 1006, 1012, 4401, 4403, 4408, 4440).map((code): SocketEvent => ({ type: 'closed', code })),
  fc.tuple(fc.nat(30), fc.constantFrom('e', 'f')).map(([n, epoch]) => received(noticeOf(n, epoch))),
  fc.tuple(fc.nat(30), fc.boolean()).map(([n, recovered]) => resumedAt(n, recovered)),
  fc.nat(30).map((n): SocketEvent => ({ type: 'snapshot_read', position: position(n) })),
);

describe('any sequence of events', () => {
  it('skips no notice between two snapshots, and applies none twice', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 80 }), (events) => {
        const runs: number[][] = [[]];
        let machine = initialState;
        for (const event of events) {
          const [next, effects] = step(machine, event);
          if (isElsewhere(machine, next, effects)) runs.push([]);
          for (const effect of effects) if (effect.type === 'apply') runs.at(-1)!.push(effect.notice.sequence);
          machine = next;
        }
        for (const sequences of runs) expect(sequences).toEqual(sequences.map((_, i) => sequences[0]! + i));
      }),
    );
  });

  it('opens at most eight connections in a row without authorization or a manual retry', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 200 }), (events) => {
        let machine = step(initialState, { type: 'started' })[0];
        let opened = 1;
        for (const event of events) {
          const [next, effects] = step(machine, event);
          if (isAnew.has(event.type) || next.retries === 0) opened = 0;
          if (event.type !== 'retry_due') opened += effects.filter(({ type }) => type === 'open').length;
          expect(next.retries).toBeLessThanOrEqual(MAX_RETRIES);
          expect(opened).toBeLessThanOrEqual(MAX_RETRIES + 1);
          machine = next;
        }
      }),
    );
  });

  it('has no effects once aborted, except a manual retry', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
        let { machine } = run([{ type: 'closed', code: 4401 }], inStep);
        for (const event of events.filter(({ type }) => type !== 'retry_asked')) {
          const [next, effects] = step(machine, event);
          expect([next.state, effects]).toEqual(['aborted', []]);
          machine = next;
        }
      }),
    );
  });
});

const isAnew = new Set<SocketEvent['type']>(['retry_asked', 'line_changed']);

/** A snapshot, or an answer of a server that kept nothing of what lies between, sets the position without a notice. */
const isElsewhere = (before: Machine, after: Machine, effects: readonly Effect[]): boolean =>
  before.position !== after.position && effects.every(({ type }) => type !== 'apply');
