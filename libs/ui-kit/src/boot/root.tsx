import type { Density } from '../theme/theme-types.ts';
import '../theme/base.css';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useEffect, type ReactNode } from 'react';
import { nonce } from '../theme/nonce.ts';
import { SCHEME_KEY } from '../theme/scheme.ts';
import { miranteTheme } from '../theme/theme.ts';
import { Toasts } from '../toasts/toasts.tsx';
import { layeredCache } from './layered-cache.ts';
import { restoreFocusWhenIdle } from './restore-focus-when-idle.ts';

/** Created once, before rendering. `cache`: where styles go, other than the page's head. */
export const makeUi = (density: Density, cache: EmotionCache = layeredCache(nonce())) => ({
  cache,
  theme: miranteTheme(density),
});
export type Ui = ReturnType<typeof makeUi>;

/**
 * The root of every app: theme, styles allowed by the CSP, toasts, restored keyboard focus. The colour scheme is set by
 * the boot script.
 */
export function UiRoot({ ui: { cache, theme }, children }: { ui: Ui; children: ReactNode }) {
  useEffect(restoreFocusWhenIdle, []);
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
