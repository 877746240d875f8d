import type { Input } from '@mirante/contract/http.ts';
import type { payments } from '@mirante/contract/sales/payments.ts';
import * as paymentStore from '../src/sales/payments/payments.store.ts';
import { scaleDatabase } from './databases.ts';
import { httpLoad } from './load.ts';
import { openRaw } from './pgbench.ts';
import { startProductionApi } from './process.ts';
import { openStaffSession } from './staff-session.ts';
import { measureInterleaved, type Reading, type Size } from './statistics.ts';
import { recordingServices } from './statements.ts';

const FIRST_PAGE = { page: 1, perPage: 20, sort: 'payment.created_at', order: -1 } as Input<
  typeof payments.listPayments
>;

/** A list and a detail over HTTP, with a session, compared with the same statements alone, prepared once. */
export async function* measure(size: Size): AsyncGenerator<Reading> {
  const [rounds, seconds] = size === 'whole' ? [5, 2] : [1, 1];
  const url = await scaleDatabase(size);
  const { services, record, close } = await recordingServices(url);
  const raw = await openRaw(url, seconds);
  const api = await startProductionApi(url, { RUN_JOBS: 'false' });
  const http = httpLoad(api.url);
  try {
    const { token, paymentId } = await openStaffSession(services.db);
    const list = await record((s) => paymentStore.list(s, FIRST_PAGE));
    const detail = await record((s) => paymentStore.find(s, paymentId));
    const ask = (path: string) => () => http.rate({ path, token }, seconds * 1000);
    const rates = await measureInterleaved(rounds, {
      list: ask('/api/v1/payments?perPage=20'),
      rawList: () => raw.prepared(list),
      simpleList: () => raw.simple(list),
      detail: ask(`/api/v1/payments/${paymentId}`),
      rawDetail: () => raw.prepared(detail),
      simpleDetail: () => raw.simple(detail),
    });
    const detailOf = (own: number, prepared: number, simple: number) =>
      `${own.toFixed(0)}/s; ${raw.by} ${prepared.toFixed(0)}/s prepared, ${simple.toFixed(0)}/s simple`;
    yield {
      id: 'G1-list',
      value: rates.list / rates.rawList,
      detail: detailOf(rates.list, rates.rawList, rates.simpleList),
    };
    yield {
      id: 'G1-detail',
      value: rates.detail / rates.rawDetail,
      detail: detailOf(rates.detail, rates.rawDetail, rates.simpleDetail),
    };
  } finally {
    http.close();
    await raw.close();
    await api.stop();
    await close();
  }
}
