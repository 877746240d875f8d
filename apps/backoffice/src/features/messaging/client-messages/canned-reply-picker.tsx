import { useListCannedRepliesQuery } from '@mirante/api-client/messaging/canned-replies.ts';
import { useFormField } from '@mirante/ui-kit/fields/form-field.ts';
import { ErrorPanel } from '@mirante/ui-kit/states/states.tsx';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { to } from '../../../app/to.ts';
import css from './canned-reply-picker.module.css';

const MAX_SHOWN = 100;

/** Appends a canned reply to the typed text; the form refuses what gets too long, whole. */
export function CannedReplyPicker() {
  const { data, error, refetch } = useListCannedRepliesQuery({ perPage: MAX_SHOWN });
  const reply = useFormField<string>('reply');
  const [chosen, choose] = useState('');
  const id = useId();
  const canned = data?.items ?? [];
  const insert = () => {
    const text = canned.find((one) => String(one.id) === chosen)?.text ?? '';
    reply.change([reply.value, text].filter(Boolean).join('\n\n'));
    choose('');
  };
  if (error && !data)
    return <ErrorPanel title="Não foi possível carregar as respostas prontas" error={error} onRetry={refetch} />;
  return (
    <div className={css.picker}>
      <label htmlFor={id}>Resposta pronta</label>
      <select id={id} value={chosen} onChange={(e) => choose(e.target.value)} disabled={canned.length === 0}>
        <option value="">{data && canned.length === 0 ? 'Nenhuma ainda' : 'Selecione'}</option>
        {canned.map((one) => (
          <option key={one.id} value={one.id}>
            {one.title}
          </option>
        ))}
      </select>
      <Button variant="outlined" disabled={chosen === ''} onClick={insert}>
        Inserir
      </Button>
      <Button component={Link} to={to.cannedReplies()} variant="text">
        Respostas prontas
      </Button>
    </div>
  );
}
