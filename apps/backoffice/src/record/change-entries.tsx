import { changeLabels, nameOf, type AuditEntry } from '@mirante/domain/house/audit.ts';
import { dayTime } from '@mirante/domain/format.ts';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import css from './change-entries.module.css';
import { Differences } from './differences.tsx';
import { addressOf } from './record-address.ts';
import { requestsOf } from './requests.ts';

const FIRST = 5;

/** A record's log by call, newest first, truncated until expanded. */
export function ChangeEntries({ of }: { of: readonly AuditEntry[] }) {
  const [all, showAll] = useState(false);
  const requests = requestsOf(of);
  if (of.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        Nada foi alterado pela equipe.
      </Typography>
    );
  return (
    <>
      <ol className={css.entries}>
        {(all ? requests : requests.slice(0, FIRST)).map((entries) => (
          <Request key={entries[0]!.id} entries={entries} />
        ))}
      </ol>
      {requests.length > FIRST && !all && (
        <Button variant="text" size="small" className={css.all} onClick={() => showAll(true)}>
          Ver todas as {requests.length}
        </Button>
      )}
    </>
  );
}

const isPart = ({ resource, root_resource }: AuditEntry): boolean => resource !== root_resource;
/** The record's creation or removal, then its changes, then its parts. */
const rankOf = (entry: AuditEntry): number => (isPart(entry) ? 2 : entry.change === 'update' ? 1 : 0);

/** What one call changed. */
function Request({ entries }: { entries: readonly AuditEntry[] }) {
  const ranked = entries.toSorted((one, other) => rankOf(one) - rankOf(other));
  const [first] = ranked as [AuditEntry];
  const { user_name, action, created_at } = first;
  return (
    <li>
      <p className={css.head}>
        <span>
          <b>{user_name}</b> · {action}
          {rankOf(first) === 0 && ` (${changeLabels[first.change].toLowerCase()})`}
        </span>
        <time dateTime={created_at}>{dayTime(created_at)}</time>
      </p>
      {ranked.map((entry) => (
        <div key={entry.id}>
          {isPart(entry) && (
            <p className={css.part}>
              <PartOf entry={entry} />
              {entry.change !== 'update' && ` (${changeLabels[entry.change].toLowerCase()})`}
            </p>
          )}
          <Differences of={entry} />
        </div>
      ))}
    </li>
  );
}

/** The changed part of the record. */
function PartOf({ entry }: { entry: AuditEntry }) {
  const address = addressOf(entry);
  const name = `${nameOf(entry.resource)} ${entry.record_id}`;
  return address ? (
    <Link component={RouterLink} to={address}>
      {name}
    </Link>
  ) : (
    name
  );
}
