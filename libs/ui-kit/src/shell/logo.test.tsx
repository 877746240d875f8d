import { logoMarkup } from '@mirante/domain/house/mark.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Logo } from './logo.tsx';

test("logo: the prerendered one equals the shell's", () => {
  expect(logoMarkup).toBe(renderToStaticMarkup(<Logo />));
});
