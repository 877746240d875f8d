import type { AssociatedResource, AssociationKind } from '@mirante/domain/content/association.ts';
import { Can } from '@mirante/session/can.tsx';
import Button from '@mui/material/Button';
import { associatedHooks } from './associated-hooks.ts';
import type { Candidate } from './candidates.ts';

interface Props {
  resource: AssociatedResource;
  kind: AssociationKind;
  /** The content's id. */
  id: number;
  item: Candidate;
  isOn: boolean;
}

/** Adds or removes an association of a content. */
export function Toggle({ resource, kind, id, item, isOn }: Props) {
  const calls = associatedHooks[resource];
  const [add, adding] = calls.useAdd();
  const [remove, removing] = calls.useRemove();
  const act = isOn ? () => remove({ id, kind, item_id: item.id }) : () => add({ id, kind, body: { id: item.id } });
  const verb = isOn ? 'Desassociar' : 'Associar';
  return (
    <Can call={isOn ? calls.remove : calls.add}>
      <Button
        variant={isOn ? 'text' : 'outlined'}
        color={isOn ? 'error' : 'primary'}
        size="small"
        disabled={adding.isLoading || removing.isLoading}
        aria-label={`${verb} ${item.name}`}
        onClick={() => void act()}
      >
        {verb}
      </Button>
    </Can>
  );
}
