import { changeLabels, nameOf, type AuditEntry } from '@mirante/domain/house/audit.ts';
import { dayTime } from '@mirante/domain/format.ts';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import css from './changes-panel.module.css';
import { Differences } from './differences.tsx';
import { addressOf } from './record-address.ts';

const FIRST = 5;

/** A record's log, newest first, truncated until expanded. */
export function ChangeEntries({ of }: { of: readonly AuditEntry[] }) {
  const [all, showAll] = useState(false);
  if (of.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        Nada foi alterado pela equipe.
      </Typography>
    );
  return (
    <>
      <ol className={css.entries}>
        {(all ? of : of.slice(0, FIRST)).map((entry) => (
          <li key={entry.id}>
            <p className={css.head}>
              <span>
                <b>{entry.user_name}</b> · {entry.action}
                {entry.change !== 'update' && ` (${changeLabels[entry.change].toLowerCase()})`}
                {entry.resource !== entry.root_resource && (
                  <>
                    {' '}
                    · <PartOf entry={entry} />
                  </>
                )}
              </span>
              <time dateTime={entry.created_at}>{dayTime(entry.created_at)}</time>
            </p>
            <Differences of={entry} />
          </li>
        ))}
      </ol>
      {of.length > FIRST && !all && (
        <Button variant="text" size="small" className={css.all} onClick={() => showAll(true)}>
          Ver todas as {of.length}
        </Button>
      )}
    </>
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
