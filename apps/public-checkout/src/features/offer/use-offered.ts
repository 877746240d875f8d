import type { SampleReport } from '@mirante/domain/content/sample-report.ts';
import type { OfferedAnalyst } from '@mirante/domain/products/analyst.ts';
import type { OfferedQuestion } from '@mirante/domain/products/offer-question.ts';
import { useEffect, useState } from 'react';

/** The page's footer waits for the answers. */
const LONGEST_MS = 5000;

interface Offered {
  analysts: readonly OfferedAnalyst[];
  /** Null without one. */
  sample: SampleReport | null;
  questions: readonly OfferedQuestion[];
}

/**
 * What the house tells besides its products. Undefined until all of it is known, so that no section pushes down one that
 * is being read. What cannot be loaded is empty: the offer stands without it.
 */
export function useOffered(): Offered | undefined {
  const [offered, setOffered] = useState<Offered>();
  useEffect(() => {
    let isLeft = false;
    const ask = async <T>(path: string, none: T): Promise<T> => {
      const answer = await fetch(path, { signal: AbortSignal.timeout(LONGEST_MS) }).catch(() => undefined);
      return answer?.ok ? ((await answer.json().catch(() => none)) as T) : none;
    };
    void Promise.all([
      ask<Offered['analysts']>('/api/v1/offered-analysts', []),
      ask<Offered['sample']>('/api/v1/sample-report', null),
      ask<Offered['questions']>('/api/v1/offered-questions', []),
    ]).then(([analysts, sample, questions]) => {
      if (!isLeft) setOffered({ analysts, sample, questions });
    });
    return () => void (isLeft = true);
  }, []);
  return offered;
}
