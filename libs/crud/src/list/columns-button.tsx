import { lazyDialog } from '@mirante/ui-kit/boot/lazy-dialog.tsx';
import { useMenuButton } from '@mirante/ui-kit/states/use-menu-button.ts';
import Button from '@mui/material/Button';
import Columns3 from 'lucide-react/icons/columns-3';
import type { AnyColumn } from './columns.ts';
import type { ColumnChoice } from './use-column-choice.ts';
import css from './columns-button.module.css';

// Loaded on pointer or focus.
const loadMenu = () => import('./columns-menu.tsx').then((m) => m.ColumnsMenu);
const ColumnsMenu = lazyDialog(loadMenu);

interface ColumnsButtonProps {
  columns: readonly AnyColumn[];
  choice: ColumnChoice;
}

/** Chooses which of a table's optional columns are shown. */
export function ColumnsButton({ columns, choice: { hidden, hide } }: ColumnsButtonProps) {
  const { button, menu } = useMenuButton(loadMenu);
  const labels = columns.filter(({ optional }) => optional).map(({ label }) => label);
  const now = labels.filter((label) => hidden.includes(label));
  const toggle = (label: string) => hide(now.includes(label) ? now.filter((one) => one !== label) : [...now, label]);
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<Columns3 size={16} strokeWidth={1.75} aria-hidden />}
        {...button}
      >
        Colunas
        {now.length > 0 && (
          <span className={css.count}>
            {columns.length - now.length} de {columns.length}
          </span>
        )}
      </Button>
      {menu && <ColumnsMenu {...menu} labels={labels} hidden={now} toggle={toggle} />}
    </>
  );
}
