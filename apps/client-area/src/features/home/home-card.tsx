import { AfterDelay, ListSkeleton } from '@mirante/ui-kit/states/skeletons.tsx';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';

interface HomeCardProps {
  title: string;
  /** Where the whole of it is. */
  more: { to: string; label: string };
  children: ReactNode;
}

/** A glance at one area, with the way into it. */
export function HomeCard({ title, more, children }: HomeCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <Link component={RouterLink} to={more.to}>
          {more.label}
        </Link>
      </header>
      {children}
    </Card>
  );
}

const ROW_PX = 61;

/** Rows to come, whose place is kept from the start. */
export const WaitingRows = ({ rows }: { rows: number }) => (
  <div style={{ minHeight: rows * ROW_PX }}>
    <AfterDelay>
      <ListSkeleton rows={rows} />
    </AfterDelay>
  </div>
);

const Card = styled('section')({
  minWidth: 0,
  padding: '16px 20px 8px',
  backgroundColor: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-lg)',
  '& > header': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 16,
    minHeight: 32,
    marginBottom: 4,
    fontSize: 14,
  },
  '& h2': { margin: 0, fontSize: 16, lineHeight: '24px', fontWeight: 650 },
});

/** The card's rows, a hairline between them. */
export const Rows = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 14px',
    minHeight: 60,
    padding: '10px 0',
    borderTop: '1px solid var(--line)',
  },
  '& > li:first-of-type': { borderTop: 0 },
  '& > li > div': { flex: '1 1 160px', minWidth: 0 },
  '& > li > :last-child': { marginLeft: 'auto' },
  '& strong': { display: 'block', fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& small': { fontSize: 13, lineHeight: '18px', color: 'var(--ink-2)' },
});
