import { expect, test } from 'vitest';
import { entitlementsOf, opens } from './entitlements.ts';

const link = (parent: string, ...children: string[]) => children.map((child) => ({ parent, child }));
const links = [
  ...link('full_trader', 'invista_em_acoes'),
  ...link('carteiras_mirante', 'top_renda_fixa', 'top_fundos', 'invista_em_acoes'),
  ...link('mirante_completo', 'full_trader', 'carteiras_mirante'),
  ...link('mirante_vitalicio', 'mirante_completo'),
];

test('a product grants itself and everything below it', () => {
  expect([...entitlementsOf(['mirante_vitalicio'], links)].toSorted()).toEqual([
    'carteiras_mirante',
    'full_trader',
    'invista_em_acoes',
    'mirante_completo',
    'mirante_vitalicio',
    'top_fundos',
    'top_renda_fixa',
  ]);
  expect([...entitlementsOf(['full_trader'], links)]).toEqual(['full_trader', 'invista_em_acoes']);
});

test('an unknown code grants nothing but itself, and a cycle ends', () => {
  expect([...entitlementsOf(['antigo'], links)]).toEqual(['antigo']);
  expect([...entitlementsOf(['a'], [...link('a', 'b'), ...link('b', 'a')])]).toEqual(['a', 'b']);
});

test.each([
  ['stocks', ['full_trader', 'invista_em_acoes'], true],
  ['funds', ['full_trader', 'invista_em_acoes'], false],
  ['recommended', ['full_trader'], true],
  ['consultancy', ['mirante_completo'], false],
  ['consultancy', ['mirante_consultoria'], true],
  ['trading', [], false],
] as const)('the %s area with %j is open: %s', (area, codes, open) => {
  expect(opens(area, codes, 'mirante')).toBe(open);
});
