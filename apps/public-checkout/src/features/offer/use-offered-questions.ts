import type { OfferedQuestion } from '@mirante/domain/products/offer-question.ts';
import { useEffect, useState } from 'react';

/** Empty until known, and if they cannot be loaded: the offer stands without them. */
export function useOfferedQuestions(): readonly OfferedQuestion[] {
  const [questions, setQuestions] = useState<readonly OfferedQuestion[]>([]);
  useEffect(() => {
    const left = new AbortController();
    fetch('/api/v1/offered-questions', { signal: left.signal })
      .then(async (answer) => {
        if (answer.ok) setQuestions((await answer.json()) as OfferedQuestion[]);
      })
      .catch(() => {});
    return () => left.abort();
  }, []);
  return questions;
}
