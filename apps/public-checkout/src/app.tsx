import { textLinks, textNames } from '@mirante/domain/house/text-links.ts';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { CheckoutPage } from './features/checkout/checkout-page.tsx';
import { OfferPage } from './features/offer/offer-page.tsx';
import { lazyPart, lazyPartWithStore } from './lazy-part.tsx';
import { ToLogin } from './shell/to-login.tsx';
import { Toasts } from './shell/toasts.tsx';

const ConfirmationPage = lazyPart(() =>
  import('./features/checkout/confirmation-page.tsx').then((m) => m.ConfirmationPage),
);
const PixPage = lazyPartWithStore(() => import('./features/pix/pix-page.tsx').then((m) => m.PixPage));
const RecoveryPage = lazyPartWithStore(() =>
  import('./features/recovery/recovery-page.tsx').then((m) => m.RecoveryPage),
);
const NewPasswordPage = lazyPartWithStore(() =>
  import('./features/recovery/new-password-page.tsx').then((m) => m.NewPasswordPage),
);
const EmailConfirmationPage = lazyPartWithStore(() =>
  import('./features/email-confirmation/email-confirmation-page.tsx').then((m) => m.EmailConfirmationPage),
);
const CancelEmailChangePage = lazyPartWithStore(() =>
  import('./features/email-change/cancel-email-change-page.tsx').then((m) => m.CancelEmailChangePage),
);
const ResumePage = lazyPartWithStore(() => import('./features/checkout/resume-page.tsx').then((m) => m.ResumePage));
const DenyLinkPage = lazyPartWithStore(() =>
  import('./features/checkout/deny-link-page.tsx').then((m) => m.DenyLinkPage),
);
const TextPage = lazyPart(() => import('./features/house-texts/text-page.tsx').then((m) => m.TextPage));
const RecordListPage = lazyPartWithStore(() =>
  import('./features/record/record-list-page.tsx').then((m) => m.RecordListPage),
);
const TradeRecordListPage = lazyPartWithStore(() =>
  import('./features/record/trade-record-list-page.tsx').then((m) => m.TradeRecordListPage),
);
const RootListPage = lazyPartWithStore(() =>
  import('./features/record/root-list-page.tsx').then((m) => m.RecordRootListPage),
);
const MethodPage = lazyPartWithStore(() => import('./features/record/method-page.tsx').then((m) => m.PublicMethodPage));
const ResourceNotFoundPage = lazyPart(() =>
  import('./features/not-found/not-found-page.tsx').then((m) => m.ResourceNotFoundPage),
);
const UnknownAddressPage = lazyPart(() =>
  import('./features/not-found/not-found-page.tsx').then((m) => m.UnknownAddressPage),
);

export const App = () => (
  <>
    <Suspense fallback={null}>
      <Routes>
        <Route path="/" element={<OfferPage />} />
        <Route path="/cadastro" element={<CheckoutPage />} />
        <Route path="/compra-concluida" element={<ConfirmationPage />} />
        <Route path="/login" element={<ToLogin />} />
        <Route path="/esqueci-a-senha" element={<RecoveryPage />} />
        <Route path="/redefinir-senha/:code" element={<NewPasswordPage />} />
        <Route path="/confirmar-email/:code" element={<EmailConfirmationPage />} />
        <Route path="/cancelar-troca-de-email/:code" element={<CancelEmailChangePage />} />
        <Route path="/retomar-compra/:code" element={<ResumePage />} />
        <Route path="/retomar-compra/:code/apagar" element={<DenyLinkPage />} />
        <Route path="/pix-qr-code/:code" element={<PixPage />} />
        <Route path="/historico" element={<RecordListPage />} />
        <Route path="/historico/operacoes" element={<TradeRecordListPage />} />
        <Route path="/historico/raizes" element={<RootListPage />} />
        <Route path="/metodologia" element={<MethodPage />} />
        {textNames.map((name) => (
          <Route key={name} path={textLinks[name].path} element={<TextPage key={name} name={name} />} />
        ))}
        <Route path="/recurso-nao-encontrado" element={<ResourceNotFoundPage />} />
        <Route path="*" element={<UnknownAddressPage />} />
      </Routes>
    </Suspense>
    <Toasts />
  </>
);
