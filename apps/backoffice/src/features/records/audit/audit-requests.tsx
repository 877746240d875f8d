import { useListAuditEntriesQuery } from '@mirante/api-client/records/audit.ts';
import type { RowsView } from '@mirante/crud/list/list-frame.tsx';
import { counted } from '@mirante/crud/list/noun.ts';
import { dayTime, initials } from '@mirante/domain/format.ts';
import { changeLabels, nameOf, type AuditEntry, type AuditRequest } from '@mirante/domain/house/audit.ts';
import { BusyButton } from '@mirante/ui-kit/states/busy-button.tsx';
import { AfterDelay, ListSkeleton } from '@mirante/ui-kit/states/skeletons.tsx';
import { ErrorPanel } from '@mirante/ui-kit/states/states.tsx';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { Differences } from '../../../record/differences.tsx';
import { addressOf } from '../../../record/record-address.ts';
import css from './audit-requests.module.css';

/** The log by call: author, action and time, then its first changed records. */
export function AuditRequests({ label, rows, busy, fallback }: RowsView<AuditRequest>) {
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
      {rows.map((request) => (
        <Request key={request.id} of={request} />
      ))}
    </ol>
  );
}

function Request({ of: { id, user_name, action, created_at, size, entries } }: { of: AuditRequest }) {
  const [pages, setPages] = useState(0);
  const { currentData, isFetching, refetch } = useListAuditEntriesQuery(pageOf(id, pages), { skip: pages === 0 });
  // The button stays until its entries are shown, the first of which takes the focus.
  const loaded = currentData ? pages : Math.max(0, pages - 1);
  const shown = loaded === 0 ? entries.length : loaded * PER_PAGE;
  return (
    <li className={css.request}>
      <span className={css.avatar} aria-hidden>
        {initials(user_name)}
      </span>
      <div>
        <p className={css.head}>
          <b>{user_name}</b>
          <span>{action}</span>
          {size > 1 && <span className={css.count}>{size} registros na mesma ação</span>}
          <time dateTime={created_at}>{dayTime(created_at)}</time>
        </p>
        <ul className={css.entries} aria-label="Registros">
          {pages === 0
            ? entries.map((entry) => <Entry key={entry.id} of={entry} />)
            : Array.from({ length: pages }, (_, n) => (
                <EntriesPage key={n} madeWith={id} page={n + 1} meanwhile={n === 0 ? entries : []} />
              ))}
        </ul>
        {shown < size && (
          <BusyButton
            variant="text"
            size="small"
            busy={isFetching && loaded < pages}
            doing="Carregando"
            onClick={() => (loaded < pages ? void refetch() : setPages(pages + 1))}
          >
            {`Mostrar mais ${counted(Math.min(size, (loaded + 1) * PER_PAGE) - shown, ['registro', 'registros'])}`}
          </BusyButton>
        )}
      </div>
    </li>
  );
}

const PER_PAGE = 100;
const pageOf = (madeWith: number, page: number) =>
  ({ 'audit.made_with': madeWith, page, perPage: PER_PAGE, order: 1 }) as const;

/** A page of all entries of the call that made one. */
function EntriesPage({
  madeWith,
  page,
  meanwhile,
}: {
  madeWith: number;
  page: number;
  meanwhile: readonly AuditEntry[];
}) {
  const { data, error, isFetching, refetch } = useListAuditEntriesQuery(pageOf(madeWith, page));
  if (error && !isFetching)
    return (
      <li>
        <ErrorPanel error={error} onRetry={refetch} />
      </li>
    );
  return (data?.items ?? meanwhile).map((entry, i) => (
    <Entry key={entry.id} of={entry} isFirstNew={i === meanwhile.length} />
  ));
}

/** Unless the focus has left the call meanwhile. */
function focusNew(entry: HTMLLIElement | null): void {
  const { body, activeElement } = document;
  if (activeElement === body || entry?.parentElement?.closest('li')?.contains(activeElement)) entry?.focus();
}

const Entry = ({ of, isFirstNew = false }: { of: AuditEntry; isFirstNew?: boolean }) => (
  <li {...(isFirstNew && { ref: focusNew, tabIndex: -1 })}>
    <RecordOf entry={of} />
    <Differences of={of} />
  </li>
);

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
