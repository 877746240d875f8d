import { lazy } from '@mirante/ui-kit/boot/lazy.ts';

export const RequireArea = lazy(() =>
  import('../features/session/require-area.tsx').then((m) => ({ default: m.RequireArea })),
);
export const AreaOffer = lazy(() =>
  import('../features/investments/area-offer.tsx').then((m) => ({ default: m.AreaOffer })),
);
