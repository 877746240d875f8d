import type { StatusStyle } from '@mirante/domain/status-style.ts';

/** A status: a chip in headings and cards, a mark and text in tables. Its shape tells it without relying on colour. */
export const StatusChip = ({
  look: { label, tone, mark },
  as = 'chip',
}: {
  look: StatusStyle;
  as?: 'chip' | 'text';
}) => <span className={`${as === 'chip' ? 'm-chip' : 'm-status'} m-tone-${tone} m-mark-${mark}`}>{label}</span>;
