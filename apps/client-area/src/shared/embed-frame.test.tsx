// @vitest-environment happy-dom
import { brand } from '@mirante/domain/house/brand.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { EmbedFrame, ResponsiveEmbed } from './embed-frame.tsx';

afterEach(() => vi.unstubAllGlobals());

const sandboxOf = (address: string) =>
  /sandbox="([^"]*)"/.exec(renderToStaticMarkup(<EmbedFrame title="Ajuda" address={address} />))?.[1]?.split(' ');

test('embed frame: another site cannot navigate this page or start downloads', () => {
  const powers = sandboxOf('https://fundamentos.example/acoes');
  expect(powers).toContain('allow-scripts');
  for (const power of [
    'allow-top-navigation',
    'allow-top-navigation-by-user-activation',
    'allow-downloads',
    'allow-modals',
  ])
    expect(powers).not.toContain(power);
});

test('embed frame: our own page can be reached from this one', () => {
  expect(sandboxOf('/ajuda/index.html')).toBeUndefined();
});

test.each([
  ['a wide screen', false, { wide: '/mapa.html', narrow: '/mapa-celular.html' }, '/mapa.html'],
  ['a phone', true, { wide: '/mapa.html', narrow: '/mapa-celular.html' }, '/mapa-celular.html'],
  ['a phone, of the mentoring', true, brand.mentoring, '/embeds/mentorias-celular.html'],
  ['a phone, without a variant of its own', true, { wide: '/mapa.html' }, '/mapa.html'],
])('responsive embed: the variant for %s', (_what, isPhone, of, address) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
  expect(renderToStaticMarkup(<ResponsiveEmbed title="Mapa" of={of} />)).toContain(`src="${address}"`);
});
