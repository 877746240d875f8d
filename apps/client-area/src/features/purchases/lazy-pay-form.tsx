import { CardSkeleton } from '@mirante/ui-kit/states/skeletons.tsx';
import { lazy, Suspense, useEffect, type ComponentProps } from 'react';
import type { PayForm } from './pay-form.tsx';

const load = () => import('./pay-form.tsx').then((m) => ({ default: m.PayForm }));
const Form = lazy(load);

/** The form and its rules come after the page that says what is to be paid. */
export const LazyPayForm = (props: ComponentProps<typeof PayForm>) => (
  <Suspense fallback={<CardSkeleton height={560} />}>
    <Form {...props} />
  </Suspense>
);

/** Fetches the form while one still chooses. */
export function usePrefetchPayForm(): void {
  useEffect(() => void load(), []);
}
