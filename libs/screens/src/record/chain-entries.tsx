import type { RecordCall } from '@mirante/domain/investments/record.ts';
import { day } from '@mirante/domain/format.ts';
import css from './record.module.css';

type Recorded = Pick<RecordCall, 'opened_entry' | 'closed_entry' | 'corrections' | 'removed_at'>;

/** The chain entries that opened and closed it, and later corrections. */
export const ChainEntries = ({ opened_entry, closed_entry, corrections, removed_at }: Recorded) => (
  <>
    {`nº ${opened_entry}${closed_entry === null ? '' : ` e ${closed_entry}`}`}
    {corrections > 0 && (
      <span className={css.mark}>{corrections === 1 ? '1 correção' : `${corrections} correções`}</span>
    )}
    {removed_at && <span className={css.mark}>retirada em {day(removed_at)}</span>}
  </>
);
