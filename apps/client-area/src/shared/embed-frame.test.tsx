import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmbedFrame } from './embed-frame.tsx';

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
