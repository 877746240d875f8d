import type { AnyEndpoint } from '@mirante/contract/http.ts';
import { useBackTo } from '@mirante/crud/list/left-lists.tsx';
import { RemoveButton } from '@mirante/crud/record/remove-button.tsx';
import { Can } from '@mirante/session/can.tsx';
import Button from '@mui/material/Button';
import { Link, useNavigate } from 'react-router';

interface Props {
  remove: AnyEndpoint;
  edit: AnyEndpoint;
  /** With its article. */
  what: string;
  act: () => Promise<unknown>;
  /** Where it is edited, and the list that is left to once it is removed. */
  editTo: string;
  list: string;
}

/** On a content's own page: what may be done to it. */
export function DetailActions({ remove, edit, what, act, editTo, list }: Props) {
  const go = useNavigate();
  const back = useBackTo();
  return (
    <>
      <Can call={remove}>
        <RemoveButton what={what} remove={act} onRemoved={() => void go(back(list))} />
      </Can>
      <Can call={edit}>
        <Button component={Link} to={editTo} variant="contained" size="small">
          Editar
        </Button>
      </Can>
    </>
  );
}
