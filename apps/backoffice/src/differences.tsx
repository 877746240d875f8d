import type { AuditEntry } from '@mirante/domain/audit.ts';
import { ABSENT, day, dayTime } from '@mirante/domain/format.ts';
import { columnLabel } from './column-labels.ts';
import css from './differences.module.css';

/** What one change changed, column by column. */
export function Differences({ of: { diff, change } }: { of: AuditEntry }) {
  const columns = Object.entries(diff);
  if (columns.length === 0) return null;
  return (
    <dl className={css.list}>
      {columns.map(([column, [was, is]]) => (
        <div key={column} className={css.line}>
          <dt>{columnLabel(column)}</dt>
          <dd>
            {change === 'update' && !isNothing(was) && <><del>{inWords(was)}</del> <span aria-hidden>→</span><span className="m-hidden"> para </span> </>}
            {change === 'remove' ? <del>{inWords(was)}</del> : <ins>{inWords(is)}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const isNothing = (value: unknown) => value === null || value === undefined || value === '';

export function inWords(value: unknown): string {
  if (isNothing(value)) return ABSENT;
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (typeof value === 'number') return value.toLocaleString('pt-BR', { maximumFractionDigits: 8 });
  if (typeof value !== 'string') return JSON.stringify(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return day(value);
  return /^\d{4}-\d{2}-\d{2}T/.test(value) ? dayTime(value) : value;
}
