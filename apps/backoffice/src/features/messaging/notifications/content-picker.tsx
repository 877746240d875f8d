import { useFindNotifiableQuery } from '@mirante/api-client/messaging/notifications.ts';
import type { NotificationForm } from '@mirante/contract/messaging/notification.form.ts';
import { dayTime } from '@mirante/domain/format.ts';
import {
  notifiableLabel,
  type NotifiableContent,
  type NotifiableKind,
} from '@mirante/domain/messaging/notification.ts';
import { emptySearchNote } from '@mirante/ui-kit/fields/combobox.tsx';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import { ErrorPanel } from '@mirante/ui-kit/states/states.tsx';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/OutlinedInput';
import { useFormikContext } from 'formik';
import { useId, useState } from 'react';
import css from './notification-fields.module.css';

/** What is published, and when, changes on other pages. */
const current = { refetchOnMountOrArgChange: true } as const;

/** Selects the content of a notification. */
export function ContentPicker({ content }: { content: NotifiableKind }) {
  const { values, setFieldValue } = useFormikContext<NotificationForm>();
  const [before, setBefore] = useState<NotifiableContent>();
  const id = Number(values.content_id) || undefined;
  const change = (replaced: NotifiableContent | undefined) => {
    setBefore(replaced);
    void setFieldValue('content_id', '');
  };
  if (id) return <Chosen content={content} id={id} change={change} />;
  return <Search key={content} content={content} before={before} onChosen={setBefore} />;
}

interface ChosenProps {
  content: NotifiableKind;
  id: number;
  change: (replaced: NotifiableContent | undefined) => void;
}
function Chosen({ content, id, change }: ChosenProps) {
  const { data, error, refetch } = useFindNotifiableQuery({ content, id }, current);
  const chosen = data?.[0];
  return (
    <>
      <div className={css.chosen}>
        <span>
          <strong>{chosen?.title ?? `${notifiableLabel(content)} ${id}`}</strong>
          <small>
            {notifiableLabel(content)} {id}
            {chosen?.goes_out_at && `, ${chosen.is_out ? 'publicado em' : 'sai em'} ${dayTime(chosen.goes_out_at)}`}
          </small>
        </span>
        <Button variant="text" size="small" onClick={() => change(chosen)}>
          Trocar
        </Button>
      </div>
      {error && <ErrorPanel title="Não foi possível carregar o conteúdo" error={error} onRetry={refetch} />}
      {data && !chosen && <Notice tone="danger" title="Conteúdo não encontrado." />}
      {chosen && !chosen.is_out && (
        <Notice
          tone="danger"
          title={chosen.goes_out_at ? 'Este conteúdo ainda não foi publicado.' : 'Esta carteira está inativa.'}
        >
          Só o que os clientes já podem abrir pode ser notificado.
        </Notice>
      )}
      {chosen?.notified_at && (
        <Notice tone="warning" title="Este conteúdo já foi notificado">
          Em {dayTime(chosen.notified_at)}. Quem recebeu recebe de novo.
        </Notice>
      )}
    </>
  );
}

interface SearchProps {
  content: NotifiableKind;
  /** The content chosen before: its title and products give way to the next one's, unless they were changed. */
  before: NotifiableContent | undefined;
  onChosen: (chosen: NotifiableContent) => void;
}
function Search({ content, before, onChosen }: SearchProps) {
  const { values, setValues, touched, errors } = useFormikContext<NotificationForm>();
  const [typed, setTyped] = useState('');
  const { data, isFetching, isError } = useFindNotifiableQuery({ content, filter: typed.trim() }, current);
  const found = isError ? [] : data;
  const id = useId();
  const isMissing = Boolean(touched.content_id && errors.content_id);
  const choose = (chosen: NotifiableContent) => {
    const { title, products } = values;
    onChosen(chosen);
    void setValues({
      ...values,
      content_id: chosen.id,
      title: title && title !== before?.title ? title : chosen.title,
      products: products.length > 0 && !areSame(products, before?.products) ? products : chosen.products,
    });
  };
  return (
    <div className={css.search}>
      <label htmlFor={id}>Procurar {notifiableLabel(content).toLowerCase()}</label>
      <InputBase
        id={id}
        type="search"
        error={isMissing}
        aria-describedby={isMissing ? `${id}-text` : undefined}
        value={typed}
        placeholder="Parte do título"
        onChange={(e) => setTyped(e.target.value.slice(0, 120))}
      />
      {isMissing && (
        <p className={css.wrong} id={`${id}-text`}>
          Selecione um conteúdo.
        </p>
      )}
      <ul aria-label="Conteúdos encontrados" aria-busy={isFetching}>
        {found?.slice(0, 6).map((one) => (
          <li key={one.id}>
            <button type="button" onClick={() => choose(one)}>
              <strong>{one.title}</strong>
              <small>
                {one.goes_out_at ? dayTime(one.goes_out_at) : `ID ${one.id}`}
                {!one.is_out && ', ainda não publicado'}
              </small>
            </button>
          </li>
        ))}
        {found?.length === 0 && <li>{emptySearchNote({ isBusy: isFetching, isFailed: isError })}</li>}
      </ul>
    </div>
  );
}

const areSame = (some: readonly number[], others: readonly number[] = []): boolean =>
  some.length === others.length && some.every((id) => others.includes(id));
