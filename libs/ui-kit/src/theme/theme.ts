import { colours } from '@mirante/domain/house/colours.ts';
import { createTheme, type Theme } from '@mui/material/styles';
import { componentsOf } from './theme-components.ts';
import type { Density } from './theme-types.ts';
import { fixed } from './tokens.ts';

/** The only theme, shared by the three apps. Its colours are those of `tokens.css`, used as `var(--…)`. */
export const miranteTheme = (density: Density): Theme =>
  createTheme({
    cssVariables: { colorSchemeSelector: 'data-scheme', cssVarPrefix: 'm' },
    colorSchemes: { light: { palette: palette('light') }, dark: { palette: palette('dark') } },
    spacing: 4,
    shape: { borderRadius: 8 },
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
    transitions: {
      duration: {
        shortest: 120,
        shorter: 120,
        short: 180,
        standard: 180,
        complex: 260,
        enteringScreen: 180,
        leavingScreen: 120,
      },
      easing: { easeInOut: EASE, easeOut: EASE },
    },
    typography: typography(density),
    components: componentsOf(density),
  });

const EASE = fixed.ease;

function palette(scheme: 'light' | 'dark') {
  const c = colours[scheme];
  const state = (name: 'success' | 'warning' | 'danger' | 'info') => ({
    main: c[name],
    dark: c[`${name}-ink`],
    light: c[`${name}-soft`],
    contrastText: c[`on-${name}`],
  });
  return {
    primary: { main: c.brand, dark: c['brand-hover'], light: c['brand-soft'], contrastText: c['on-brand'] },
    secondary: { main: c.deep, dark: c['deep-2'], light: c['deep-2'], contrastText: c['on-deep'] },
    success: state('success'),
    warning: state('warning'),
    error: state('danger'),
    info: state('info'),
    background: { default: c.bg, paper: c.surface },
    text: { primary: c.ink, secondary: c['ink-2'], disabled: c['ink-off'] },
    divider: c.line,
  };
}

function typography(density: Density) {
  const compact = density === 'compact';
  const title = (size: number, line: number, tracking: string) => ({
    fontSize: size,
    lineHeight: `${line}px`,
    fontWeight: 650,
    letterSpacing: tracking,
  });
  const text = (size: number, line: number) => ({ fontSize: size, lineHeight: `${line}px`, letterSpacing: 0 });
  return {
    fontFamily: fixed.sans,
    fontSize: compact ? 14 : 15,
    h1: {
      ...(compact ? title(22, 28, '-.02em') : title(28, 34, '-.02em')),
      '@media (max-width:899px)': { fontSize: 24, lineHeight: '30px' },
    },
    h2: title(20, 28, '-.012em'),
    h3: title(16, 24, '-.005em'),
    body1: compact ? text(14, 20) : text(15, 22),
    body2: text(13, 18),
    caption: text(12, 16),
    button: { fontWeight: 600, textTransform: 'none', letterSpacing: 0 } as const,
  };
}
