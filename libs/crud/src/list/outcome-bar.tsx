import { BusyButton } from '@mirante/ui-kit/states/busy-button.tsx';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { BulkOutcome } from './bulk.ts';
import type { AnyRow } from './columns.ts';
import { useFocusBack } from './use-focus-back.ts';
import css from './selection-bar.module.css';

interface OutcomeBarProps {
  outcome: BulkOutcome;
  /** Those acted on. */
  rows: readonly AnyRow[];
  nameOf: (row: AnyRow) => string;
  to: ((row: AnyRow) => string) | undefined;
  onUndone: (outcome: BulkOutcome) => void;
  onClose: () => void;
}

/** What an act did. It has the focus, whose control is gone, and stays until closed, so that it can be undone. */
export function OutcomeBar({ outcome, rows, nameOf, to, onUndone, onClose }: OutcomeBarProps) {
  const { done, skipped, undo } = outcome;
  const [isOpen, setOpen] = useState(false);
  const [isUndoing, setUndoing] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const id = useId();
  useFocusBack(rows);
  useEffect(() => bar.current?.focus({ preventScroll: true }), [outcome]);
  const undoIt = async () => {
    setUndoing(true);
    const undone = await undo?.();
    setUndoing(false);
    if (undone) onUndone(undone);
  };
  return (
    <section ref={bar} className={css.bar} tabIndex={-1} aria-labelledby={id}>
      <p className={css.text} id={id}>
        <b>{done}</b> {skipped.map(({ text }) => `${text}.`).join(' ')}
      </p>
      <div className={css.acts}>
        {skipped.length > 0 && (
          <Button
            variant="text"
            size="small"
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-skipped` : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Ocultar' : 'Ver quais'}
          </Button>
        )}
        {undo && (
          <BusyButton variant="outlined" size="small" busy={isUndoing} doing="Desfazendo" onClick={() => void undoIt()}>
            Desfazer
          </BusyButton>
        )}
        <IconButton size="small" aria-label="Fechar resultado" onClick={onClose}>
          <X size={16} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </div>
      {isOpen && (
        <div className={css.skipped} id={`${id}-skipped`}>
          {skipped.map(({ text, ids, areGone = false }) => (
            <div key={text}>
              <h2>{text}</h2>
              <ul>
                {rows
                  .filter((row) => ids.includes(row.id))
                  .map((row) => (
                    <li key={row.id}>{to && !areGone ? <Link to={to(row)}>{nameOf(row)}</Link> : nameOf(row)}</li>
                  ))}
              </ul>
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
