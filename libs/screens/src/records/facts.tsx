import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

/** A titled card of a detail screen. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Card>
  );
}

/** One thing that is known, by its name. */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const Card = styled('section')({
  marginBottom: 16,
  padding: 20,
  minWidth: 0,
  backgroundColor: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-lg)',
  '& > h2': { margin: '0 0 12px', fontSize: 16, lineHeight: '24px', fontWeight: 650, letterSpacing: '-.005em' },
});
export const Panels = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
  columnGap: 16,
});
export const Facts = styled('dl')({
  display: 'grid',
  gap: 10,
  margin: 0,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  '& dt': { color: 'var(--ink-3)', fontSize: 13, flex: 'none' },
  '& dd': { margin: 0, textAlign: 'right', minWidth: 0, overflowWrap: 'anywhere', fontWeight: 500 },
});
