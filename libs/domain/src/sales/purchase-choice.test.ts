import { describe, expect, it } from 'vitest';
import {
  choiceOf,
  coverOf,
  hadAlready,
  includerOf,
  overlapsOf,
  purchaseProblem,
  type Holding,
} from './purchase-choice.ts';

const product = (
  id: number,
  code: string,
  name: string,
  includes: string[] = [],
  more: { price?: number; active?: boolean } = {},
) => ({ id, code, name, price: 100, active: true, includes, ...more });
const funds = product(2, 'top_fundos', 'Top Fundos');
const trader = product(5, 'full_trader', 'Full Trader', ['Invista em Ações']);
const stocks = product(3, 'invista_em_acoes', 'Invista em Ações');
const whole = product(6, 'mirante_completo', 'Mirante Completo', ['Full Trader', 'Invista em Ações', 'Top Fundos']);
const catalogue = [whole, trader, stocks, funds];
const now = new Date('2026-11-21T12:00:00Z');
const owning = (status: Holding['own'][number]['status'], entitlements: string[] = []): Holding => ({
  own: [{ product_id: 2, status, expires_at: null, renewing_id: null }],
  entitlements,
  now,
});

describe('a client cannot buy', () => {
  it.each([
    ['what is active', funds, owning('active', ['top_fundos']), 'Top Fundos já está ativo na sua conta.'],
    [
      'what waits for its payment',
      funds,
      owning('pending_payment'),
      'Top Fundos já aguarda a confirmação do pagamento.',
    ],
    [
      'what has ended while its renewal waits',
      funds,
      { ...owning('expired'), own: [{ ...owning('expired').own[0]!, renewing_id: 7 }] },
      'Top Fundos já aguarda a confirmação do pagamento.',
    ],
    [
      'the consultancy',
      product(100, 'mirante_consultoria', 'Mirante Consultoria'),
      owning('expired'),
      'Mirante Consultoria é contratado em conversa com a nossa equipe.',
    ],
    [
      'what is free',
      product(10, 'mirante_aberto', 'Mirante Aberto', [], { price: 0 }),
      owning('expired'),
      'Mirante Aberto não está à venda.',
    ],
    [
      'what is no longer at sale',
      product(7, 'invest', 'Invest', [], { active: false }),
      owning('expired'),
      'Invest não está à venda.',
    ],
  ])('%s', (_what, wanted, holding, words) => {
    expect(purchaseProblem(wanted, holding, catalogue)).toBe(words);
  });

  it('a product included in an owned one, and is told by which', () => {
    const holding: Holding = {
      own: [{ product_id: 6, status: 'active', expires_at: '2026-11-21T12:00:01Z', renewing_id: null }],
      entitlements: ['mirante_completo', 'full_trader', 'top_fundos'],
      now,
    };
    expect(purchaseProblem(funds, holding, catalogue)).toBe(
      'Top Fundos já faz parte de Mirante Completo, que você assina.',
    );
    expect(purchaseProblem(funds, { ...holding, own: [] }, catalogue)).toBe(
      'Top Fundos já faz parte de um produto, que você assina.',
    );
    expect(includerOf(funds, holding, catalogue)).toBe('Mirante Completo');
    expect(includerOf(funds, { ...holding, now: new Date('2026-11-21T12:00:01Z') }, catalogue)).toBeUndefined();
    expect(includerOf(funds, owning('expired'), catalogue)).toBeUndefined();
  });
});

it.each(['expired', 'no_payment', 'cancelled'] as const)(
  'purchaseProblem: a product that was %s can be bought again',
  (status) => {
    expect(purchaseProblem(funds, owning(status), catalogue)).toBeUndefined();
  },
);

describe('the chosen products', () => {
  const codesOf = (codes: string[]) => choiceOf(catalogue, codes).products.map(({ code }) => code);

  it('are bought, whatever else the URL names', () => {
    expect(codesOf(['top_fundos', 'nada', 'full_trader'])).toEqual(['full_trader', 'top_fundos']);
    expect(codesOf([])).toEqual([]);
  });

  it('are not paid twice: one includes the other, at any depth', () => {
    const { products, included } = choiceOf(catalogue, ['full_trader', 'mirante_completo', 'top_fundos']);
    expect(products).toEqual([whole]);
    expect([...included]).toEqual([
      ['full_trader', 'Mirante Completo'],
      ['invista_em_acoes', 'Mirante Completo'],
      ['top_fundos', 'Mirante Completo'],
    ]);
  });

  it('are separate again once the including one is deselected', () => {
    expect(codesOf(['full_trader', 'top_fundos'])).toEqual(['full_trader', 'top_fundos']);
    expect([...choiceOf(catalogue, ['full_trader']).included]).toEqual([['invista_em_acoes', 'Full Trader']]);
  });

  it('are the first of two that include each other', () => {
    const [one, two] = [product(1, 'one', 'One', ['Two']), product(2, 'two', 'Two', ['One'])];
    expect(choiceOf([one, two], ['two', 'one'])).toEqual({ products: [one], included: new Map([['two', 'One']]) });
  });
});

describe('coverOf: an acquisition is covered', () => {
  const ends = '2026-12-10T02:59:59Z';
  const own = { product_id: 3, product_name: 'Invista em Ações', status: 'active' as const, expires_at: ends };
  const other = (product_id: number, expires_at: string | null, status: 'active' | 'expired' = 'active') => ({
    product_id,
    expires_at,
    status,
  });
  it.each([
    ['by nothing else', [], undefined],
    ['by what brings it along for longer', [other(6, '2027-03-01T02:59:59Z')], 'Mirante Completo'],
    ['by what brings it along for as long', [other(6, ends)], 'Mirante Completo'],
    ['by what never ends', [other(5, '2027-03-01T02:59:59Z'), other(6, null)], 'Mirante Completo'],
    ['not by what ends sooner', [other(6, '2026-12-10T02:59:58Z')], undefined],
    ['not by what has ended', [other(6, null, 'expired')], undefined],
    ['not by what does not bring it along', [other(2, null)], undefined],
  ])('%s', (_what, others, by) => {
    expect(coverOf(own, { own: [own, ...others], now }, catalogue)?.name).toBe(by);
  });
});

describe('a product included in two others', () => {
  const life = product(9, 'mirante_vitalicio', 'Mirante Vitalício', ['Mirante Completo', 'Top Fundos']);
  const pro = product(8, 'invest_pro', 'Invest Pro', ['Mirante Completo', 'Top Fundos', 'Invest']);
  it('would be paid twice, unless one includes the other', () => {
    expect(overlapsOf([life, funds, pro])).toEqual([
      { names: ['Mirante Vitalício', 'Invest Pro'], shared: ['Mirante Completo', 'Top Fundos'] },
    ]);
    expect(overlapsOf([funds, stocks])).toEqual([]);
    const [a, b] = [
      { name: 'A', includes: ['X'] },
      { name: 'B', includes: ['X', 'Y'] },
    ];
    expect(overlapsOf([a, b])).toEqual([{ names: ['A', 'B'], shared: ['X'] }]);
  });
  it('is owned already while open', () => {
    expect(hadAlready(whole, { entitlements: ['top_fundos', 'full_trader'] }, catalogue)).toEqual([
      'Full Trader',
      'Top Fundos',
    ]);
  });
});
