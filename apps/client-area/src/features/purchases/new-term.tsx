import { day } from '@mirante/domain/format.ts';
import type { Renewal } from '@mirante/domain/sales/renewal.ts';
import { styled } from '@mui/material/styles';

/** Until when it lasts today, and until when it will. */
export const NewTerm = ({ renewal: { current_expires_at: current, new_expires_at: next } }: { renewal: Renewal }) => (
  <Term>
    <div>
      <dt>Validade atual</dt>
      <dd>{day(current)}</dd>
    </div>
    <div>
      <dt>Nova validade</dt>
      <dd>{day(next)}</dd>
    </div>
  </Term>
);

const Term = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: 12,
  margin: '16px 0 0',
  padding: '12px 16px',
  borderRadius: 'var(--r-md)',
  backgroundColor: 'var(--brand-soft)',
  color: 'var(--brand-soft-ink)',
  // An arrow that readers skip.
  '&::before': { content: '"→" / ""', gridColumn: 2, gridRow: 1, justifySelf: 'center' },
  '& > div:first-of-type': { gridColumn: 1, gridRow: 1 },
  '& dt': { fontSize: 13, lineHeight: '18px' },
  '& dd': { margin: 0, fontSize: 16, lineHeight: '24px', fontWeight: 650 },
});
