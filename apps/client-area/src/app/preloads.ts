import { session } from '@mirante/contract/access/session.ts';
import { ownBoard } from '@mirante/contract/content/own-board.ts';
import { ownContents } from '@mirante/contract/content/own-contents.ts';
import { ownNews } from '@mirante/contract/content/own-news.ts';
import { ownReports } from '@mirante/contract/content/own-reports.ts';
import { ownUnread } from '@mirante/contract/content/own-unread.ts';
import { ownVideos } from '@mirante/contract/content/own-videos.ts';
import { ownChanges } from '@mirante/contract/investments/own-changes.ts';
import { ownFunds } from '@mirante/contract/investments/own-funds.ts';
import { ownPortfolios } from '@mirante/contract/investments/own-portfolios.ts';
import { ownStockPortfolios } from '@mirante/contract/investments/own-stock-portfolios.ts';
import { ownStocks } from '@mirante/contract/investments/own-stocks.ts';
import { performance } from '@mirante/contract/investments/performance.ts';
import { catalogue } from '@mirante/contract/products/catalogue.ts';
import {
  earlyList,
  earlyPendingPayments,
  earlyRead,
  type EarlyRead,
  type RoutePreload,
} from '@mirante/contract/route-preload.ts';
import { clientAccount } from '@mirante/contract/sales/client-account.ts';
import { guestOrders } from '@mirante/contract/sales/guest-orders.ts';
import { ownTrades } from '@mirante/contract/trading/own-trades.ts';
import { boardWords } from '@mirante/domain/content/board.ts';
import { newsWords } from '@mirante/domain/content/news.ts';
import { reportWords } from '@mirante/domain/content/report.ts';
import { videoWords } from '@mirante/domain/content/video.ts';
import { fundWords } from '@mirante/domain/investments/fund.ts';
import { DEFAULT_IDLE } from '@mirante/domain/investments/performance/measure.ts';
import { stockPortfolioWords } from '@mirante/domain/investments/stock-portfolio.ts';
import { stockWords } from '@mirante/domain/investments/stock.ts';
import { panelHead } from '@mirante/domain/trading/panel.ts';
import { tradeWords } from '@mirante/domain/trading/trade-words.ts';
import { purposes } from './purposes.ts';
import { to } from './to.ts';

const products = earlyRead(catalogue.listActiveProducts);
const whoIsLoggedIn = earlyRead(session.getClientDetails);

const opens = (path: string, modules: readonly string[], ...reads: EarlyRead[]): RoutePreload => ({
  path,
  modules,
  reads: [...reads, whoIsLoggedIn],
});

const AREA = 'features/session/require-area';
/** Preloads a page that only some products open. */
const opensArea = (path: string, modules: readonly string[], ...reads: EarlyRead[]): RoutePreload =>
  opens(path, [...modules, AREA], ...reads);

/** The pages that people usually open first. */
const pages: readonly RoutePreload[] = [
  opens(
    to.home(),
    ['features/home/home-page'],
    earlyRead(clientAccount.listOwnProducts),
    earlyPendingPayments(clientAccount.getOwnPayment),
    earlyRead(guestOrders.listGuestOrders),
    products,
    earlyRead(clientAccount.listOwnPayments, { perPage: 3 }),
    earlyRead(ownContents.listOwnContents, { perPage: 4, sort: 'content.date', order: -1 }),
    earlyRead(ownChanges.listOwnChanges),
    earlyRead(ownUnread.countNewContents),
  ),
  opens(
    to.ownProducts(),
    ['features/products/own-products-page'],
    earlyRead(clientAccount.listOwnProducts),
    products,
    earlyRead(catalogue.getDefaultCoupon, { payment_context: 'buy' }),
  ),
  opens(to.payments(), ['features/payments/payment-list-page'], earlyList(clientAccount.listOwnPayments)),
  opensArea(
    to.contents(),
    ['features/content/content-list-page'],
    earlyList(ownContents.listOwnContents),
    earlyRead(ownUnread.countNewContents),
    products,
  ),
  opensArea(to.reports(), ['features/content/report-list-page'], earlyList(ownReports.listOwnReports), products),
  opensArea(
    to.report(':id'),
    ['features/reports/report-page', 'shared/reader/pdf-reader'],
    earlyRead(ownReports.getOwnReport),
  ),
  opensArea(to.videos(), ['features/content/video-list-page'], earlyList(ownVideos.listOwnVideos), products),
  opensArea(to.newsList(), ['features/content/news-list-page'], earlyList(ownNews.listOwnNews), products),
  opensArea(to.notices(), ['features/content/notice-list-page'], earlyList(ownBoard.listOwnNotices)),
  opensArea(
    to.portfolio(':id'),
    ['features/investments/portfolios/portfolio-page'],
    earlyRead(ownPortfolios.getOwnPortfolio),
    earlyRead(performance.getOwnPortfolioPerformance, { idle: DEFAULT_IDLE }),
  ),
  opensArea(
    to.stockPortfolio(':id'),
    ['features/investments/stock-portfolios/stock-portfolio-page'],
    earlyRead(ownStockPortfolios.getOwnStockPortfolio),
    earlyRead(performance.getOwnStockPortfolioPerformance, { idle: DEFAULT_IDLE }),
  ),
  opensArea(
    to.stockPortfolios(),
    ['features/investments/stock-portfolios/stock-portfolio-list-page'],
    earlyList(ownStockPortfolios.listOwnStockPortfolios),
    products,
  ),
  opensArea(to.stocks(), ['features/investments/stocks/stock-list-page'], earlyList(ownStocks.listOwnStocks)),
  opensArea(to.funds(), ['features/investments/funds/fund-list-page'], earlyList(ownFunds.listOwnFunds)),
  opensArea(to.panel(), ['features/trading/live-panel-page']),
  opensArea(to.trades(), ['features/trading/trade-list-page'], earlyList(ownTrades.listOwnTrades)),
];

const heads: Readonly<Record<string, RoutePreload['head']>> = {
  [to.ownProducts()]: { title: 'Meus produtos', purpose: purposes.ownProducts },
  [to.payments()]: { title: 'Pagamentos', purpose: purposes.payments },
  [to.contents()]: { title: 'Conteúdos', purpose: purposes.contents },
  [to.reports()]: { title: reportWords.plural, purpose: purposes.reports },
  [to.videos()]: { title: videoWords.plural, purpose: purposes.videos },
  [to.newsList()]: { title: newsWords.plural, purpose: purposes.news },
  [to.notices()]: { title: boardWords.plural, purpose: purposes.notices },
  [to.stockPortfolios()]: { title: stockPortfolioWords.plural, purpose: purposes.stockPortfolios },
  [to.stocks()]: { title: stockWords.plural, purpose: purposes.stocks },
  [to.funds()]: { title: fundWords.plural, purpose: purposes.funds },
  [to.panel()]: panelHead,
  [to.trades()]: { title: tradeWords.plural, purpose: purposes.trades },
};

/** Tells the boot script what to preload, and which head to show meanwhile. */
export const preloads = pages.map((page) => ({ ...page, head: heads[page.path] }));
