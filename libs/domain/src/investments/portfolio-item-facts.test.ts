import { expect, test } from 'vitest';
import { shareWarning } from './portfolio-item-facts.ts';

test.each([
  [99, 'Falta 1 ponto percentual.'],
  [98.5, 'Falta 1,5 ponto percentual.'],
  [99.99, 'Falta 0,01 ponto percentual.'],
  [98, 'Faltam 2 pontos percentuais.'],
  [100.5, 'Sobra 0,5 ponto percentual.'],
  [112, 'Sobram 12 pontos percentuais.'],
])('shares that sum up to %s: the difference is told in the singular below 2', (share, detail) => {
  expect(shareWarning([{ share }])?.detail).toBe(detail);
});

test('shares that sum up to 100: no warning', () => {
  expect(shareWarning([{ share: 60 }, { share: 40 }])).toBeUndefined();
});
