import { changeLabels, nameOf, type AuditEntry } from '@mirante/domain/house/audit.ts';
import { dayTime, initials } from '@mirante/domain/format.ts';
import type { RowsView } from '@mirante/crud/list/list-frame.tsx';
import { AfterDelay, ListSkeleton } from '@mirante/ui-kit/states/skeletons.tsx';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { Differences } from '../../../record/differences.tsx';
import { addressOf } from '../../../record/record-address.ts';
import css from './audit-requests.module.css';
import { requestsOf } from '../../../record/requests.ts';

/** The log grouped by call: author, action and time, then each changed record. */
export function AuditRequests({ label, rows, busy, fallback }: RowsView<AuditEntry>) {
  if (fallback) return <div className={css.instead}>{fallback}</div>;
  if (!rows)
    return (
      <div className={css.instead}>
        <AfterDelay>
          <ListSkeleton />
        </AfterDelay>
      </div>
    );
  return (
    <ol className={css.requests} aria-label={label} aria-busy={busy}>
      {requestsOf(rows).map((entries) => (
        <Request key={entries[0]!.id} entries={entries} />
      ))}
    </ol>
  );
}

/** The number of records shown before expanding. */
const FIRST = 3;

function Request({ entries }: { entries: readonly AuditEntry[] }) {
  const [{ user_name, action, created_at, request_size }] = entries as [AuditEntry];
  const [all, showAll] = useState(false);
  const shown = all || entries.length <= FIRST + 1 ? entries : entries.slice(0, FIRST);
  return (
    <li className={css.request}>
      <span className={css.avatar} aria-hidden>
        {initials(user_name)}
      </span>
      <div>
        <p className={css.head}>
          <b>{user_name}</b>
          <span>{action}</span>
          {request_size > 1 && <span className={css.count}>{request_size} registros na mesma ação</span>}
          <time dateTime={created_at}>{dayTime(created_at)}</time>
        </p>
        <ul className={css.entries} aria-label="Registros">
          {shown.map((entry) => (
            <li key={entry.id}>
              <RecordOf entry={entry} />
              <Differences of={entry} />
            </li>
          ))}
        </ul>
        {shown.length < entries.length && (
          <Button variant="text" size="small" onClick={() => showAll(true)}>
            Mostrar mais {entries.length - shown.length} registros{entries.length < request_size && ' desta página'}
          </Button>
        )}
      </div>
    </li>
  );
}

function RecordOf({ entry }: { entry: AuditEntry }) {
  const { change, resource, record_id, root_resource, root_name, root_id } = entry;
  const address = addressOf(entry);
  const isRoot = resource === root_resource;
  const name = [nameOf(resource), isRoot && root_name ? root_name : record_id].filter(Boolean).join(' ');
  return (
    <p className={css.record}>
      <span className={css[change]}>{changeLabels[change]}</span>
      {address ? (
        <Link component={RouterLink} to={address}>
          {name}
        </Link>
      ) : (
        <b>{name}</b>
      )}
      {isRoot && root_name && record_id !== null && <span className={css.id}>#{record_id}</span>}
      {!isRoot && root_name && (
        <span className={css.id}>
          de {root_name} #{root_id}
        </span>
      )}
    </p>
  );
}
