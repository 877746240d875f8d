import type { Problem } from '@mirante/contract/problem.ts';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import { useEffect, useRef } from 'react';
import { reasonOf, type FailureTexts } from './failure-texts.ts';

/** The reason of a failed purchase, beside the submit button, scrolled into view. */
export function Failure({ problem, texts }: { problem: Problem | undefined; texts: FailureTexts }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) place.current?.scrollIntoView({ block: 'center' });
  }, [problem]);
  return (
    <div ref={place}>
      {problem && (
        <Notice tone="danger" title={texts.title} role="alert">
          {reasonOf(problem, texts)}
        </Notice>
      )}
    </div>
  );
}
