import { payments } from '@mirante/contract/sales/payments.ts';
import { FilterBox } from '@mirante/crud/list/filter-box.tsx';
import { filter, type NamedFilter } from '@mirante/crud/list/filters.tsx';
import { useListQuery } from '@mirante/crud/list/use-list-query.ts';
import { dayInSaoPaulo } from '@mirante/domain/dates.ts';
import { periodLabels, periodNameOf, periodOf, type PeriodName } from '@mirante/domain/records/period.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { useState } from 'react';
import css from './payment-period.module.css';

type Moment = 'created' | 'confirmed';
type Key = `payment.${Moment}_${'from' | 'to'}`;

const ends = (moment: Moment, label: string): (NamedFilter<Key> & { apart: true })[] => [
  { label: `${label} desde`, filter: filter.day(`payment.${moment}_from`), apart: true },
  { label: `${label} até`, filter: filter.day(`payment.${moment}_to`), apart: true },
];
/** Rendered by `PaymentPeriod`; on a phone, in the filter sheet. */
export const periodFilters = [...ends('created', 'Criados'), ...ends('confirmed', 'Confirmados')];

const moments = filter.choice('moment', { created: 'Criados em', confirmed: 'Confirmados em' }, '');
const presets = filter.choice('period', { ...periodLabels, custom: 'Outras datas' }, 'Qualquer data');

/** The list's period: a named one, or from one day to another. */
export function PaymentPeriod() {
  const { query, change, accepts } = useListQuery(payments.listPayments);
  const dayOf = (key: Key) => (query[key] as string | undefined) ?? '';
  const isSet = (of: Moment) => dayOf(`payment.${of}_from`) + dayOf(`payment.${of}_to`) !== '';
  const [chosen, choose] = useState<Moment>('created');
  const moment = isSet('confirmed') ? 'confirmed' : isSet('created') ? 'created' : chosen;
  const [from, to] = periodFilters.filter(({ filter: { key } }) => key.startsWith(`payment.${moment}`)) as [
    NamedFilter<Key>,
    NamedFilter<Key>,
  ];
  const days = { from: dayOf(from.filter.key), to: dayOf(to.filter.key) };
  const today = dayInSaoPaulo(serverNow());
  const name = isSet(moment) ? (periodNameOf(days, today) ?? 'custom') : '';
  const apply = (of: Moment, period: { from: string | undefined; to: string | undefined }) =>
    change({
      ...Object.fromEntries(periodFilters.map((each) => [each.filter.key, undefined])),
      [`payment.${of}_from`]: period.from,
      [`payment.${of}_to`]: period.to,
    });
  const byMoment = (next: string) => {
    choose(next as Moment);
    if (isSet(moment)) apply(next as Moment, days);
  };
  const byName = (next: string) => {
    if (next === '') apply(moment, { from: undefined, to: undefined });
    else if (next !== 'custom') apply(moment, periodOf(next as PeriodName, today));
  };
  return (
    <div className={css.period} role="group" aria-label="Período">
      <FilterBox of={{ label: 'momento', filter: moments }} value={moment} accepts={() => true} apply={byMoment} />
      <FilterBox of={{ label: 'período', filter: presets }} value={name} accepts={() => true} apply={byName} />
      {[from, to].map((day) => (
        <span key={day.filter.key} className={css.day}>
          <span aria-hidden>{day === from ? 'de' : 'até'}</span>
          <FilterBox
            of={day}
            value={dayOf(day.filter.key)}
            accepts={(value) => accepts(day.filter.key, value)}
            apply={(value) => change({ [day.filter.key]: value })}
          />
        </span>
      ))}
    </div>
  );
}
