import { lazy } from '@mirante/ui-kit/boot/lazy.ts';
import Button from '@mui/material/Button';
import Columns3 from 'lucide-react/icons/columns-3';
import { Suspense, useId, useState } from 'react';
import type { AnyColumn } from './columns.ts';
import type { ColumnChoice } from './use-column-choice.ts';
import css from './columns-button.module.css';

/** Its code, a third of the list's own, is fetched once the button is pointed at or reached. */
const ColumnsMenu = lazy(() => import('./columns-menu.tsx').then((m) => ({ default: m.ColumnsMenu })));

interface ColumnsButtonProps {
  columns: readonly AnyColumn[];
  choice: ColumnChoice;
}

/** Chooses which of a table's optional columns are shown. */
export function ColumnsButton({ columns, choice: { hidden, hide } }: ColumnsButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isAsked, setAsked] = useState(false);
  const id = useId();
  const labels = columns.filter(({ optional }) => optional).map(({ label }) => label);
  const now = labels.filter((label) => hidden.includes(label));
  const toggle = (label: string) => hide(now.includes(label) ? now.filter((one) => one !== label) : [...now, label]);
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<Columns3 size={16} strokeWidth={1.75} aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={(e) => {
          setAsked(true);
          setAnchor(e.currentTarget);
        }}
      >
        Colunas
        {now.length > 0 && (
          <span className={css.count}>
            {columns.length - now.length} de {columns.length}
          </span>
        )}
      </Button>
      {isAsked && (
        <Suspense fallback={null}>
          <ColumnsMenu
            id={id}
            anchor={anchor}
            onClose={() => setAnchor(null)}
            labels={labels}
            hidden={now}
            toggle={toggle}
          />
        </Suspense>
      )}
    </>
  );
}

const preload = (): void => void ColumnsMenu.preload().catch(() => undefined);
