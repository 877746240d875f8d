/// <reference path="./css.d.ts" />
import './base.css';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { nonce } from './nonce.ts';
import { applyScheme, SCHEME_KEY } from './scheme.ts';
import { miranteTheme, type Density } from './theme.ts';
import { Toasts } from './toasts.tsx';

/** What every app stands in: theme, colour scheme, styles that the page's policy allows, toasts. */
export function UiRoot({ density, children }: { density: Density; children: ReactNode }) {
  const [{ cache, theme }] = useState(() => {
    applyScheme();
    return { cache: createCache({ key: 'm', nonce: nonce() }), theme: miranteTheme(density) };
  });
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={SCHEME_KEY} noSsr>
        <CssBaseline />
        {children}
        <Toasts />
      </ThemeProvider>
    </CacheProvider>
  );
}
