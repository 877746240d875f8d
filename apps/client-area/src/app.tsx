import { RequireNoSession, RequireSession } from '@mirante/session/guards.tsx';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { ArrivalQuestion } from './features/session/arrival-question.tsx';
import { to } from './to.ts';

const LoginPage = lazy(() => import('@mirante/screens/login-page.tsx').then((m) => ({ default: m.LoginPage })));
const Shell = lazy(() => import('./shell.tsx').then((m) => ({ default: m.Shell })));
const HomePage = lazy(() => import('./features/home/home-page.tsx').then((m) => ({ default: m.HomePage })));
const OwnProductsPage = lazy(() => import('./features/products/own-products-page.tsx').then((m) => ({ default: m.OwnProductsPage })));
const PaymentListPage = lazy(() => import('./features/payments/payment-list-page.tsx').then((m) => ({ default: m.PaymentListPage })));
const NotFoundPage = lazy(() => import('@mirante/ui-kit/states.tsx').then((m) => ({ default: m.NotFoundPage })));
const UnknownAddress = lazy(() => import('./features/session/unknown-address.tsx').then((m) => ({ default: m.UnknownAddress })));
const PaymentPage = lazy(() => import('./features/payments/payment-page.tsx').then((m) => ({ default: m.PaymentPage })));

export const App = () => (
  <Suspense fallback={null}>
    <Routes>
      <Route
        path={to.login()}
        element={
          <RequireNoSession role="client">
            <LoginPage role="client" />
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
        <Route path={to.ownProducts()} element={<OwnProductsPage />} />
        <Route path={to.payments()} element={<PaymentListPage />} />
        <Route path={to.payment(':id')} element={<PaymentPage />} />
      </Route>
      <Route path={to.notFound()} element={<NotFoundPage />} />
      <Route path="*" element={<UnknownAddress />} />
    </Routes>
    <ArrivalQuestion />
  </Suspense>
);
