import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { Fragment, useEffect, useState, type ReactNode } from 'react';

/** Shorter waits show nothing: a flash of skeletons would feel slower. */
const DELAY_MS = 200;

/** Whether the delay has passed. */
export function useDelayPassed(): boolean {
  const [isPassed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isPassed;
}

/** Renders its children after the delay, announced to screen readers as loading. */
export function AfterDelay({ children }: { children: ReactNode }) {
  const shown = useDelayPassed();
  return (
    <div role="status" aria-busy="true">
      {shown && (
        <>
          <span className="m-hidden">Carregando</span>
          {children}
        </>
      )}
    </div>
  );
}

const widths = ['58%', '45%', '64%', '51%', '38%', '60%', '48%', '55%'];

/** Placeholder rows of a list: a tile, a line, a shorter line. */
export const ListSkeleton = ({ rows = 8 }: { rows?: number }) => (
  <div aria-hidden="true">
    {widths.slice(0, rows).map((width) => (
      <Row key={width}>
        <Skeleton variant="rounded" width={32} height={32} />
        <div>
          <Skeleton variant="rounded" height={12} width={width} />
          <Skeleton variant="rounded" height={10} width="28%" />
        </div>
      </Row>
    ))}
  </div>
);

/** A placeholder of a card, in its final height. */
export const CardSkeleton = ({ height = 160 }: { height?: number }) => (
  <Skeleton variant="rounded" height={height} style={{ borderRadius: 'var(--r-lg)' }} />
);

/** A placeholder of a whole page: its title and two cards. */
export const PageSkeleton = () => (
  <AfterDelay>
    <Skeleton variant="rounded" height={28} width={240} style={{ marginBottom: 20 }} />
    <CardSkeleton height={180} />
    <Skeleton variant="rounded" height={260} style={{ marginTop: 16, borderRadius: 'var(--r-lg)' }} />
  </AfterDelay>
);

/** A placeholder of a form's page: its title, some fields, its button. */
export const FormSkeleton = () => (
  <AfterDelay>
    <div style={{ maxWidth: 640 }}>
      <Skeleton variant="rounded" height={28} width={240} style={{ marginBottom: 20 }} />
      {['20%', '28%', '24%'].map((width) => (
        <Fragment key={width}>
          <Skeleton variant="rounded" height={12} width={width} />
          <Skeleton variant="rounded" height={40} style={{ marginBlock: '8px 20px' }} />
        </Fragment>
      ))}
      <Skeleton variant="rounded" height={40} width={96} style={{ marginLeft: 'auto' }} />
    </div>
  </AfterDelay>
);

/** Placeholder lines of a panel. */
export const LinesSkeleton = () => (
  <AfterDelay>
    {widths.slice(0, 3).map((width) => (
      <Skeleton key={width} variant="rounded" height={12} width={width} style={{ marginBlock: 8 }} />
    ))}
  </AfterDelay>
);

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  padding: '12px 0',
  borderBottom: '1px solid var(--line)',
  '&:last-of-type': { borderBottom: 0 },
  '& > div': { flex: 1, display: 'grid', gap: 8 },
});
