import { contents } from '@mirante/contract/content/contents.ts';
import { contentSearch } from '@mirante/contract/content/content-search.ts';
import { ownBoard } from '@mirante/contract/content/own-board.ts';
import { ownContents } from '@mirante/contract/content/own-contents.ts';
import { ownNews } from '@mirante/contract/content/own-news.ts';
import { ownReports } from '@mirante/contract/content/own-reports.ts';
import { ownUnread } from '@mirante/contract/content/own-unread.ts';
import { readingPosition } from '@mirante/contract/content/reading-position.ts';
import { reportCopies } from '@mirante/contract/content/report-copies.ts';
import { publishingActs } from '@mirante/contract/content/publishing-acts.ts';
import { ownVideos } from '@mirante/contract/content/own-videos.ts';
import { reports } from '@mirante/contract/content/reports.ts';
import { bindHandlers, type BoundContract } from '../http/bind-handlers.ts';
import { reportCopyRoutes } from './copies/copies.routes.ts';
import { ownBoardRoutes } from './board/own-board.routes.ts';
import { ownContentRoutes } from './feed/own-contents.routes.ts';
import { ownUnreadRoutes } from './feed/own-unread.routes.ts';
import { ownNewsRoutes } from './news/own-news.routes.ts';
import { publishingActRoutes } from './publishing-acts/publishing-acts.routes.ts';
import { contentsRoutes } from './publishing/contents.routes.ts';
import { readingPositionRoutes } from './reports/reading-position.routes.ts';
import { ownReportRoutes } from './reports/own-reports.routes.ts';
import { reportRoutes } from './reports/reports.routes.ts';
import { contentSearchRoutes } from './search/content-search.routes.ts';
import { ownVideoRoutes } from './videos/own-videos.routes.ts';
import { relatedResources } from '@mirante/contract/content/related-resources.ts';
import { researchSettings } from '@mirante/contract/content/research-settings.ts';
import { sampleReport } from '@mirante/contract/content/sample-report.ts';
import { tags } from '@mirante/contract/content/tags.ts';
import { relatedResourceRoutes } from './associations/related-resources.routes.ts';
import { researchSettingsRoutes } from './research-settings/research-settings.routes.ts';
import { sampleReportRoutes } from './reports/sample-report.routes.ts';
import { tagRoutes } from './tags/tags.routes.ts';
import { board } from '@mirante/contract/content/board.ts';
import { news } from '@mirante/contract/content/news.ts';
import { videos } from '@mirante/contract/content/videos.ts';
import { boardRoutes } from './board/board.routes.ts';
import { newsRoutes } from './news/news.routes.ts';
import { videoRoutes } from './videos/videos.routes.ts';

export const contentRoutes: readonly BoundContract[] = [
  bindHandlers(contents, contentsRoutes),
  bindHandlers(publishingActs, publishingActRoutes),
  bindHandlers(reports, reportRoutes),
  bindHandlers(sampleReport, sampleReportRoutes),
  bindHandlers(reportCopies, reportCopyRoutes),
  bindHandlers(ownReports, ownReportRoutes),
  bindHandlers(readingPosition, readingPositionRoutes),
  bindHandlers(ownContents, ownContentRoutes),
  bindHandlers(ownUnread, ownUnreadRoutes),
  bindHandlers(ownVideos, ownVideoRoutes),
  bindHandlers(ownNews, ownNewsRoutes),
  bindHandlers(ownBoard, ownBoardRoutes),
  bindHandlers(contentSearch, contentSearchRoutes),
  bindHandlers(tags, tagRoutes),
  bindHandlers(relatedResources, relatedResourceRoutes),
  bindHandlers(researchSettings, researchSettingsRoutes),
  bindHandlers(videos, videoRoutes),
  bindHandlers(news, newsRoutes),
  bindHandlers(board, boardRoutes),
];
