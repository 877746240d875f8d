import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyNotices, type LivePanel } from './live-panel.ts';
import type { OwnTradeRow, TradeStatus } from './trade.ts';
import type { TraderNotice } from './trader-notice.ts';

const now = new Date('2026-11-25T15:00:00Z');
const yesterday = '2026-11-24T15:00:00Z';
const trade = (id: number, revision: number, status: TradeStatus = 'live', finished_at: string | null = null) =>
  ({ id, revision, status, finished_at, created_at: now.toISOString() }) as OwnTradeRow;
const message = (id: number, revision: number, created_at = now.toISOString()) => ({
  id,
  revision,
  message: `<p>${revision}</p>`,
  created_at,
  updated_at: created_at,
});
const notice = (topic: TraderNotice['topic'], id: number, version: number, row: TraderNotice['row']): TraderNotice => ({
  topic,
  id,
  version,
  row,
  epoch: 'a',
  sequence: 1,
  at: now.toISOString(),
});
const liveNotice = (row: OwnTradeRow) => notice('live', row.id, row.revision, row);
const empty: LivePanel = { position: { epoch: 'a', sequence: 0 }, trades: [], board: [] };
const shown = ({ trades, board }: LivePanel) =>
  [trades, board].map((rows) => rows.map(({ id, revision }) => [id, revision]).toSorted(([a], [b]) => a! - b!));

describe("the live panel's state", () => {
  test('adds a row, and replaces it by its newer version', () => {
    const panel = applyNotices(empty, [liveNotice(trade(1, 1)), liveNotice(trade(2, 1)), liveNotice(trade(1, 2))], now);
    expect(shown(panel)[0]).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  test('keeps the identity of unchanged rows', () => {
    const before = { ...empty, trades: [trade(1, 1), trade(2, 1)] };
    const { trades, board } = applyNotices(before, [liveNotice(trade(2, 2))], now);
    expect(trades[0]).toBe(before.trades[0]);
    expect(board).toBe(before.board);
  });

  test.each([
    ['that was removed', notice('live', 1, 2, null)],
    ['that was cancelled', liveNotice(trade(1, 2, 'cancelled'))],
    ['that was finished on another day', liveNotice(trade(1, 2, 'finished', yesterday))],
  ])('drops a trade %s, and ignores its late notices', (_what, gone) => {
    const before = { ...empty, trades: [trade(1, 1)] };
    expect(applyNotices(before, [gone], now).trades).toEqual([]);
    expect(applyNotices(applyNotices(before, [gone], now), [liveNotice(trade(1, 1))], now).trades).toEqual([]);
  });

  test('keeps trades finished today', () => {
    const end = liveNotice(trade(1, 2, 'finished', now.toISOString()));
    expect(shown(applyNotices({ ...empty, trades: [trade(1, 1)] }, [end], now))[0]).toEqual([[1, 2]]);
  });

  test("shows the day's messages alone, separate from trades of the same id", () => {
    const notices = [notice('board', 1, 1, message(1, 1)), notice('board', 2, 1, message(2, 1, yesterday))];
    const panel = applyNotices({ ...empty, trades: [trade(1, 5)] }, notices, now);
    expect(shown(panel)).toEqual([[[1, 5]], [[1, 1]]]);
  });

  test('is independent of the order and repetition of notices', () => {
    // A record's content is determined by its version.
    const versionOf = (isBoard: boolean, id: number, version: number): TraderNotice => {
      const kind = (id * 7 + version * 3) % 5;
      if (kind === 0) return notice(isBoard ? 'board' : 'live', id, version, null);
      if (isBoard) return notice('board', id, version, message(id, version, kind === 1 ? yesterday : undefined));
      const end = kind === 2 ? now.toISOString() : kind === 3 ? yesterday : null;
      return liveNotice(trade(id, version, end ? 'finished' : 'live', end));
    };
    const anyNotice = fc
      .tuple(fc.boolean(), fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 6 }))
      .map(([isBoard, id, version]) => versionOf(isBoard, id, version));
    const run = fc.array(anyNotice, { maxLength: 25 }).chain((notices) =>
      fc.tuple(
        fc.constant(notices),
        fc
          .array(fc.constantFrom(...(notices.length > 0 ? notices : [versionOf(false, 1, 1)])), { maxLength: 10 })
          .chain((again) => {
            const all = notices.length > 0 ? [...notices, ...again] : [];
            return fc.shuffledSubarray(all, { minLength: all.length });
          }),
        fc.integer({ min: 1, max: 5 }),
      ),
    );
    const start = { ...empty, trades: [trade(1, 2), trade(2, 1)], board: [message(3, 3)] };
    fc.assert(
      fc.property(run, ([notices, mixed, size]) => {
        let batched: LivePanel = start;
        for (let at = 0; at < mixed.length; at += size)
          batched = applyNotices(batched, mixed.slice(at, at + size), now);
        expect(shown(batched)).toEqual(shown(applyNotices(start, notices, now)));
      }),
    );
  });
});
