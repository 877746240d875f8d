import type { Density, Parts } from './theme-types.ts';

export const tableParts = (density: Density): Parts => {
  const compact = density === 'compact';
  const cell = {
    borderBottom: '1px solid var(--line)',
    fontSize: compact ? 13 : 14,
    lineHeight: '20px',
    padding: compact ? '7px 10px' : '11px 8px',
    // Room for all columns on a laptop.
    ...(!compact && { '@media (max-width:1439px)': { fontSize: 13, paddingInline: 5 } }),
    '&:first-of-type': { paddingLeft: 16 },
    '&:last-of-type': { paddingRight: 16 },
  };
  return {
    MuiTable: {
      defaultProps: { size: compact ? 'small' : 'medium' },
      styleOverrides: { root: { borderCollapse: 'separate', borderSpacing: 0 } },
    },
    MuiTableCell: {
      styleOverrides: {
        root: cell,
        head: {
          fontSize: 12,
          lineHeight: '16px',
          fontWeight: 600,
          color: 'var(--ink-3)',
          backgroundColor: 'var(--surface)',
          whiteSpace: 'nowrap',
        },
      },
    },
    // Long lists use plain cells, since MUI's cost several times as much.
    MuiTableBody: {
      styleOverrides: {
        root: {
          '& > tr > td': cell,
          '& > tr:last-of-type > td': { borderBottom: 0 },
          '& > tr:hover > td': { backgroundColor: 'var(--surface-2)' },
        },
      },
    },
    MuiTableRow: {
      styleOverrides: {
        root: {
          'tbody > &:last-of-type > *': { borderBottom: 0 },
          'tbody > &:hover > *': { backgroundColor: 'var(--surface-2)' },
        },
      },
    },
    MuiTableSortLabel: {
      styleOverrides: {
        root: {
          gap: 2,
          '&:hover': { color: 'var(--ink)' },
          '&.Mui-active': { color: 'var(--ink)' },
          '&:focus-visible': {
            color: 'var(--ink)',
            outline: '2px solid var(--focus)',
            outlineOffset: 2,
            borderRadius: 4,
          },
        },
      },
    },
    MuiPaginationItem: {
      styleOverrides: {
        ellipsis: { display: 'inline-flex', alignItems: 'center', justifyContent: 'center', lineHeight: 1, height: 30 },
        root: {
          height: 30,
          minWidth: 30,
          margin: 0,
          fontSize: 13,
          fontWeight: 600,
          color: 'var(--ink-2)',
          borderRadius: 'var(--r-sm)',
          '&:hover': { backgroundColor: 'var(--surface-2)' },
          '@media (max-width:899px)': { height: 36, minWidth: 36 },
          '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: 'var(--brand)', color: 'var(--on-brand)' },
        },
      },
    },
  };
};
