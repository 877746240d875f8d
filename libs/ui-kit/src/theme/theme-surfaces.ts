import type { Parts } from './theme-types.ts';

const PHONE = '@media (max-width:899px)';
const floats = { backgroundImage: 'none', backgroundColor: 'var(--surface)', boxShadow: 'var(--e2)', border: 0 };

export const surfaceParts = (): Parts => ({
  MuiPaper: {
    defaultProps: { elevation: 0, variant: 'outlined' },
    styleOverrides: { root: { backgroundImage: 'none' }, outlined: { borderColor: 'var(--line)' } },
  },
  MuiCard: { styleOverrides: { root: { borderRadius: 'var(--r-lg)' } } },
  MuiChip: {
    styleOverrides: {
      root: { height: 22, borderRadius: 'var(--r-xs)', fontSize: 11.5, fontWeight: 650, letterSpacing: '.015em' },
      label: { padding: '0 8px' },
    },
  },
  MuiMenu: { styleOverrides: { paper: { ...floats, marginTop: 4 }, list: { padding: 6 } } },
  MuiPopover: { styleOverrides: { paper: floats } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        '&&': { minHeight: 36, [PHONE]: { minHeight: 44 } },
        gap: 10,
        padding: '0 10px',
        borderRadius: 'var(--r-sm)',
        fontSize: 14,
        '&:hover, &.Mui-focusVisible': { backgroundColor: 'var(--surface-2)' },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: 'var(--brand-soft)',
          color: 'var(--brand-soft-ink)',
        },
      },
    },
  },
  MuiBackdrop: {
    styleOverrides: { root: { backgroundColor: 'var(--scrim)' }, invisible: { backgroundColor: 'transparent' } },
  },
  MuiDialog: {
    styleOverrides: {
      container: { [PHONE]: { alignItems: 'flex-end' } },
      paper: {
        ...floats,
        boxShadow: 'var(--e3)',
        borderRadius: 'var(--r-xl)',
        [PHONE]: {
          margin: 0,
          width: '100%',
          maxWidth: '100%',
          maxHeight: 'calc(100% - 32px)',
          borderRadius: 'var(--r-xl) var(--r-xl) 0 0',
          paddingBottom: 'env(safe-area-inset-bottom)',
        },
      },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: { fontSize: 18, lineHeight: '26px', fontWeight: 650, letterSpacing: '-.01em', padding: '22px 24px 8px' },
    },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '0 24px 4px', color: 'var(--ink-2)' } } },
  MuiDialogActions: {
    styleOverrides: {
      root: {
        padding: '20px 24px 24px',
        gap: 8,
        '& > :not(style) ~ :not(style)': { margin: 0 },
        [PHONE]: { '& > .MuiButton-root': { flex: 1, height: 48, fontSize: 15 } },
      },
    },
  },
  MuiDrawer: { styleOverrides: { paper: { border: 0, boxShadow: 'var(--e3)' } } },
  MuiSkeleton: {
    defaultProps: { animation: false },
    styleOverrides: { root: { backgroundColor: 'var(--surface-3)', borderRadius: 'var(--r-xs)' } },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: {
        backgroundColor: 'var(--deep)',
        color: 'var(--on-deep)',
        fontSize: 12,
        lineHeight: '16px',
        borderRadius: 'var(--r-sm)',
        padding: '6px 10px',
      },
    },
  },
  MuiLinearProgress: { styleOverrides: { root: { height: 2, backgroundColor: 'transparent' } } },
});
