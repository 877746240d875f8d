import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { contractResultOf, distanceToTrigger, financingOf, resultOf, valueOf } from './trade-result.ts';
import { tradeTypes, type TradeRow } from './trade.ts';

type Valued = Parameters<typeof resultOf>[0];
const none = { in_value: null, rp_value: null, out_value: null, current_value: null };
const trade = (more: Partial<Valued>): Valued => ({ type: 'C', status: 'live', ...none, ...more });

describe('the result of a trade', () => {
  it.each<[string, Partial<Valued>, number]>([
    ['bought and open', { in_value: 38.93, current_value: 38.42 }, -1.31],
    ['sold and open', { type: 'V', in_value: 62.27, current_value: 61.07 }, 1.9271],
    ['of an index, sold', { type: 'V', in_value: 158_680, current_value: 158_430 }, 0.1575],
    ['of a pair, sold', { type: 'V', in_value: 2.4188, current_value: 2.4496 }, -1.2734],
    ['of a dry option', { in_value: 1.01, current_value: 1.12 }, 10.8911],
    ['of a financing', { in_value: 0.57, current_value: 0.58 }, 1.7544],
    ['of a commodity, sold', { type: 'V', in_value: 318.27, current_value: 321.45 }, -0.9992],
    ['bought and finished', { status: 'finished', in_value: 10, out_value: 12, current_value: 99 }, 20],
    ['sold and finished', { type: 'V', status: 'finished', in_value: 10, out_value: 8 }, 20],
    ['in RP', { status: 'rp', in_value: 10, rp_value: 11, current_value: 12 }, 15],
    ['finished after an RP', { status: 'finished', in_value: 10, rp_value: 11, out_value: 10 }, 5],
    ['sold and finished after an RP', { type: 'V', status: 'finished', in_value: 10, rp_value: 9, out_value: 10 }, 5],
    ['half a last digit below the entry', { in_value: 1000, current_value: 999.9995 }, -0.0001],
    ['half a last digit above the entry', { in_value: 1.6, current_value: 1.6000008 }, 0.0001],
    ['of an option that came to nothing', { status: 'finished', in_value: 0.5, out_value: 0 }, -100],
    ['open, whose RP is only planned', { in_value: 10, rp_value: 11, current_value: 12 }, 20],
  ])('%s is computed from the entry', (_what, more, percent) => {
    expect(resultOf(trade(more))).toEqual({ value: percent });
  });

  it.each<[Partial<Valued>, string]>([
    [{ status: 'trigger' }, 'A operação ainda não teve entrada.'],
    [{ status: 'cancelled', in_value: 10, current_value: 11 }, 'A operação foi cancelada.'],
    [{}, 'Falta o valor de entrada.'],
    [{ in_value: 0, current_value: 1 }, 'O valor de entrada é zero.'],
    [{ in_value: 10 }, 'Falta o valor atual.'],
    [{ status: 'rp', in_value: 10, current_value: 11 }, 'Falta o valor de RP.'],
    [{ status: 'finished', in_value: 10, current_value: 11 }, 'Falta o valor de saída.'],
  ])('of %j names what is missing', (more, missing) => {
    expect(resultOf(trade(more))).toEqual({ missing });
  });

  const amount = fc.integer({ min: 1, max: 1e9 }).map((cents) => cents / 1e4);
  const made = (more: Partial<Valued>) => valueOf(resultOf(trade(more)))!;

  test('of a sale mirrors that of a purchase', () => {
    fc.assert(
      fc.property(amount, amount, (in_value, current_value) => {
        expect(made({ in_value, current_value, type: 'V' }) + made({ in_value, current_value })).toBe(0);
      }),
    );
  });

  test('is zero at the entry price, and at most a total loss when bought', () => {
    fc.assert(
      fc.property(amount, amount, fc.constantFrom(...tradeTypes), (in_value, other, type) => {
        expect(made({ type, in_value, current_value: in_value })).toBe(0);
        expect(made({ in_value, current_value: other })).toBeGreaterThanOrEqual(-100);
        expect(made({ type: 'V', in_value, current_value: other })).toBeLessThanOrEqual(100);
      }),
    );
  });

  test('after an RP is the mean of both halves, open or finished', () => {
    fc.assert(
      fc.property(amount, amount, amount, fc.constantFrom(...tradeTypes), (in_value, rp_value, last, type) => {
        const half = (value: number) => made({ type, in_value, current_value: value });
        const mean = (half(rp_value) + half(last)) / 2;
        const rp = made({ type, status: 'rp', in_value, rp_value, current_value: last });
        expect(Math.abs(rp - mean)).toBeLessThanOrEqual(1e-3 + Math.abs(mean) * 1e-9);
        expect(made({ type, status: 'finished', in_value, rp_value, out_value: last })).toBe(rp);
      }),
    );
  });

  test('does not depend on the unit of values', () => {
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 2, max: 1000 }), (in_value, current_value, times) => {
        const [one, many] = [
          made({ in_value, current_value }),
          made({ in_value: in_value * times, current_value: current_value * times }),
        ];
        expect(Math.abs(one - many)).toBeLessThanOrEqual(1e-3 + Math.abs(one) * 1e-9);
      }),
    );
  });

  test('grows with the value when bought', () => {
    fc.assert(
      fc.property(amount, amount, amount, (in_value, a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        expect(made({ in_value, current_value: low })).toBeLessThanOrEqual(made({ in_value, current_value: high }));
      }),
    );
  });
});

