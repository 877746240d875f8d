import { logoMarkup } from '@mirante/domain/house/mark.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Logo } from './logo.tsx';

test('the logo that a page holds before any code is there is the one that the shell draws', () => {
  expect(logoMarkup).toBe(renderToStaticMarkup(<Logo />));
});
