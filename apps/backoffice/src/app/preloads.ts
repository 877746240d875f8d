import { session } from '@mirante/contract/access/session.ts';
import { users } from '@mirante/contract/access/users.ts';
import { board } from '@mirante/contract/content/board.ts';
import { news } from '@mirante/contract/content/news.ts';
import { reportCopies } from '@mirante/contract/content/report-copies.ts';
import { reports } from '@mirante/contract/content/reports.ts';
import { videos } from '@mirante/contract/content/videos.ts';
import { failedJobs } from '@mirante/contract/house/failed-jobs.ts';
import { corporateActions } from '@mirante/contract/investments/corporate-actions.ts';
import { dividends } from '@mirante/contract/investments/dividends.ts';
import { fundCategories } from '@mirante/contract/investments/fund-categories.ts';
import { funds } from '@mirante/contract/investments/funds.ts';
import { portfolios } from '@mirante/contract/investments/portfolios.ts';
import { quotes } from '@mirante/contract/investments/quotes.ts';
import { stockPortfolios } from '@mirante/contract/investments/stock-portfolios.ts';
import { stocks } from '@mirante/contract/investments/stocks.ts';
import { cannedReplies } from '@mirante/contract/messaging/canned-replies.ts';
import { clientMessages } from '@mirante/contract/messaging/client-messages.ts';
import { notifications } from '@mirante/contract/messaging/notifications.ts';
import { clients } from '@mirante/contract/people/clients.ts';
import { analysts } from '@mirante/contract/products/analysts.ts';
import { coupons } from '@mirante/contract/products/coupons.ts';
import { offerQuestions } from '@mirante/contract/products/offer-questions.ts';
import { products } from '@mirante/contract/products/products.ts';
import { audit } from '@mirante/contract/records/audit.ts';
import { discrepancies } from '@mirante/contract/sales/discrepancies.ts';
import { expiringProducts } from '@mirante/contract/sales/expiring-products.ts';
import { payments } from '@mirante/contract/sales/payments.ts';
import { refunds } from '@mirante/contract/sales/refunds.ts';
import { traderBoard } from '@mirante/contract/trading/trader-board.ts';
import { tradeTemplates } from '@mirante/contract/trading/trade-templates.ts';
import { trades } from '@mirante/contract/trading/trades.ts';
import { earlyList, earlyRead, type EarlyRead, type RoutePreload } from '@mirante/contract/route-preload.ts';
import { to } from './to.ts';

const whoIsLoggedIn = earlyRead(session.getUserDetails);

const opens = (path: string, module: string, ...reads: EarlyRead[]): RoutePreload => ({
  path,
  modules: [`features/${module}`, 'app/allowed'],
  reads: [...reads, whoIsLoggedIn],
});

/** Tells the page's boot script what to preload: all lists, and the records that external links lead to. */
export const preloads: readonly RoutePreload[] = [
  opens(to.failedJobs(), 'house/failed-jobs/failed-job-list-page', earlyList(failedJobs.listFailedJobs)),
  opens(to.clients(), 'people/clients/client-list-page', earlyList(clients.listClients)),
  opens(to.client(':id'), 'people/clients/client-page', earlyRead(clients.getClient)),
  opens(to.payments(), 'sales/payments/payment-list-page', earlyList(payments.listPayments)),
  opens(to.payment(':id'), 'sales/payments/payment-page', earlyRead(payments.getPayment)),
  opens(
    to.expiringProducts(),
    'sales/expiring-products/expiring-product-list-page',
    earlyList(expiringProducts.listExpiringProducts),
  ),
  opens(to.refunds(), 'sales/refunds/refund-list-page', earlyList(refunds.listRefunds)),
  opens(to.discrepancies(), 'sales/discrepancies/discrepancy-list-page', earlyList(discrepancies.listDiscrepancies)),
  opens(to.coupons(), 'products/coupons/coupon-list-page', earlyList(coupons.listCoupons)),
  opens(
    to.offerQuestions(),
    'products/offer-questions/offer-question-list-page',
    earlyList(offerQuestions.listOfferQuestions),
  ),
  opens(to.analysts(), 'products/analysts/analyst-list-page', earlyList(analysts.listAnalysts)),
  opens(to.products(), 'products/products/product-list-page', earlyList(products.listProducts)),
  opens(to.reports(), 'content/reports/report-list-page', earlyList(reports.listReports)),
  opens(to.reportCopies(), 'content/report-copies/copy-list-page', earlyList(reportCopies.listReportCopies)),
  opens(to.videos(), 'content/videos/video-list-page', earlyList(videos.listVideos)),
  opens(to.news(), 'content/news/news-list-page', earlyList(news.listNews)),
  opens(to.notices(), 'content/board/notice-list-page', earlyList(board.listNotices)),
  opens(
    to.clientMessages(),
    'messaging/client-messages/client-message-list-page',
    earlyList(clientMessages.listClientMessages),
  ),
  opens(
    to.cannedReplies(),
    'messaging/canned-replies/canned-reply-list-page',
    earlyList(cannedReplies.listCannedReplies),
  ),
  opens(
    to.notifications(),
    'messaging/notifications/notification-list-page',
    earlyList(notifications.listNotifications),
  ),
  opens(to.funds(), 'investments/funds/fund-list-page', earlyList(funds.listFunds)),
  opens(
    to.fundCategories(),
    'investments/fund-categories/fund-category-list-page',
    earlyList(fundCategories.listFundCategories),
  ),
  opens(to.stocks(), 'investments/stocks/stock-list-page', earlyList(stocks.listStocks)),
  opens(to.portfolios(), 'investments/portfolios/portfolio-list-page', earlyList(portfolios.listPortfolios)),
  opens(to.dividends(), 'investments/dividends/dividend-list-page', earlyList(dividends.listDividends)),
  opens(
    to.stockPortfolios(),
    'investments/stock-portfolios/stock-portfolio-list-page',
    earlyList(stockPortfolios.listStockPortfolios),
  ),
  opens(to.closes(), 'investments/quotes/close-list-page', earlyList(quotes.listCloses)),
  opens(to.fundQuotas(), 'investments/quotes/quota-list-page', earlyList(quotes.listQuotas)),
  opens(to.indexValues(), 'investments/quotes/index-value-list-page', earlyList(quotes.listIndexValues)),
  opens(
    to.corporateActions(),
    'investments/corporate-actions/corporate-action-list-page',
    earlyList(corporateActions.listCorporateActions),
  ),
  opens(to.trades(), 'trading/trades/trade-list-page', earlyList(trades.listTrades)),
  opens(
    to.tradeTemplates(),
    'trading/templates/trade-template-list-page',
    earlyList(tradeTemplates.listTradeTemplates),
  ),
  opens(to.traderMessages(), 'trading/board/trader-message-list-page', earlyList(traderBoard.listTraderMessages)),
  opens(to.users(), 'access/users/user-list-page', earlyList(users.listUsers)),
  opens(to.audit(), 'records/audit/audit-list-page', earlyList(audit.listAuditRequests)),
];
