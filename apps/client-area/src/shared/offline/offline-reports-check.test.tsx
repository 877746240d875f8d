// @vitest-environment happy-dom
import { SESSION_KEY } from '@mirante/session/stored-session.ts';
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeCaches } from '../../testing/fake-caches.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { OfflineReportsCheck } from './offline-reports-check.tsx';
import { offlineReports, storeReport } from './offline-reports.ts';

const KEPT = 'GET /api/v1/client/reports-kept';
const reader = { clientId: 1, token: 't' };
const report = (id: number) =>
  ({ id, name: `Estudo ${id}`, file_path: null, version: null, read_at: null, open_until: null }) as never;

beforeEach(async () => {
  fakeCaches();
  localStorage.setItem(SESSION_KEY, JSON.stringify({ token: 't', details: { role: 'client', user: { id: 1 } } }));
  for (const id of [1, 2]) await storeReport(reader, report(id));
});
const left = async () => (await offlineReports(1)).map((each) => each.report.id).toSorted((a, b) => a - b);

test.each<[string, string[], object, number[], number]>([
  ['keeps those that the client may still read', ['top_fundos'], { body: [report(2)] }, [2], 1],
  ['removes all once none may be read', ['top_fundos'], { status: 403, body: {} }, [], 1],
  ['removes all, without a call, where no product has contents', [], {}, [], 0],
  ['keeps all while the server fails', ['top_fundos'], { status: 503, body: {} }, [1, 2], 1],
])('offline reports check: %s', async (_what, entitlements, answer, ids, times) => {
  const { calls } = renderScreen(<OfflineReportsCheck />, { [KEPT]: answer }, { entitlements });
  await waitFor(() => expect(calls).toHaveLength(times));
  await waitFor(async () => expect(await left()).toEqual(ids));
});

test('offline reports check: asks nothing without a network', async () => {
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { calls } = renderScreen(<OfflineReportsCheck />, {}, { entitlements: ['top_fundos'] });
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect([await left(), calls]).toEqual([[1, 2], []]);
  offline.mockRestore();
});
