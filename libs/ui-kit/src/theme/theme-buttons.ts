import type { Density, Parts } from './theme-types.ts';

const quiet = {
  backgroundColor: 'var(--surface)',
  color: 'var(--ink)',
  borderColor: 'var(--line-strong)',
  '&:hover': { backgroundColor: 'var(--surface-2)', borderColor: 'var(--line-strong)' },
};
const off = { backgroundColor: 'var(--surface-3)', color: 'var(--ink-3)', borderColor: 'transparent' };
const ring = { outline: '2px solid var(--focus)', outlineOffset: 2 };

export const buttonParts = (density: Density): Parts => {
  const compact = density === 'compact';
  const size = (height: number, padding: number, font: number, radius = 'var(--r-md)') => ({
    height,
    padding: `0 ${padding}px`,
    fontSize: font,
    borderRadius: radius,
  });
  return {
    MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: { '&:focus-visible': ring } } },
    MuiButton: {
      defaultProps: { disableElevation: true, size: compact ? 'small' : 'medium' },
      styleOverrides: {
        root: {
          lineHeight: 1,
          gap: 8,
          minWidth: 0,
          whiteSpace: 'nowrap',
          transition: 'background-color var(--fast) var(--ease)',
          '& .MuiButton-icon': { margin: 0 },
        },
        sizeSmall: size(32, 12, 13, 'var(--r-sm)'),
        sizeMedium: size(44, 18, 15),
        sizeLarge: size(52, 24, 16),
        contained: { '&.Mui-disabled': off },
        outlined: { '&.Mui-disabled': off },
        text: { padding: '0 10px' },
      },
      variants: [
        { props: { variant: 'outlined', color: 'primary' }, style: quiet },
        { props: { variant: 'outlined', color: 'error' }, style: { ...quiet, color: 'var(--danger)' } },
        {
          props: { variant: 'text', color: 'primary' },
          style: { color: 'var(--brand-text)', '&:hover': { backgroundColor: 'var(--brand-soft)' } },
        },
      ],
    },
    MuiIconButton: {
      styleOverrides: {
        root: {
          borderRadius: 'var(--r-md)',
          color: 'var(--ink-2)',
          '&:hover': { backgroundColor: 'var(--surface-2)' },
        },
        sizeSmall: { width: 28, height: 28, padding: 0 },
        sizeMedium: { width: compact ? 36 : 44, height: compact ? 36 : 44, padding: 0 },
      },
    },
    MuiToggleButtonGroup: {
      styleOverrides: {
        root: { padding: 3, gap: 2, borderRadius: 'var(--r-md)', backgroundColor: 'var(--surface-3)' },
      },
    },
    MuiToggleButton: {
      styleOverrides: {
        root: {
          height: 30,
          padding: '0 12px',
          border: 0,
          borderRadius: 'var(--r-sm) !important',
          fontSize: 13,
          color: 'var(--ink-2)',
          '&.Mui-selected, &.Mui-selected:hover': {
            backgroundColor: 'var(--surface)',
            color: 'var(--ink)',
            boxShadow: 'var(--e1)',
          },
        },
      },
    },
    MuiTabs: {
      styleOverrides: {
        root: { minHeight: 42, borderBottom: '1px solid var(--line)' },
        indicator: { height: 2 },
        list: { gap: 22 },
      },
    },
    MuiTab: {
      styleOverrides: {
        root: {
          minHeight: 42,
          minWidth: 0,
          padding: '10px 0',
          fontSize: 14,
          color: 'var(--ink-3)',
          '&.Mui-selected': { color: 'var(--ink)' },
        },
      },
    },
    MuiLink: {
      defaultProps: { underline: 'hover' },
      styleOverrides: { root: { color: 'var(--brand-text)', fontWeight: 600 } },
    },
  };
};
