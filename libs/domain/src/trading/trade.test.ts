import { signedPercent } from '../format.ts';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { boardMessageFromAddress, boardMessageOf, previewOf } from './board-message.ts';
import { hiddenFieldsOf, ownFieldsOf, showsField } from './strategy-fields.ts';
import { strategyIds } from './strategies.ts';
import { eventOf, MAX_EVENT } from './trade-event.ts';
import { priceIn } from '../currency.ts';
import { price } from './trade-format.ts';
import { brokenTradeRules } from './trade-rules.ts';
import { valueFields, type TradeRow } from './trade.ts';

const values = Object.fromEntries(valueFields.map((field) => [field, null])) as Pick<
  TradeRow,
  (typeof valueFields)[number]
>;
const liveTrade = { ...values, status: 'live' as const, errata: null };

describe('trade validation', () => {
  it.each([
    [{ status: 'live' }, ['in_value', 'date_in']],
    [{ status: 'live', in_value: 1, date_in: '2026-11-19T10:41' }, []],
    [{ status: 'live', in_value: 0, date_in: '2026-11-19T10:41' }, ['in_value']],
    [{ status: 'rp' }, ['in_value', 'rp_value']],
    [{ status: 'rp', in_value: 1, rp_value: 0 }, []],
    [{ status: 'finished' }, ['in_value', 'out_value', 'date_in']],
    [{ status: 'finished', in_value: 1, out_value: 0, date_in: '2026-11-19T10:41' }, []],
    [{ status: 'trigger' }, []],
    [{ status: 'cancelled' }, []],
  ] as const)('of %j reports %j', (trade, missing) => {
    expect(brokenTradeRules(trade).map(({ field }) => field)).toEqual(missing);
  });

  it("uses the specification's messages", () => {
    const words = (['live', 'finished', 'rp'] as const).flatMap((status) =>
      brokenTradeRules({ status }).map(({ message }) => message),
    );
    expect([...new Set(words)]).toEqual([
      'Operação NÃO pode estar em andamento sem valor de entrada.',
      'Operação Necessita de uma Data de Entrada na Operação',
      'Operação NÃO pode estar finalizada sem valor de entrada e de saída.',
      'Operação NÃO pode estar em RP sem valor de entrada e de RP.',
    ]);
  });
});

describe("a strategy's fields", () => {
  it("are the expiry for commodities, the option's for options, and the financing's for financings", () => {
    expect(ownFieldsOf(8)).toEqual(['expires_on']);
    expect(ownFieldsOf(6)).toContain('type_option');
    expect(ownFieldsOf(7)).toContain('launch_price');
    expect(ownFieldsOf(5)).toEqual([]);
  });

  it('are each shown or hidden, and common ones always shown', () => {
    for (const strategy of strategyIds) {
      expect(ownFieldsOf(strategy).every((field) => showsField(strategy, field))).toBe(true);
      expect(hiddenFieldsOf(strategy).some((field) => showsField(strategy, field))).toBe(false);
      expect(showsField(strategy, 'in_value')).toBe(true);
    }
  });
});

describe('the title of a trade event', () => {
  it.each<[Partial<TradeRow>, string]>([
    [{ status: 'rp', rp_value: 40.33 }, 'RP executado em 40,3300'],
    [{ status: 'finished', out_value: 41 }, 'Saída executada em 41,0000'],
    [{ status: 'cancelled' }, 'Operação cancelada'],
    [{ stop_value: 38 }, 'Stop 38,0000'],
    [{ current_value: 39 }, 'Valor atual 39,0000'],
    [{ errata: 'O alvo é outro.' }, 'Errata publicada'],
    [{}, 'Operação alterada'],
  ])('for %j is %s', (more, event) => {
    expect(eventOf(liveTrade, { ...liveTrade, ...more })).toBe(event);
  });

  it.each([
    ['finished', 'rp', 'De volta ao RP'],
    ['finished', 'live', 'De volta ao Andamento'],
    ['cancelled', 'live', 'De volta ao Andamento'],
    ['rp', 'live', 'De volta ao Andamento'],
    ['live', 'trigger', 'De volta ao Gatilho'],
  ] as const)('of a trade reopened from %s to %s is no entry and no RP', (was, status, event) => {
    const executed = { ...liveTrade, in_value: 38.93, rp_value: 40.33, out_value: 41 };
    expect(eventOf({ ...executed, status: was }, { ...executed, status })).toBe(event);
  });

  it('contains the previous value, and fits its column', () => {
    expect(eventOf({ ...liveTrade, stop_value: 37 }, { ...liveTrade, stop_value: 38 })).toBe(
      'Stop de 37,0000 para 38,0000',
    );
    const all = Object.fromEntries(valueFields.map((field) => [field, 99_999_999.99])) as typeof values;
    expect(eventOf(liveTrade, { ...liveTrade, ...all }).length).toBeLessThanOrEqual(MAX_EVENT);
  });
});

