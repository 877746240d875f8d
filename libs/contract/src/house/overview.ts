import {
  overviewPeriods,
  type DueWeek,
  type Funnel,
  type OverviewPeriod,
  type PendingPayment,
  type ProductSubscribers,
  type Revenue,
} from '@mirante/domain/house/overview.ts';
import type { AnyObject, NumberSchema } from 'yup';
import { get, type } from '../http.ts';
import { lazySchema } from '../lazy-schema.ts';

const period = lazySchema(({ form, num }) =>
  form({
    days: num()
      .oneOf([...overviewPeriods])
      .default(30) as unknown as NumberSchema<OverviewPeriod, AnyObject, OverviewPeriod, 'd'>,
  }),
);

const money = ['financeiro'] as const;
const people = ['atendimento', 'financeiro'] as const;

/** The panels of the staff home, each for its own roles. */
export const overview = {
  getRevenue: get('/api/v1/overview/revenue', {
    what: 'Ver a receita por dia e método',
    allow: money,
    input: period,
    returns: type<Revenue>(),
  }),
  getFunnel: get('/api/v1/overview/funnel', {
    what: 'Ver o funil do checkout',
    allow: money,
    input: period,
    returns: type<Funnel>(),
  }),
  listSubscribers: get('/api/v1/overview/subscribers', {
    what: 'Ver os assinantes ativos por produto',
    allow: people,
    returns: type<ProductSubscribers[]>(),
  }),
  listDueWeeks: get('/api/v1/overview/renewals', {
    what: 'Ver as renovações a vencer',
    allow: people,
    input: period,
    returns: type<DueWeek[]>(),
  }),
  listOldestPending: get('/api/v1/overview/pending', {
    what: 'Ver os pagamentos pendentes mais antigos',
    allow: people,
    input: period,
    returns: type<PendingPayment[]>(),
  }),
};
