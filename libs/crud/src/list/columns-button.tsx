import { lazyDialog } from '@mirante/ui-kit/boot/lazy-dialog.tsx';
import Button from '@mui/material/Button';
import Columns3 from 'lucide-react/icons/columns-3';
import { Suspense, useId, useState } from 'react';
import type { AnyColumn } from './columns.ts';
import type { ColumnChoice } from './use-column-choice.ts';
import css from './columns-button.module.css';

// Loaded on pointer or focus.
const menu = () => import('./columns-menu.tsx').then((m) => m.ColumnsMenu);
const ColumnsMenu = lazyDialog(menu);

interface ColumnsButtonProps {
  columns: readonly AnyColumn[];
  choice: ColumnChoice;
}

/** Chooses which of a table's optional columns are shown. */
export function ColumnsButton({ columns, choice: { hidden, hide } }: ColumnsButtonProps) {
  // Undefined before it is first opened, null when closed again.
  const [anchor, setAnchor] = useState<HTMLElement | null>();
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
        aria-expanded={Boolean(anchor)}
        aria-controls={anchor ? id : undefined}
        onPointerEnter={() => void menu()}
        onFocus={() => void menu()}
        onClick={(e) => setAnchor(e.currentTarget)}
      >
        Colunas
        {now.length > 0 && (
          <span className={css.count}>
            {columns.length - now.length} de {columns.length}
          </span>
        )}
      </Button>
      {anchor !== undefined && (
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
