import { CacheProvider } from '@emotion/react';
import { layeredCache } from '@mirante/ui-kit/boot/layered-cache.ts';
import { nonce } from '@mirante/ui-kit/theme/nonce.ts';
import { SCHEME_KEY } from '@mirante/ui-kit/theme/scheme.ts';
import { miranteTheme } from '@mirante/ui-kit/theme/theme.ts';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';

const cache = layeredCache(nonce());
const theme = miranteTheme('comfortable');

/** The providers of the UI kit's fields. Page styles and toasts belong to the light shell. */
export const UiKitProvider = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={cache}>
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={SCHEME_KEY} noSsr>
      {children}
    </ThemeProvider>
  </CacheProvider>
);
