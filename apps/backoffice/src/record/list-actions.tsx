import type { AnyEndpoint } from '@mirante/contract/http.ts';
import { RemoveButton } from '@mirante/crud/record/remove-button.tsx';
import { ExportButton } from '@mirante/screens/records/export-button.tsx';
import { Can } from '@mirante/session/can.tsx';
import Button from '@mui/material/Button';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import css from './list-actions.module.css';

interface HeadActionsProps {
  file: AnyEndpoint;
  create: AnyEndpoint;
  /** Where one is created, and the words that lead there. */
  to: string;
  label: string;
}

/** At the head of a list: its rows as a file, and one more of them. Each for those who may. */
export const HeadActions = ({ file, create, to, label }: HeadActionsProps) => (
  <>
    <ExportButton call={file} />
    <Can call={create}>
      <Button component={Link} to={to} variant="contained" size="small">
        {label}
      </Button>
    </Can>
  </>
);

interface RowActionsProps extends Omit<ComponentProps<typeof RemoveButton>, 'remove'> {
  edit: AnyEndpoint;
  /** Where it is edited. */
  to: string;
  /** Nothing of what is not removed as it stands. */
  remove: AnyEndpoint | false;
  act: () => Promise<unknown>;
}

/** At the end of a row that has no page but its form. Each for those who may. */
export const RowActions = ({ edit, to, remove, act, ...asking }: RowActionsProps) => (
  <span className={css.row}>
    <Can call={edit}>
      <Button component={Link} to={to} variant="outlined" size="small">
        Editar
      </Button>
    </Can>
    {remove && (
      <Can call={remove}>
        <RemoveButton {...asking} remove={act} />
      </Can>
    )}
  </span>
);
