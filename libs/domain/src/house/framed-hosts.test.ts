import { expect, test } from 'vitest';
import { brand } from './brand.ts';
import { isInfographic, mayBeEmbedded, mayBeFramed } from './framed-hosts.ts';

test("framed hosts: the house's own sites over https, and no others", () => {
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

test("embedded pages: the house's sites and our own embeddable pages, and no others", () => {
  for (const address of [
    `https://${brand.embed_hosts[0]}/carteira/1?mes=11`,
    `https://${brand.infographic_host}/juros`,
    '/embeds/mapa-de-dividendos.html',
  ])
    expect(mayBeEmbedded(address)).toBe(true);
  for (const other of [
    'https://exemplo.com.br/embeds/mapa.html',
    '/embeds/../api/v1/logout.html',
    '//exemplo.com.br/embeds/mapa.html',
    '/conta/dados',
    'data:text/html,1',
  ])
    expect(mayBeEmbedded(other)).toBe(false);
});

test('infographics: URLs of their host alone', () => {
  expect(isInfographic(`https://${brand.infographic_host}/juros.html`)).toBe(true);
  expect(isInfographic(`https://${brand.infographic_host}.exemplo.com/juros.html`)).toBe(false);
  expect(isInfographic(brand.fundamentals_url)).toBe(false);
});
