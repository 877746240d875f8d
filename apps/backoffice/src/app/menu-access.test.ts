import type { AnyEndpoint } from '@mirante/contract/http.ts';
import { permissions } from '@mirante/contract/access/permissions.ts';
import { users } from '@mirante/contract/access/users.ts';
import { board } from '@mirante/contract/content/board.ts';
import { news } from '@mirante/contract/content/news.ts';
import { reportCopies } from '@mirante/contract/content/report-copies.ts';
import { reports } from '@mirante/contract/content/reports.ts';
import { researchSettings } from '@mirante/contract/content/research-settings.ts';
import { videos } from '@mirante/contract/content/videos.ts';
import { failedJobs } from '@mirante/contract/house/failed-jobs.ts';
import { corporateActions } from '@mirante/contract/investments/corporate-actions.ts';
import { quoteLoads } from '@mirante/contract/investments/quote-loads.ts';
import { quotes } from '@mirante/contract/investments/quotes.ts';
import { dividends } from '@mirante/contract/investments/dividends.ts';
import { fundCategories } from '@mirante/contract/investments/fund-categories.ts';
import { funds } from '@mirante/contract/investments/funds.ts';
import { portfolios } from '@mirante/contract/investments/portfolios.ts';
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
import { panel } from '@mirante/contract/trading/panel.ts';
import { traderBoard } from '@mirante/contract/trading/trader-board.ts';
import { tradeTemplates } from '@mirante/contract/trading/trade-templates.ts';
import { trades } from '@mirante/contract/trading/trades.ts';
import { expect, it } from 'vitest';
import { areasFor } from './menu.ts';

/** The first endpoint of each link's page. */
const calls: Record<string, AnyEndpoint> = {
  'Listar clientes': clients.listClients,
  'Pagamentos pendentes': clients.listClients,
  'Mensagens de clientes': clientMessages.listClientMessages,
  'Respostas prontas': cannedReplies.listCannedReplies,
  'Produtos a vencer': expiringProducts.listExpiringProducts,
  'Vencem em até 7 dias': expiringProducts.listExpiringProducts,
  Pagamentos: payments.listPayments,
  Reembolsos: refunds.listRefunds,
  'Divergências com o gateway': discrepancies.listDiscrepancies,
  'Pagamentos vencidos': payments.listPayments,
  'Listar produtos': products.listProducts,
  'Perguntas da oferta': offerQuestions.listOfferQuestions,
  Analistas: analysts.listAnalysts,
  'Criar produto': products.createProduct,
  'Listar cupons': coupons.listCoupons,
  'Criar cupom': coupons.createCoupon,
  'Listar ações': stocks.listStocks,
  'Criar ação': stocks.createStock,
  'Listar fundos': funds.listFunds,
  'Criar fundo': funds.createFund,
  'Categorias de fundos': fundCategories.listFundCategories,
  'Criar categoria de fundos': fundCategories.createFundCategory,
  'Listar carteiras': portfolios.listPortfolios,
  'Criar carteira': portfolios.createPortfolio,
  'Listar carteiras de ações': stockPortfolios.listStockPortfolios,
  'Criar carteira de ações': stockPortfolios.createStockPortfolio,
  'Listar dividendos': dividends.listDividends,
  'Criar dividendos': dividends.createDividends,
  'Cotações das ações': quotes.listCloses,
  'Carregar cotações': quoteLoads.listQuoteLoads,
  'Cotas de fundos': quotes.listQuotas,
  Índices: quotes.listIndexValues,
  'Eventos corporativos': corporateActions.listCorporateActions,
  'Listar usuários': users.listUsers,
  Permissões: permissions.listRoutes,
  'Criar usuário': users.createUser,
  'O que a equipe alterou': audit.listAuditRequests,
  'Planilhas exportadas': audit.listAuditRequests,
  'Tarefas que falharam': failedJobs.listFailedJobs,
  'À espera de reenvio': failedJobs.listFailedJobs,
  'Listar relatórios': reports.listReports,
  'Criar relatório': reports.createReport,
  'Rastrear PDF vazado': reportCopies.traceReportFile,
  'Analista e declaração': researchSettings.saveResearchSettings,
  'Listar vídeos': videos.listVideos,
  'Criar vídeo': videos.createVideo,
  'Listar notícias': news.listNews,
  'Criar notícia': news.createNewsItem,
  'Listar recados': board.listNotices,
  'Criar recado': board.createNotice,
  'Listar notificações': notifications.listNotifications,
  'Nova notificação': notifications.sendNotification,
  'Painel ao vivo': panel.getPanel,
  'Mesa de operações': panel.getPanel,
  'Listar operações': trades.listTrades,
  'Modelos de operação': tradeTemplates.listTradeTemplates,
  'Criar operação': trades.createTrade,
  'Mensagens do mural': traderBoard.listTraderMessages,
  'Criar mensagem do mural': traderBoard.createTraderMessage,
};

it("menu: allows each link to those who may make its page's first call", () => {
  const links = areasFor({ id: 1, role: 'user', roles: ['administrador'] }).flatMap((area) => area.links);
  const said = links.map(({ label, allow }) => ({ label, allow }));
  const declared = Object.entries(calls).map(([label, { allow }]) => ({ label, allow }));
  expect(said.toSorted(byLabel)).toEqual(declared.toSorted(byLabel));
});

const byLabel = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label);
