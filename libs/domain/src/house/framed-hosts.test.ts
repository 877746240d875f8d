import { expect, test } from 'vitest';
import { brand } from './brand.ts';
import { isInfographic, mayBeEmbedded, mayBeFramed } from './framed-hosts.ts';

test("framed hosts: the house's own sites over https, and no others", () => {
  expect(mayBeFramed(`https://${brand.embed_hosts[0]}/juros`)).toBe(true);
  expect(mayBeFramed(`${brand.fundamentals_url}/PETR4`)).toBe(true);
  for (const other of [
    `http://${brand.embed_hosts[0]}/juros`,
    `https://${brand.embed_hosts[0]}.exemplo.com`,
    'https://exemplo.com.br',
    'javascript:alert(1)',
    '/relatorio',
  ])
    expect(mayBeFramed(other)).toBe(false);
});

test("embedded pages: the house's sites and our own embeddable pages, and no others", () => {
  for (const address of [
    `https://${brand.embed_hosts[0]}/carteira/1?mes=11`,
    `${brand.fundamentals_url}/PETR4`,
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

test.each([
  ['another site', 'https://infograficos.exemplo.com/', 'https://infograficos.exemplo.com/juros.html'],
  ['the client area', '/embeds/infograficos/', 'https://cliente.exemplo.com/embeds/infograficos/juros.html'],
])('infographics of %s: addresses below theirs alone', (_where, infographics_url, address) => {
  const isOne = (other: string) => isInfographic(other, 'https://cliente.exemplo.com', { infographics_url });
  expect(isOne(address)).toBe(true);
  expect(isOne(address.replace('exemplo.com/', 'exemplo.com.br/'))).toBe(false);
  expect(isOne(address.replace('https', 'http'))).toBe(false);
  expect(isOne('https://cliente.exemplo.com/conta/dados')).toBe(false);
});
