import type { OpenedMenu } from '@mirante/ui-kit/states/use-menu-button.ts';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Check from 'lucide-react/icons/check';
import css from './columns-button.module.css';

interface ColumnsMenuProps extends OpenedMenu {
  /** The optional columns. */
  labels: readonly string[];
  hidden: readonly string[];
  toggle: (label: string) => void;
}

/** The menu of a columns button. */
export const ColumnsMenu = ({ id, anchor, onClose, labels, hidden, toggle }: ColumnsMenuProps) => (
  <Menu
    id={id}
    anchorEl={anchor}
    open={anchor !== null}
    onClose={onClose}
    slotProps={{ list: { 'aria-label': 'Colunas' } }}
  >
    {labels.map((label) => (
      <MenuItem
        key={label}
        role="menuitemcheckbox"
        aria-checked={!hidden.includes(label)}
        onClick={() => toggle(label)}
      >
        <span className={css.mark}>{!hidden.includes(label) && <Check size={16} strokeWidth={2} aria-hidden />}</span>
        {label}
      </MenuItem>
    ))}
  </Menu>
);
