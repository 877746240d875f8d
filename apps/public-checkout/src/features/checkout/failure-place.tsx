import { useEffect, useRef, type ReactNode } from 'react';

interface Props {
  /** Why the call of the button below failed. */
  failure: unknown;
  children: ReactNode;
}

/** Scrolls a failure's notice into view: the button is fixed at a phone's bottom, wherever its form is scrolled to. */
export function FailurePlace({ failure, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) place.current?.scrollIntoView({ block: 'center' });
  }, [failure]);
  return <div ref={place}>{children}</div>;
}
