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
import { userWords } from '@mirante/domain/access/user.ts';
import { boardWords } from '@mirante/domain/content/board.ts';
import { newsWords } from '@mirante/domain/content/news.ts';
import { reportCopyWords } from '@mirante/domain/content/report-copy.ts';
import { reportWords } from '@mirante/domain/content/report.ts';
import { videoWords } from '@mirante/domain/content/video.ts';
import { failedJobWords } from '@mirante/domain/house/failed-job.ts';
import { corporateActionWords } from '@mirante/domain/investments/corporate-action.ts';
import { dividendWords } from '@mirante/domain/investments/dividend.ts';
import { fundCategoryWords } from '@mirante/domain/investments/fund-category.ts';
import { fundWords } from '@mirante/domain/investments/fund.ts';
import { portfolioWords } from '@mirante/domain/investments/portfolio.ts';
import { closeWords, indexValueWords, quotaWords } from '@mirante/domain/investments/quote.ts';
import { stockPortfolioWords } from '@mirante/domain/investments/stock-portfolio.ts';
import { stockWords } from '@mirante/domain/investments/stock.ts';
import { cannedReplyWords } from '@mirante/domain/messaging/canned-reply.ts';
import { notificationWords } from '@mirante/domain/messaging/notification.ts';
import { clientWords } from '@mirante/domain/people/client.ts';
import { analystWords } from '@mirante/domain/products/analyst.ts';
import { couponWords } from '@mirante/domain/products/coupon-record.ts';
import { offerQuestionWords } from '@mirante/domain/products/offer-question.ts';
import { productWords } from '@mirante/domain/products/product-record.ts';
import { discrepancyWords } from '@mirante/domain/sales/discrepancy.ts';
import { expiringProductWords } from '@mirante/domain/sales/expiring-product.ts';
import { paymentWords } from '@mirante/domain/sales/payment.ts';
import { refundWords } from '@mirante/domain/sales/refund.ts';
import { tradeTemplateWords } from '@mirante/domain/trading/trade-template.ts';
import { tradeWords } from '@mirante/domain/trading/trade-words.ts';
import { traderMessageWords } from '@mirante/domain/trading/trader-message.ts';
import { to } from './to.ts';

const whoIsLoggedIn = earlyRead(session.getUserDetails);

const opens = (path: string, module: string, ...reads: EarlyRead[]): RoutePreload => ({
  path,
  modules: [`features/${module}`, 'app/allowed'],
  reads: [...reads, whoIsLoggedIn],
});

const opensList = (
  title: string,
  path: string,
  module: string,
  list: Parameters<typeof earlyList>[0],
): RoutePreload => ({ ...opens(path, module, earlyList(list)), head: { title } });

/** Tells the page's boot script what to preload: all lists, and the records that external links lead to. */
export const preloads: readonly RoutePreload[] = [
  opensList(
    failedJobWords.plural,
    to.failedJobs(),
    'house/failed-jobs/failed-job-list-page',
    failedJobs.listFailedJobs,
  ),
  opensList(clientWords.plural, to.clients(), 'people/clients/client-list-page', clients.listClients),
  opens(to.client(':id'), 'people/clients/client-page', earlyRead(clients.getClient)),
  opensList(paymentWords.plural, to.payments(), 'sales/payments/payment-list-page', payments.listPayments),
  opens(to.payment(':id'), 'sales/payments/payment-page', earlyRead(payments.getPayment)),
  opensList(
    expiringProductWords.plural,
    to.expiringProducts(),
    'sales/expiring-products/expiring-product-list-page',
    expiringProducts.listExpiringProducts,
  ),
  opensList(refundWords.plural, to.refunds(), 'sales/refunds/refund-list-page', refunds.listRefunds),
  opensList(
    discrepancyWords.plural,
    to.discrepancies(),
    'sales/discrepancies/discrepancy-list-page',
    discrepancies.listDiscrepancies,
  ),
  opensList(couponWords.plural, to.coupons(), 'products/coupons/coupon-list-page', coupons.listCoupons),
  opensList(
    offerQuestionWords.plural,
    to.offerQuestions(),
    'products/offer-questions/offer-question-list-page',
    offerQuestions.listOfferQuestions,
  ),
  opensList(analystWords.plural, to.analysts(), 'products/analysts/analyst-list-page', analysts.listAnalysts),
  opensList(productWords.plural, to.products(), 'products/products/product-list-page', products.listProducts),
  opensList(reportWords.plural, to.reports(), 'content/reports/report-list-page', reports.listReports),
  opensList(
    reportCopyWords.plural,
    to.reportCopies(),
    'content/report-copies/copy-list-page',
    reportCopies.listReportCopies,
  ),
  opensList(videoWords.plural, to.videos(), 'content/videos/video-list-page', videos.listVideos),
  opensList(newsWords.plural, to.news(), 'content/news/news-list-page', news.listNews),
  opensList(boardWords.plural, to.notices(), 'content/board/notice-list-page', board.listNotices),
  opensList(
    'Fale conosco',
    to.clientMessages(),
    'messaging/client-messages/client-message-list-page',
    clientMessages.listClientMessages,
  ),
  opensList(
    cannedReplyWords.plural,
    to.cannedReplies(),
    'messaging/canned-replies/canned-reply-list-page',
    cannedReplies.listCannedReplies,
  ),
  opensList(
    notificationWords.plural,
    to.notifications(),
    'messaging/notifications/notification-list-page',
    notifications.listNotifications,
  ),
  opensList(fundWords.plural, to.funds(), 'investments/funds/fund-list-page', funds.listFunds),
  opensList(
    fundCategoryWords.plural,
    to.fundCategories(),
    'investments/fund-categories/fund-category-list-page',
    fundCategories.listFundCategories,
  ),
  opensList(stockWords.plural, to.stocks(), 'investments/stocks/stock-list-page', stocks.listStocks),
  opensList(
    portfolioWords.plural,
    to.portfolios(),
    'investments/portfolios/portfolio-list-page',
    portfolios.listPortfolios,
  ),
  opensList(dividendWords.plural, to.dividends(), 'investments/dividends/dividend-list-page', dividends.listDividends),
  opensList(
    stockPortfolioWords.plural,
    to.stockPortfolios(),
    'investments/stock-portfolios/stock-portfolio-list-page',
    stockPortfolios.listStockPortfolios,
  ),
  opensList(closeWords.plural, to.closes(), 'investments/quotes/close-list-page', quotes.listCloses),
  opensList(quotaWords.plural, to.fundQuotas(), 'investments/quotes/quota-list-page', quotes.listQuotas),
  opensList(
    indexValueWords.plural,
    to.indexValues(),
    'investments/quotes/index-value-list-page',
    quotes.listIndexValues,
  ),
  opensList(
    corporateActionWords.plural,
    to.corporateActions(),
    'investments/corporate-actions/corporate-action-list-page',
    corporateActions.listCorporateActions,
  ),
  opensList(tradeWords.plural, to.trades(), 'trading/trades/trade-list-page', trades.listTrades),
  opensList(
    tradeTemplateWords.plural,
    to.tradeTemplates(),
    'trading/templates/trade-template-list-page',
    tradeTemplates.listTradeTemplates,
  ),
  opensList(
    traderMessageWords.plural,
    to.traderMessages(),
    'trading/board/trader-message-list-page',
    traderBoard.listTraderMessages,
  ),
  opensList(userWords.plural, to.users(), 'access/users/user-list-page', users.listUsers),
  opensList('Alterações', to.audit(), 'records/audit/audit-list-page', audit.listAuditRequests),
];
