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
  /** The create page, and its link's label. */
  to: string;
  label: string;
}

/** A list's create and export actions, by permission. */
export const HeadActions = ({ file, create, to, label }: HeadActionsProps) => (
  <>
    <Can call={create}>
      <Button component={Link} to={to} variant="contained" size="small">
        {label}
      </Button>
    </Can>
    <ExportButton call={file} />
  </>
);

interface RowActionsProps extends Omit<ComponentProps<typeof RemoveButton>, 'remove'> {
  /** For screen readers, where `what` tells no record from another. */
  name?: string;
  edit: AnyEndpoint;
  /** The address of the edit form. */
  to: string;
  /** The remove endpoint; false if the record cannot be removed in its state. */
  remove: AnyEndpoint | false;
  act: () => Promise<unknown>;
}

/** The actions of a row whose only page is its form, by permission. */
export const RowActions = ({ edit, to, remove, act, what, name = what, ...asking }: RowActionsProps) => (
  <span className={css.row}>
    <Can call={edit}>
      <Button component={Link} to={to} variant="outlined" size="small" aria-label={`Editar ${name}`}>
        Editar
      </Button>
    </Can>
    {remove && (
      <Can call={remove}>
        <RemoveButton {...asking} what={what} name={`Remover ${name}`} remove={act} />
      </Can>
    )}
  </span>
);
