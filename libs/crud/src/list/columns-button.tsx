import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Check from 'lucide-react/icons/check';
import Columns3 from 'lucide-react/icons/columns-3';
import { useId, useState } from 'react';
import type { AnyColumn } from './columns.ts';
import type { ColumnChoice } from './use-column-choice.ts';
import css from './columns-button.module.css';

interface ColumnsButtonProps {
  columns: readonly AnyColumn[];
  choice: ColumnChoice;
}

/** Chooses which of a table's optional columns are shown. */
export function ColumnsButton({ columns, choice: { hidden, hide } }: ColumnsButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
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
        onClick={(e) => setAnchor(e.currentTarget)}
      >
        Colunas
        {now.length > 0 && (
          <span className={css.count}>
            {columns.length - now.length} de {columns.length}
          </span>
        )}
      </Button>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Colunas' } }}
      >
        {labels.map((label) => (
          <MenuItem
            key={label}
            role="menuitemcheckbox"
            aria-checked={!now.includes(label)}
            onClick={() => toggle(label)}
          >
            <span className={css.mark}>{!now.includes(label) && <Check size={16} strokeWidth={2} aria-hidden />}</span>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
