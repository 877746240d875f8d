import type { AnyEndpoint } from '@mirante/contract/http.ts';
import type { PublishingState } from '@mirante/domain/content/content.ts';
import { useBackTo } from '@mirante/crud/list/list-states.tsx';
import { RemoveButton } from '@mirante/crud/record/remove-button.tsx';
import { Can } from '@mirante/session/can.tsx';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { to } from '../../app/to.ts';

interface Props {
  remove: AnyEndpoint;
  edit: AnyEndpoint;
  /** The content's name with its article. */
  what: string;
  act: () => Promise<unknown>;
  /** What else is removed. */
  consequence?: ReactNode;
  /** The edit form's address, and the list shown after removal. */
  editTo: string;
  list: string;
  state: PublishingState;
  /** The prefill of its notification, once it is published. */
  notification: Parameters<typeof to.newNotification>[0];
  /** Actions before the others, the primary one first, such as publishing. */
  children?: ReactNode;
}

/** The actions of a content's own page. */
export function DetailActions({ remove, edit, what, act, editTo, list, state, notification, ...props }: Props) {
  const { consequence, children } = props;
  const go = useNavigate();
  const back = useBackTo();
  return (
    <>
      {children}
      <Can call={edit}>
        <Button component={Link} to={editTo} variant={children ? 'outlined' : 'contained'} size="small">
          Editar
        </Button>
        {state === 'published' && (
          <Button component={Link} to={to.newNotification(notification)} variant="outlined" size="small">
            Notificar
          </Button>
        )}
      </Can>
      <Can call={remove}>
        <RemoveButton what={what} consequence={consequence} remove={act} onRemoved={() => void go(back(list))} />
      </Can>
    </>
  );
}