describe('a board message about a trade', () => {
  const trade = {
    type: 'C',
    status: 'live',
    strategy_id: 2,
    quoted_as: 'PETR4',
    in_value: 38.93,
    strategy_in_value: null,
    stop_value: 37.29,
    target_value: null,
  } as const;

  it('contains the trade, the event and its values', () => {
    expect(boardMessageOf(trade, 'Stop <sobe>.')).toBe(
      '<p><strong>PETR4 ST</strong>: Stop &lt;sobe&gt;.</p><p>Entrada 38,9300, stop 37,2900.</p>',
    );
    expect(boardMessageOf(trade)).toContain('Compra, Andamento.');
  });

  it('from URL parameters equals that from the trade', () => {
    expect(boardMessageFromAddress(JSON.stringify(trade))).toBe(boardMessageOf(trade));
  });

  test("from URL parameters ignores anything that is not a trade's", () => {
    const wild = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record(
          {
            type: fc.oneof(fc.constant('C'), fc.string()),
            status: fc.oneof(fc.constantFrom('live', 'toString', '__proto__'), fc.string()),
            strategy_id: fc.oneof(fc.constant(2), fc.double()),
            quoted_as: fc.oneof(fc.constant('<img src=x onerror=alert(1)>'), fc.string()),
            in_value: fc.oneof(fc.constant('<b>'), fc.double(), fc.anything()),
          },
          { requiredKeys: [] },
        )
        .map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(wild, (json) => {
        const html = boardMessageFromAddress(json);
        expect(html.replaceAll(/<\/?(?:p|strong)>/g, '')).not.toMatch(/[<>]/);
      }),
    );
    const partial = '{"asset":"PETR4","type":"C","status":"toString","strategy_id":3,"stop_value":37}';
    expect(boardMessageFromAddress(partial)).toBe('<p><strong>PETR4</strong>: Compra.</p><p>Stop 37,0000.</p>');
    expect(boardMessageFromAddress('{"asset":"PETR4"}')).toBe('<p><strong>PETR4</strong></p>');
    expect(boardMessageFromAddress(null)).toBe('');
    expect(boardMessageFromAddress('{"type":"C"}')).toBe('');
  });

  it('from URL parameters takes a trade with values of up to 4 kB, and of up to 64 kB with a long history', () => {
    const asset = '<p><strong>PETR4</strong></p>';
    const valued = (length: number) => `{"asset":"PETR4","note":"${'x'.repeat(length - 27)}"}`;
    expect([4096, 4097].map(valued).map(boardMessageFromAddress)).toEqual([asset, '']);
    const traced = (length: number) => `{"asset":"PETR4","events":["${'x'.repeat(length - 31)}"]}`;
    expect([65_536, 65_537].map(traced).map(boardMessageFromAddress)).toEqual([asset, '']);
  });

  it('is previewed by its first 90 characters', () => {
    expect(previewOf('x'.repeat(90))).toHaveLength(90);
    expect(previewOf('x'.repeat(91))).toBe(`${'x'.repeat(90)}…`);
    expect(previewOf('🚀'.repeat(90))).toBe('🚀'.repeat(90));
    expect(previewOf(`${'x'.repeat(88)}${'🚀'.repeat(3)}`)).toBe(`${'x'.repeat(88)}🚀🚀…`);
  });
});

test('trade format: values have four decimals, money two to four, results two and a sign', () => {
  expect([price(38.42), price(158_430), price(null)]).toEqual(['38,4200', '158.430,0000', '—']);
  expect([priceIn('BRL', 38.42), priceIn('BRL', 0.1234567)]).toEqual(['R$\u00a038,42', 'R$\u00a00,1235']);
  expect([signedPercent(1.927), signedPercent(-1.31), signedPercent(0)]).toEqual(['+1,93%', '\u22121,31%', '0,00%']);
});
