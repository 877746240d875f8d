// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ReportListPage } from './report-list-page.tsx';

const tagsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, n) => ({ id: first + n, name: `tag ${first + n}` }));
const answers = (total: number) => ({
  'GET /api/v1/reports': { body: { items: [], total: 0 } },
  'GET /api/v1/all-products': { body: [] },
  'GET /api/v1/tags': ({ call }: { call: string }) => {
    const items = /tag\.(name|id)=/.test(call) ? tagsFrom(130, 1) : tagsFrom(1, Math.min(total, 100));
    return { body: { items, total: Math.max(total, items.length) } };
  },
});

test('report list: is filtered by any of few tags', async () => {
  const { calls } = renderScreen(<ReportListPage />, answers(3));
  await screen.findByText('Tag: tag 3');
  fireEvent.change(screen.getByLabelText('Filtrar por Tag'), { target: { value: '3' } });
  await waitFor(() => expect(calls.some(({ call }) => call.includes('report.tags=3'))).toBe(true));
});

test('report list: is filtered by a tag past the hundredth, found by its name', async () => {
  const { calls } = renderScreen(<ReportListPage />, answers(130));
  const box = await screen.findByLabelText<HTMLInputElement>('Filtrar por Tag', { selector: 'input[role=combobox]' });
  fireEvent.change(box, { target: { value: 'tag 130' } });
  fireEvent.click(await screen.findByText('tag 130'));
  await waitFor(() => expect(calls.some(({ call }) => call.includes('report.tags=130'))).toBe(true));
  await waitFor(() => expect(box.value).toBe('tag 130'));
});
