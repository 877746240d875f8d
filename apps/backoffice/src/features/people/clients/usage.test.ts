import { expect, it } from 'vitest';
import { usageRows } from './usage.ts';

const nothing = { total: 0, last_24_hours: 0, last_7_days: 0 };

it('usageRows: gives each day and week its own count and share of the total', () => {
  const rows = usageRows({
    login_stats: { total: 12, last_24_hours: 2, last_7_days: 8 },
    reports: nothing,
    videos: nothing,
    news: nothing,
    board: nothing,
  });
  expect(rows.map(({ label }) => label)).toEqual(['Logins', 'Relatórios', 'Vídeos', 'Notícias', 'Recados']);
  expect(rows[0]).toMatchObject({
    total: 12,
    last_24_hours: 2,
    percent_24_hours: 17,
    last_7_days: 8,
    percent_7_days: 67,
  });
  expect(rows[1]).toMatchObject({ percent_24_hours: 0, percent_7_days: 0 });
});
