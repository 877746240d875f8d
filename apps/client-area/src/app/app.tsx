import { RequireNoSession, RequireSession } from '@mirante/session/guards.tsx';
import { lazy, preloadParts } from '@mirante/ui-kit/boot/lazy.ts';
import { useKnownRoutes } from '@mirante/ui-kit/boot/use-known-routes.tsx';
import { PageBoundary } from '@mirante/ui-kit/shell/page-boundary.tsx';
import { NotFoundPage } from '@mirante/ui-kit/states/states.tsx';
import { Suspense } from 'react';
import { createRoutesFromElements, matchRoutes, Route } from 'react-router';
import { HandOverQuestion } from '../features/session/hand-over-question.tsx';
import { OwnOrViewed } from '../features/session/own-or-viewed.tsx';
import { RequireArea } from './area-parts.ts';
import { consultancyRoutes } from './consultancy-routes.tsx';
import { investmentRoutes } from './investment-routes.tsx';
import { to } from './to.ts';
import { tradingRoutes } from './trading-routes.tsx';

const LoginPage = lazy(() => import('@mirante/screens/login/login-page.tsx').then((m) => ({ default: m.LoginPage })));
const shell = () => import('./shell.tsx').then((m) => ({ default: m.Shell }));
const Shell = lazy(shell);
export const loadHome = () => import('../features/home/home-page.tsx').then((m) => ({ default: m.HomePage }));
const HomePage = lazy(loadHome);
const AccountPage = lazy(() =>
  import('../features/account/account-page.tsx').then((m) => ({ default: m.AccountPage })),
);
const PasswordPage = lazy(() =>
  import('../features/account/password-page.tsx').then((m) => ({ default: m.PasswordPage })),
);
const SessionsPage = lazy(() =>
  import('@mirante/screens/sessions/sessions-page.tsx').then((m) => ({ default: m.SessionsPage })),
);
const PasskeysPage = lazy(() =>
  import('../features/account/passkeys-page.tsx').then((m) => ({ default: m.PasskeysPage })),
);
const RemoveAccountPage = lazy(() =>
  import('../features/account/remove-account-page.tsx').then((m) => ({ default: m.RemoveAccountPage })),
);
const PrivacyPage = lazy(() =>
  import('../features/account/privacy-page.tsx').then((m) => ({ default: m.PrivacyPage })),
);
const OwnProductsPage = lazy(() =>
  import('../features/products/own-products-page.tsx').then((m) => ({ default: m.OwnProductsPage })),
);
const ProductPage = lazy(() =>
  import('../features/products/product-page.tsx').then((m) => ({ default: m.ProductPage })),
);
const WithdrawPage = lazy(() =>
  import('../features/products/withdraw-page.tsx').then((m) => ({ default: m.WithdrawPage })),
);
const BuyPage = lazy(() => import('../features/purchases/buy-page.tsx').then((m) => ({ default: m.BuyPage })));
const RenewPage = lazy(() => import('../features/purchases/renew-page.tsx').then((m) => ({ default: m.RenewPage })));
const ProductHistoryPage = lazy(() =>
  import('../features/products/product-history-page.tsx').then((m) => ({ default: m.ProductHistoryPage })),
);
const PaymentListPage = lazy(() =>
  import('../features/payments/payment-list-page.tsx').then((m) => ({ default: m.PaymentListPage })),
);
const PaymentPage = lazy(() =>
  import('../features/payments/payment-page.tsx').then((m) => ({ default: m.PaymentPage })),
);
const ReceiptPage = lazy(() =>
  import('../features/payments/receipt-page.tsx').then((m) => ({ default: m.ReceiptPage })),
);
const MessageListPage = lazy(() =>
  import('../features/messages/message-list-page.tsx').then((m) => ({ default: m.MessageListPage })),
);
const MessagePage = lazy(() =>
  import('../features/messages/message-page.tsx').then((m) => ({ default: m.MessagePage })),
);
const NewMessagePage = lazy(() =>
  import('../features/messages/new-message-page.tsx').then((m) => ({ default: m.NewMessagePage })),
);
const NotificationListPage = lazy(() =>
  import('../features/notifications/notification-list-page.tsx').then((m) => ({ default: m.NotificationListPage })),
);
const NotificationSettingsPage = lazy(() =>
  import('../features/notifications/notification-settings-page.tsx').then((m) => ({
    default: m.NotificationSettingsPage,
  })),
);
const HelpPage = lazy(() => import('../features/help/help-page.tsx').then((m) => ({ default: m.HelpPage })));
const ContentListPage = lazy(() =>
  import('../features/content/content-list-page.tsx').then((m) => ({ default: m.ContentListPage })),
);
const ReportListPage = lazy(() =>
  import('../features/content/report-list-page.tsx').then((m) => ({ default: m.ReportListPage })),
);
const ReportPage = lazy(() => import('../features/reports/report-page.tsx').then((m) => ({ default: m.ReportPage })));
const OfflinePage = lazy(() =>
  import('../features/reports/offline-page.tsx').then((m) => ({ default: m.OfflinePage })),
);
const VideoListPage = lazy(() =>
  import('../features/content/video-list-page.tsx').then((m) => ({ default: m.VideoListPage })),
);
const VideoPage = lazy(() => import('../features/content/video-page.tsx').then((m) => ({ default: m.VideoPage })));
const NewsListPage = lazy(() =>
  import('../features/content/news-list-page.tsx').then((m) => ({ default: m.NewsListPage })),
);
const NewsPage = lazy(() => import('../features/content/news-page.tsx').then((m) => ({ default: m.NewsPage })));
const NoticeListPage = lazy(() =>
  import('../features/content/notice-list-page.tsx').then((m) => ({ default: m.NoticeListPage })),
);
const NoticePage = lazy(() => import('../features/content/notice-page.tsx').then((m) => ({ default: m.NoticePage })));
const MethodPage = lazy(() =>
  import('@mirante/screens/performance/method-page.tsx').then((m) => ({ default: m.MethodPage })),
);
const SubscribersOnly = lazy(() =>
  import('../features/content/subscribers-only.tsx').then((m) => ({ default: m.SubscribersOnly })),
);
const RecordListPage = lazy(() =>
  import('../features/record/record-list-page.tsx').then((m) => ({ default: m.RecordListPage })),
);
const TradeRecordListPage = lazy(() =>
  import('../features/record/trade-record-list-page.tsx').then((m) => ({ default: m.TradeRecordListPage })),
);
const RootListPage = lazy(() =>
  import('../features/record/root-list-page.tsx').then((m) => ({ default: m.RecordRootListPage })),
);
const UnknownAddress = lazy(() =>
  import('../features/session/unknown-address.tsx').then((m) => ({ default: m.UnknownAddress })),
);
const routes = createRoutesFromElements(
  <>
    <Route
      path={to.login()}
      element={
        <RequireNoSession role="client">
          {/* Preloads the pages after the login while the user types, so that no blank page follows. */}
          <div onInput={() => void Promise.all([shell(), loadHome()])}>
            <LoginPage role="client" />
          </div>
        </RequireNoSession>
      }
    />
    <Route
      element={
        <RequireSession role="client">
          <Shell />
        </RequireSession>
      }
    >
      <Route path={to.home()} element={<HomePage />} />
      <Route path={to.account()} element={<AccountPage />} />
      <Route path={to.password()} element={<PasswordPage />} />
      <Route path={to.sessions()} element={<SessionsPage />} />
      <Route path={to.passkeys()} element={<PasskeysPage />} />
      <Route path={to.removeAccount()} element={<RemoveAccountPage />} />
      <Route path={to.privacy()} element={<PrivacyPage />} />
      <Route path={to.ownProducts()} element={<OwnProductsPage />} />
      <Route path={to.ownProduct(':product_id')} element={<ProductPage />} />
      <Route path={to.withdrawPurchase(':product_id')} element={<WithdrawPage />} />
      <Route path={to.buy()} element={<BuyPage />} />
      <Route path={to.renew(':product_code')} element={<RenewPage />} />
      <Route path={to.productHistory()} element={<ProductHistoryPage />} />
      <Route path={to.payments()} element={<PaymentListPage />} />
      <Route path={to.payment(':id')} element={<PaymentPage />} />
      <Route path={to.receipt(':id')} element={<ReceiptPage />} />
      <Route path={to.messages()} element={<MessageListPage />} />
      <Route path={to.message(':id')} element={<MessagePage />} />
      <Route path={to.newMessage()} element={<NewMessagePage />} />
      <Route path={to.notifications()} element={<NotificationListPage />} />
      <Route path={to.notificationSettings()} element={<NotificationSettingsPage />} />
      <Route path={to.help()} element={<HelpPage />} />
      <Route path={to.method()} element={<MethodPage />} />
      <Route path={to.record()} element={<RecordListPage />} />
      <Route path={to.tradeRecord()} element={<TradeRecordListPage />} />
      <Route path={to.recordRoots()} element={<RootListPage />} />
      <Route element={<RequireArea allow={{ area: 'content' }} otherwise={<SubscribersOnly />} />}>
        <Route path={to.contents()} element={<ContentListPage preloadReport={ReportPage.preload} />} />
        <Route path={to.reports()} element={<ReportListPage preloadReport={ReportPage.preload} />} />
        <Route path={to.report(':id')} element={<ReportPage />} />
        <Route path={to.offline()} element={<OfflinePage />} />
        <Route path={to.videos()} element={<VideoListPage />} />
        <Route path={to.video(':id')} element={<VideoPage />} />
        <Route path={to.newsList()} element={<NewsListPage />} />
        <Route path={to.news(':id')} element={<NewsPage />} />
        <Route path={to.notices()} element={<NoticeListPage />} />
        <Route path={to.notice(':id')} element={<NoticePage />} />
      </Route>
      {tradingRoutes}
      {investmentRoutes}
      {consultancyRoutes}
    </Route>
    <Route path={to.notFound()} element={<NotFoundPage />} />
    <Route path="*" element={<UnknownAddress />} />
  </>,
);

/** Preloads the code of a page. */
export const preloadPage = (address: string): Promise<void> =>
  preloadParts((matchRoutes(routes, address) ?? []).map(({ route }) => route.element));

const Page = () => useKnownRoutes(routes);

export const App = () => (
  <PageBoundary>
    <Suspense fallback={null}>
      <OwnOrViewed>
        <Page />
      </OwnOrViewed>
      <HandOverQuestion />
    </Suspense>
  </PageBoundary>
);
