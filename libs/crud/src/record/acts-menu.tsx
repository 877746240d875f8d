import type { OpenedMenu } from '@mirante/ui-kit/states/use-menu-button.ts';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router';

/** Leads to a page, or acts on the row; disabled until it can. */
type RowAct = { label: string } & ({ to: string } | { act: () => void; disabled?: boolean; opens?: 'dialog' });

interface ActsMenuProps extends OpenedMenu {
  /** Those that the viewer may do: false is left out. */
  acts: readonly (RowAct | false)[];
}

export const ActsMenu = ({ id, anchor, onClose, acts }: ActsMenuProps) => (
  <Menu
    id={id}
    anchorEl={anchor}
    open={anchor !== null}
    onClose={onClose}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    transformOrigin={{ vertical: 'top', horizontal: 'right' }}
  >
    {acts.map((one) => {
      if (!one) return null;
      if ('to' in one)
        return (
          <MenuItem key={one.label} component={Link} to={one.to} onClick={onClose}>
            {one.label}
          </MenuItem>
        );
      return (
        <MenuItem
          key={one.label}
          disabled={one.disabled ?? false}
          aria-haspopup={one.opens}
          onClick={() => {
            onClose();
            one.act();
          }}
        >
          {one.label}
        </MenuItem>
      );
    })}
  </Menu>
);
