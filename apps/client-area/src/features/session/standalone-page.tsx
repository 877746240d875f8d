import { styled } from '@mui/material/styles';

/** A screen without the shell: one thing to say, one thing to do. */
export const StandalonePage = styled('main')({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: 24,
  minHeight: '100dvh',
  maxWidth: 560,
  margin: '0 auto',
  padding: '48px 20px',
  '& header': { margin: 0 },
  '& p': { margin: 0 },
  '& > p': { display: 'flex', flexWrap: 'wrap', gap: 12 },
});
