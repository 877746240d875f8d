/** The kinds of content that clients read. */
const contentKinds = ['report', 'video', 'news', 'board', 'portfolio'] as const;
export type ContentKind = (typeof contentKinds)[number];

export interface Usage {
  total: number;
  last_24_hours: number;
  last_7_days: number;
}

/** A client's activity: logins, and reads by kind of content. */
export interface ClientMetrics {
  login_stats: Usage;
  reports: Usage;
  videos: Usage;
  news: Usage;
  board: Usage;
}

/** A part of a total in whole percent; 0 if the total is 0. */
export const percentOf = (part: number, total: number): number => (total === 0 ? 0 : Math.round((part / total) * 100));
