import { CardSkeleton } from '@mirante/ui-kit/states/skeletons.tsx';
import { lazy, Suspense, useEffect, type ComponentProps } from 'react';
import type { PayForm } from './pay-form.tsx';

const load = () => import('./pay-form.tsx').then((m) => ({ default: m.PayForm }));
const Form = lazy(load);

/** The form and its validation load after the page with the amount. */
export const LazyPayForm = (props: ComponentProps<typeof PayForm>) => (
  <Suspense fallback={<CardSkeleton height={560} />}>
    <Form {...props} />
  </Suspense>
);

/** Preloads the form during the choice. */
export function usePrefetchPayForm(): void {
  useEffect(() => void load(), []);
}
