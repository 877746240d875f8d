import { columnLabel, type AuditEntry } from '@mirante/domain/house/audit.ts';
import { isPaging } from '@mirante/domain/records/page.ts';
import { shortenText } from '@mirante/domain/shorten-text.ts';
import { takeFocus } from '@mirante/ui-kit/states/take-focus.ts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import css from './differences.module.css';
import { inWords, isNothing } from './value-words.ts';

type Entry = Pick<AuditEntry, 'resource' | 'diff' | 'change'> & Partial<Pick<AuditEntry, 'names'>>;

/** The number shown before expanding. */
const FIRST = 5;
const firstNew = { ref: takeFocus, tabIndex: -1 };

/** A change's differences, by column. */
export function Differences({ of: entry }: { of: Entry }) {
  const { resource, diff, change } = entry;
  const [all, showAll] = useState(false);
  // An exported list's filters are shown, its paging is not.
  const columns = Object.entries(diff).filter(
    ([column, [was, is]]) =>
      !(isPaging(column) || (change === 'create' && isNothing(is)) || (change === 'remove' && isNothing(was))),
  );
  if (columns.length === 0) return null;
  const shown = all || columns.length <= FIRST + 1 ? columns : columns.slice(0, FIRST);
  return (
    <>
      <dl className={css.list}>
        {shown.map(([column, [was, is]], i) => (
          <div key={column} className={css.line} {...(all && i === FIRST && firstNew)}>
            <dt>{columnLabel(resource, column)}</dt>
            <dd>
              {change === 'update' && !isNothing(was) && !isSecret(was) && (
                <>
                  <del>
                    <Value of={textOf(entry, column, was)} />
                  </del>{' '}
                  <span aria-hidden className={css.arrow}>
                    →
                  </span>
                  <span className="m-hidden"> para </span>{' '}
                </>
              )}
              {change === 'remove' ? (
                <del>
                  <Value of={textOf(entry, column, was)} />
                </del>
              ) : (
                <ins>
                  <Value of={textOf(entry, column, is)} />
                </ins>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {shown.length < columns.length && (
        <Button variant="text" size="small" className={css.all} onClick={() => showAll(true)}>
          Mostrar mais {columns.length - shown.length} campos
        </Button>
      )}
    </>
  );
}

/** The log keeps that a password changed, not its values. */
const isSecret = (value: unknown): boolean => value === '•••';

function textOf({ resource, names = {} }: Entry, column: string, value: unknown): string {
  if (isSecret(value)) return 'alterada';
  const name = typeof value === 'number' && Object.hasOwn(names, column) ? names[column]![value] : undefined;
  return name ?? inWords(resource, column, value);
}

/** Longer values are shown as text instead of being compared. */
const LONG = 160;

function Value({ of: text }: { of: string }) {
  const [whole, showWhole] = useState(false);
  const short = shortenText(text, LONG);
  if (short === text) return text;
  if (whole) return <span {...firstNew}>{text}</span>;
  return (
    <>
      {short}{' '}
      <button type="button" className={css.more} onClick={() => showWhole(true)}>
        ver tudo
      </button>
    </>
  );
}
