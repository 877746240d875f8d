import { percentOf, type ClientMetrics, type Usage } from '@mirante/domain/people/usage.ts';

export interface UsageRow extends Usage {
  label: string;
  percent_24_hours: number;
  percent_7_days: number;
}

/** The metrics in display order, with their labels. */
export const usageRows = (metrics: ClientMetrics): UsageRow[] =>
  (Object.keys(labels) as (keyof ClientMetrics)[]).map((key) => {
    const usage = metrics[key];
    return {
      label: labels[key],
      ...usage,
      percent_24_hours: percentOf(usage.last_24_hours, usage.total),
      percent_7_days: percentOf(usage.last_7_days, usage.total),
    };
  });

const labels: Record<keyof ClientMetrics, string> = {
  login_stats: 'Logins',
  reports: 'Relatórios',
  videos: 'Vídeos',
  news: 'Notícias',
  board: 'Recados',
};
