import { useCreateTagMutation } from '@mirante/api-client/content/tags.ts';
import { tags } from '@mirante/contract/content/tags.ts';
import { associations, type AssociatedResource, type AssociationKind } from '@mirante/domain/content/association.ts';
import { NOTHING_FOUND } from '@mirante/domain/records/page.ts';
import { Can } from '@mirante/session/can.tsx';
import { FieldFrame } from '@mirante/ui-kit/fields/field-frame.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { ListSkeleton } from '@mirante/ui-kit/states/skeletons.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { ErrorPanel } from '@mirante/ui-kit/states/states.tsx';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useDeferredValue, useId, useState } from 'react';
import { Link, useParams } from 'react-router';
import record from '../../../record/record.module.css';
import { associatedHooks } from '../../../shared/associations/associated-hooks.ts';
import { useCandidates, type Candidate } from '../../../shared/associations/candidates.ts';
import { moreFound } from '../../../shared/more-found.ts';
import css from './associate-page.module.css';
import { Toggle } from '../../../shared/associations/toggle.tsx';

interface Of {
  resource: AssociatedResource;
  kind: AssociationKind;
  /** The content's page. */
  back: (id: number) => string;
}
/** The minimum length of a tag's name. */
const SHORTEST_TAG = 3;

/** The page that associates a content to records of one kind. */
export function associatePage(of: Of) {
  const Page = () => <Associate {...of} id={Number(useParams().id)} />;
  Page.needs = associatedHooks[of.resource].add;
  return Page;
}

function Associate({ resource, kind, back, id }: Of & { id: number }) {
  const [typed, setTyped] = useState('');
  const { name, plural, one } = associations[kind];
  const search = useDeferredValue(typed.trim());
  const found = useCandidates[kind](search);
  const field = useId();
  const page = found.currentData;
  const more = page && moreFound(page);
  return (
    <>
      <PageHead
        title={`Associar ${one}`}
        actions={
          <Button component={Link} to={back(id)} variant="outlined" size="small">
            Voltar
          </Button>
        }
      />
      <Panel title={plural}>
        <FieldFrame field={{ id: field, message: undefined }} of={{ label: `Buscar ${name.toLowerCase()}` }}>
          <OutlinedInput
            id={field}
            type="search"
            autoComplete="off"
            value={typed}
            onChange={(e) => setTyped(e.target.value)}
            slotProps={{ input: { maxLength: 100 } }}
          />
        </FieldFrame>
        {kind === 'tags' && (
          <CreateTag
            name={typed.trim()}
            isFree={search === typed.trim() && page?.items.length === 0}
            {...{ resource, id }}
            done={(created) => setTyped((now) => (now.trim() === created ? '' : now))}
          />
        )}
        {found.error ? (
          <ErrorPanel error={found.error} onRetry={found.refetch} />
        ) : (
          <>
            <Candidates items={page?.items} {...{ resource, kind, id }} />
            {more && <p className={record.quiet}>{more}</p>}
          </>
        )}
      </Panel>
    </>
  );
}

interface CandidatesProps extends Omit<Of, 'back'> {
  id: number;
  items: readonly Candidate[] | undefined;
}
function Candidates({ items, resource, kind, id }: CandidatesProps) {
  const { currentData: linked, error, refetch } = associatedHooks[resource].useList({ id, kind });
  if (error) return <ErrorPanel error={error} onRetry={refetch} />;
  if (!items || !linked) return <ListSkeleton rows={4} />;
  if (items.length === 0) return <p className={record.quiet}>{NOTHING_FOUND}</p>;
  return (
    <ul className={css.rows} aria-label={associations[kind].plural}>
      {items.map((item) => (
        <li key={item.id}>
          <div>
            <strong>{item.name}</strong>
            {item.about && <small>{item.about}</small>}
          </div>
          <Toggle item={item} isOn={linked.some((one) => one.id === item.id)} {...{ resource, kind, id }} />
        </li>
      ))}
    </ul>
  );
}

interface CreateTagProps {
  name: string;
  /** No tag has this name. */
  isFree: boolean;
  resource: AssociatedResource;
  id: number;
  /** Called with its name: what was typed meanwhile stays. */
  done: (name: string) => void;
}
function CreateTag({ name, isFree, resource, id, done }: CreateTagProps) {
  const [create, { isLoading }] = useCreateTagMutation();
  const [add] = associatedHooks[resource].useAdd();
  const act = async () => {
    try {
      const tag = await create({ body: { name } }).unwrap();
      await add({ id, kind: 'tags', body: { id: tag.id } }).unwrap();
      done(name);
    } catch {
      // The call shows its own errors; the input is kept.
    }
  };
  return (
    <Can call={tags.createTag}>
      <Button
        variant="outlined"
        size="small"
        className={css.create}
        disabled={name.length < SHORTEST_TAG || !isFree || isLoading}
        onClick={() => void act()}
      >
        {name.length < SHORTEST_TAG ? 'Criar e associar tag' : `Criar e associar a tag “${name}”`}
      </Button>
    </Can>
  );
}
