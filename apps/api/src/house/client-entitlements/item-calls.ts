import { board } from '@mirante/contract/content/board.ts';
import { news } from '@mirante/contract/content/news.ts';
import { ownBoard } from '@mirante/contract/content/own-board.ts';
import { ownNews } from '@mirante/contract/content/own-news.ts';
import { ownReports } from '@mirante/contract/content/own-reports.ts';
import { ownVideos } from '@mirante/contract/content/own-videos.ts';
import { reports } from '@mirante/contract/content/reports.ts';
import { videos } from '@mirante/contract/content/videos.ts';
import type { AnyEndpoint } from '@mirante/contract/http.ts';
import { funds } from '@mirante/contract/investments/funds.ts';
import { ownFunds } from '@mirante/contract/investments/own-funds.ts';
import { ownPortfolios } from '@mirante/contract/investments/own-portfolios.ts';
import { ownStockPortfolios } from '@mirante/contract/investments/own-stock-portfolios.ts';
import { ownStocks } from '@mirante/contract/investments/own-stocks.ts';
import { portfolios } from '@mirante/contract/investments/portfolios.ts';
import { stockPortfolios } from '@mirante/contract/investments/stock-portfolios.ts';
import { stocks } from '@mirante/contract/investments/stocks.ts';
import { areaOf, mayCall, type Area, type Viewer } from '@mirante/domain/access.ts';
import type { EntitledKind } from '@mirante/domain/house/client-entitlements.ts';

/** The calls by which a client reads an item of each kind, and staff list them. */
const calls: Record<EntitledKind, { reads: AnyEndpoint; lists: AnyEndpoint }> = {
  portfolio: { reads: ownPortfolios.getOwnPortfolio, lists: portfolios.listPortfolios },
  stock_portfolio: { reads: ownStockPortfolios.getOwnStockPortfolio, lists: stockPortfolios.listStockPortfolios },
  fund: { reads: ownFunds.getOwnFund, lists: funds.listFunds },
  stock: { reads: ownStocks.getOwnStock, lists: stocks.listStocks },
  report: { reads: ownReports.getOwnReport, lists: reports.listReports },
  video: { reads: ownVideos.getOwnVideo, lists: videos.listVideos },
  news: { reads: ownNews.getOwnNews, lists: news.listNews },
  board: { reads: ownBoard.getOwnNotice, lists: board.listNotices },
};

/** The area in which clients read items of a kind. */
export const areaOfKind = (kind: EntitledKind): Area => areaOf(calls[kind].reads.allow)!;

/** Whether these staff may see what is not published yet, or not any more. */
export const mayList = (viewer: Viewer, kind: EntitledKind): boolean => mayCall(calls[kind].lists.allow, viewer);
