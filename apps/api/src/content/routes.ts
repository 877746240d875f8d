import { ownBoard } from '@mirante/contract/content/own-board.ts';
import { ownContents } from '@mirante/contract/content/own-contents.ts';
import { ownNews } from '@mirante/contract/content/own-news.ts';
import { ownReports } from '@mirante/contract/content/own-reports.ts';
import { readingPosition } from '@mirante/contract/content/reading-position.ts';
import { ownVideos } from '@mirante/contract/content/own-videos.ts';
import { reports } from '@mirante/contract/content/reports.ts';
import { on, type Served } from '../http/served.ts';
import { ownBoardRoutes } from './board/own-board.routes.ts';
import { ownContentRoutes } from './feed/own-contents.routes.ts';
import { ownNewsRoutes } from './news/own-news.routes.ts';
import { readingPositionRoutes } from './reports/reading-position.routes.ts';
import { ownReportRoutes } from './reports/own-reports.routes.ts';
import { reportRoutes } from './reports/reports.routes.ts';
import { ownVideoRoutes } from './videos/own-videos.routes.ts';

export const contentRoutes: readonly Served[] = [
  on(reports, reportRoutes),
  on(ownReports, ownReportRoutes),
  on(readingPosition, readingPositionRoutes),
  on(ownContents, ownContentRoutes),
  on(ownVideos, ownVideoRoutes),
  on(ownNews, ownNewsRoutes),
  on(ownBoard, ownBoardRoutes),
];
