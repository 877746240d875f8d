import { expect, test } from 'vitest';
import { brand } from './brand.ts';
import { mayBeFramed } from './framed-hosts.ts';

test('the house’s own sites may be shown inside our pages, by https, and nobody else’s', () => {
  expect(mayBeFramed(`https://${brand.infographic_host}/juros`)).toBe(true);
  expect(mayBeFramed(`${brand.fundamentals_url}/PETR4`)).toBe(true);
  for (const other of [
    `http://${brand.infographic_host}/juros`,
    `https://${brand.infographic_host}.exemplo.com`,
    'https://exemplo.com.br',
    'javascript:alert(1)',
    '/relatorio',
  ])
    expect(mayBeFramed(other)).toBe(false);
});
