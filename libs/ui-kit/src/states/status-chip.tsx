import type { StatusStyle } from '@mirante/domain/status-style.ts';

/** A status: soft chip in heads and cards, mark and words in tables. Its shape says it too, not its colour alone. */
export const StatusChip = ({
  look: { label, tone, mark },
  as = 'chip',
}: {
  look: StatusStyle;
  as?: 'chip' | 'text';
}) => <span className={`${as === 'chip' ? 'm-chip' : 'm-status'} m-tone-${tone} m-mark-${mark}`}>{label}</span>;
