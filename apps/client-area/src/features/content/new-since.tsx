import { useCountNewContentsQuery } from '@mirante/api-client/content/own-unread.ts';
import { dayTime } from '@mirante/domain/format.ts';
import css from './content-list.module.css';

/** "5 novos desde sua última visita, 17/11/2026, 21:40"; nothing on the first visit, or without new contents. */
export function NewSince() {
  const { data } = useCountNewContentsQuery();
  if (!data?.since || data.total === 0) return null;
  return (
    <p className={css.since}>
      <span>
        <strong>
          {data.total === 100 ? '100 ou mais' : data.total} {data.total === 1 ? 'novo' : 'novos'}
        </strong>{' '}
        desde sua última visita, {dayTime(data.since)}
      </span>
    </p>
  );
}
