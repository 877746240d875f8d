/** What clients read. */
export const contentKinds = ['report', 'video', 'news', 'board', 'portfolio'] as const;
export type ContentKind = (typeof contentKinds)[number];

export interface Usage {
  total: number;
  last_24_hours: number;
  last_7_days: number;
}

/** How much one client uses the house: logins, and what was read of each kind. */
export interface ClientMetrics {
  login_stats: Usage;
  reports: Usage;
  videos: Usage;
  news: Usage;
  board: Usage;
}

/** A part of a total in whole percents; 0 of nothing. */
export const percentOf = (part: number, total: number): number => (total === 0 ? 0 : Math.round((part / total) * 100));
