import { styled } from '@mui/material/styles';

export const Card = styled('article')({
  display: 'flex',
  gap: 16,
  minWidth: 0,
  padding: 20,
  backgroundColor: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-lg)',
  '& > div': { flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' },
  '& header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 12px',
  },
  '& h2, & h3': { margin: 0, fontSize: 16, lineHeight: '24px', fontWeight: 650, letterSpacing: '-.005em' },
  '& p': { margin: '2px 0 0', color: 'var(--ink-2)' },
});
export const Dates = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: 13,
  lineHeight: '18px',
  color: 'var(--ink-3)',
});
export const Renewing = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  marginTop: 8,
  fontSize: 13,
  lineHeight: '18px',
  color: 'var(--warning-ink)',
});
export const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginTop: 14,
  '& .MuiButton-root': { height: 40, padding: '0 16px', fontSize: 14, '@media (max-width:899px)': { height: 44 } },
});
export const Included = styled('div')({ marginTop: 8, fontSize: 13, lineHeight: '18px', color: 'var(--ink-2)' });
