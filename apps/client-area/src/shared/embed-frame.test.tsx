import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmbedFrame } from './embed-frame.tsx';

const sandboxOf = (address: string) =>
  /sandbox="([^"]*)"/.exec(renderToStaticMarkup(<EmbedFrame title="Ajuda" address={address} />))?.[1]?.split(' ');

test('a frame of another site may neither lead this page elsewhere nor start downloads', () => {
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

test('a frame of our own page is reached from this one', () => {
  expect(sandboxOf('/ajuda/index.html')).toBeUndefined();
});
