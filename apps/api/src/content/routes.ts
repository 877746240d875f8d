import { board } from '@mirante/contract/content/board.ts';
import { news } from '@mirante/contract/content/news.ts';
import { ownReports } from '@mirante/contract/content/own-reports.ts';
import { reports } from '@mirante/contract/content/reports.ts';
import { videos } from '@mirante/contract/content/videos.ts';
import { on, type Served } from '../http/served.ts';
import { boardRoutes } from './board/board.routes.ts';
import { newsRoutes } from './news/news.routes.ts';
import { ownReportRoutes } from './reports/own-reports.routes.ts';
import { reportRoutes } from './reports/reports.routes.ts';
import { videoRoutes } from './videos/videos.routes.ts';

export const contentRoutes: readonly Served[] = [
  on(reports, reportRoutes),
  on(ownReports, ownReportRoutes),
  on(videos, videoRoutes),
  on(news, newsRoutes),
  on(board, boardRoutes),
];