describe('the result of a commodity contract', () => {
  const of = (asset_type_id: TradeRow['asset_type_id'], more: Partial<Valued>) =>
    contractResultOf({ ...trade(more), asset_type_id });

  it.each([
    [5, { type: 'V', in_value: 318.27, current_value: 321.45 }, { value: -1049.4, currency: 'BRL' }],
    [4, { in_value: 71, current_value: 72 }, { value: 450, currency: 'BRL' }],
    [6, { status: 'finished', in_value: 380, rp_value: 384, out_value: 388 }, { value: 600, currency: 'USD' }],
    [7, { in_value: 24, current_value: 24.5 }, { value: 225, currency: 'USD' }],
  ] as const)('of kind %d with %j is its size in its currency', (kind, more, expected) => {
    expect(of(kind, more)).toEqual(expected);
  });

  it('gives the reason where there is none', () => {
    expect(of(1, { in_value: 1, current_value: 2 })).toEqual({
      missing: 'O ativo não é negociado por contrato de commodity.',
    });
    expect(of(5, { status: 'trigger' })).toEqual({ missing: 'A operação ainda não teve entrada.' });
  });
});

describe('the result of a financing', () => {
  it('costs the share less the premium, gains at most the strike, and is protected by the premium', () => {
    expect(financingOf({ price_action_option: 20, launch_price: 1, strike: 20.9 })).toEqual({
      cost: 19,
      most: 10,
      protection: 5,
    });
  });
  it.each([
    [{ price_action_option: null, launch_price: 1, strike: 20 }, 'Falta o preço da ação.'],
    [{ price_action_option: 20, launch_price: null, strike: 20 }, 'Falta o preço no lançamento.'],
    [{ price_action_option: 20, launch_price: 1, strike: null }, 'Falta o strike.'],
    [{ price_action_option: 1, launch_price: 1, strike: 2 }, 'O prêmio cobre o preço da ação.'],
  ])('with %j names what is missing', (more, missing) => {
    expect(financingOf(more)).toEqual({ missing });
  });
});

test("distanceToTrigger: a waiting trade's distance in percent", () => {
  const waiting = { status: 'trigger', strategy_in_value: 20, current_value: 19 } as const;
  expect(distanceToTrigger(waiting)).toEqual({ value: -5 });
  expect(distanceToTrigger({ ...waiting, status: 'live' })).toEqual({ missing: 'A operação não está em gatilho.' });
  expect(distanceToTrigger({ ...waiting, current_value: null })).toEqual({ missing: 'Falta o valor atual.' });
});
