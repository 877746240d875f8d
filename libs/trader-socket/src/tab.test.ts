import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newTab, tabStep } from './tab.ts';
import { Browser, type Move } from './testing/browser.ts';

const anyMove: fc.Arbitrary<Move> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('deliver' as const), of: fc.nat(9) }) },
  { weight: 3, arbitrary: fc.constant({ type: 'notice' as const }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('read' as const), of: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.constant({ type: 'open' as const }) },
  ...(['close', 'freeze', 'wake', 'cut', 'probe', 'see'] as const).map((type) => ({
    weight: 1,
    arbitrary: fc.record({ type: fc.constant(type), of: fc.nat(5) }),
  })),
);
const open: Move = { type: 'open' };
const settled = (moves: readonly Move[], keptByServer = 1000): Browser => {
  const browser = new Browser(keptByServer);
  for (const move of moves) browser.make(move);
  browser.settle();
  return browser;
};
/** What each page shows: numbers without gaps from where it was read. */
const isWhole = (shown: readonly number[]) => shown.every((each, n) => n === 0 || each === shown[n - 1]! + 1);

describe('the tabs of a browser', () => {
  it('share one socket, and each gets every notice once', () => {
    const browser = settled([open, open, open, { type: 'notice' }, { type: 'notice' }]);
    expect(browser.sockets()).toBe(1);
    expect(browser.tabs.map(({ shown }) => shown.at(-1))).toEqual([2, 2, 2]);
  });

  it.each(['close', 'freeze'] as const)('continue without their leader: %s', (type) => {
    const browser = settled([open, open, open]);
    const leader = browser.tabs.findIndex(({ tab }) => tab.leads);
    browser.make({ type: 'notice' });
    browser.make({ type, of: leader });
    browser.make({ type: 'notice' });
    browser.settle();
    expect(browser.sockets()).toBe(1);
    expect(browser.awake().map(({ shown }) => shown.at(-1))).toEqual([2, 2]);
    expect(browser.awake().every(({ shown }) => isWhole(shown))).toBe(true);
  });

  it('elect another leader when one freezes before it answered', () => {
    const moves = ['read', 'notice', 'deliver', 'open', 'deliver', 'freeze'] as const;
    const browser = settled([open, ...moves.map((type): Move => ({ type, of: 0 }))]);
    expect(browser.sockets()).toBe(1);
    expect(browser.awake().map(({ shown }) => shown.at(-1))).toEqual([1]);
  });

  it('wait no longer for a leader that has answered, which would be robbed of the lead', () => {
    const browser = new Browser(1000);
    browser.make(open);
    browser.make(open);
    browser.deliverAll();
    expect(browser.tabs.map(({ tab, timers }) => [tab.leads, ...timers])).toEqual([
      [true, 'probe_due'],
      [false, 'probe_due'],
    ]);
  });

  it('get what their next leader receives at once, not by their next probe', () => {
    const browser = settled([open, open, open]);
    browser.make({ type: 'close', of: browser.tabs.findIndex(({ tab }) => tab.leads) });
    browser.deliverAll();
    browser.make({ type: 'notice' });
    browser.deliverAll();
    expect(browser.tabs.map(({ shown }) => shown.at(-1))).toEqual([1, 1]);
  });

  it('elect another leader when the next one freezes before it is connected', () => {
    const browser = settled([open, open, open]);
    browser.make({ type: 'close', of: browser.tabs.findIndex(({ tab }) => tab.leads) });
    const leader = browser.tabs.findIndex(({ tab }) => tab.leads);
    browser.make({ type: 'deliver', of: 1 - leader });
    browser.make({ type: 'freeze', of: leader });
    browser.settle();
    expect(browser.awake().map(({ tab }) => [tab.leads, tab.machine.state])).toEqual([[true, 'authorized']]);
  });

  it('converge in any order of opening, closing, freezing, waking and disconnecting, by one socket, without gaps or duplicates', () => {
    fc.assert(
      fc.property(fc.array(anyMove, { maxLength: 120 }), fc.constantFrom(2, 1000), (moves, kept) => {
        const browser = settled([open, ...moves], kept);
        const awake = browser.awake();
        expect(browser.sockets()).toBe(Math.min(1, awake.length));
        for (const { shown, tab } of awake) {
          expect(isWhole(shown)).toBe(true);
          expect([tab.machine.state, shown.at(-1)]).toEqual(['authorized', browser.newest]);
        }
      }),
      { numRuns: 500 },
    );
  });
});

it('a leader does not answer a position of another epoch as caught up, as after a restore of the database', () => {
  const tab = newTab('a', true);
  const position = { epoch: 'new', sequence: 3 };
  const leader = { ...tab, machine: { ...tab.machine, state: 'authorized', position } } as const;
  const message = { kind: 'resume', tab: 'b', term: tab.term, position: { epoch: 'old', sequence: 100 } } as const;
  const [asking] = tabStep(leader, { type: 'tab_message', message });
  const [, effects] = tabStep(asking, { type: 'received', text: JSON.stringify({ position, recovered: true }) });
  expect(effects.flatMap((effect) => (effect.type === 'post' ? [effect.message] : []))).toEqual([
    { kind: 'answer', term: tab.term, to: 'b', texts: [], resumed: { position, recovered: false } },
  ]);
});
