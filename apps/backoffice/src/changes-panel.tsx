import { auditedResourceLabels, changeLabels, type AuditEntry } from '@mirante/domain/audit.ts';
import { dayTime } from '@mirante/domain/format.ts';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import css from './changes-panel.module.css';
import { Differences } from './differences.tsx';
import { Panel } from './panel.tsx';
import { addressOf } from './record-address.ts';

interface Props {
  /** The record's own log, of a hook such as `useListClientChangesQuery`. */
  query: { data?: readonly AuditEntry[] | undefined; error?: unknown };
}

const FIRST = 5;

/** Who on the staff changed what of a record, newest first. */
export function ChangesPanel({ query: { data, error } }: Props) {
  const [all, showAll] = useState(false);
  const shown = all ? data : data?.slice(0, FIRST);
  return (
    <Panel title="Alterações">
      {error !== undefined && <Typography variant="body2">Não foi possível carregar as alterações.</Typography>}
      {data?.length === 0 && <Typography variant="body2" sx={{ color: 'text.secondary' }}>Nada foi alterado pela equipe.</Typography>}
      <ol className={css.entries}>
        {shown?.map((entry) => (
          <li key={entry.id}>
            <p className={css.head}>
              <span>
                <b>{entry.user_name}</b> · {entry.action}
                {entry.change !== 'update' && ` (${changeLabels[entry.change].toLowerCase()})`}
                {entry.resource !== entry.root_resource && <> · <PartOf entry={entry} /></>}
              </span>
              <time dateTime={entry.created_at}>{dayTime(entry.created_at)}</time>
            </p>
            <Differences of={entry} />
          </li>
        ))}
      </ol>
      {data && data.length > FIRST && !all && <Button variant="text" size="small" sx={{ mt: 2, ml: -2 }} onClick={() => showAll(true)}>Ver todas as {data.length}</Button>}
    </Panel>
  );
}

/** Which of the record's parts it was. */
function PartOf({ entry }: { entry: AuditEntry }) {
  const address = addressOf(entry);
  const name = `${auditedResourceLabels[entry.resource]} ${entry.record_id}`;
  return address ? <Link component={RouterLink} to={address}>{name}</Link> : name;
}
