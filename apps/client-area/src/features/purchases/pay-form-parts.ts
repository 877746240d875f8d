import { styled } from '@mui/material/styles';

const PHONE = '@media (max-width:899px)';
const NARROW = '@media (max-width:1099px)';
const card = {
  padding: 20,
  backgroundColor: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-lg)',
  [PHONE]: { padding: 16 },
};

/** The form on the left, what is bought on the right; on a phone what is bought comes first. */
export const Sides = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 380px',
  gap: 24,
  alignItems: 'start',
  [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', gap: 16 },
  [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
export const Form = styled('div')({
  ...card,
  gridColumn: 1,
  gridRow: 1,
  minWidth: 0,
  [PHONE]: { ...card[PHONE], gridRow: 'auto' },
});
export const Summary = styled('section')({
  ...card,
  gridColumn: 2,
  gridRow: 1,
  position: 'sticky',
  top: 16,
  minWidth: 0,
  [PHONE]: { ...card[PHONE], gridColumn: 1, gridRow: 'auto', position: 'static' },
  '& h2': { margin: '0 0 12px', fontSize: 16, lineHeight: '24px', fontWeight: 650, letterSpacing: '-.005em' },
});
export const OnWide = styled('div')({ [PHONE]: { display: 'none' } });
export const OnPhones = styled('div')({ display: 'none', [PHONE]: { display: 'block' } });
export const Foot = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 10,
  '& > button': { minWidth: 180, [PHONE]: { flex: 1 } },
});
