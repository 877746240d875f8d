import type { OfferedQuestion } from '@mirante/domain/products/offer-question.ts';

/** The browser's own disclosure: it works by keyboard, and the page's search opens it. */
export function OfferQuestions({ questions }: { questions: readonly OfferedQuestion[] }) {
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="perguntas" className="below-plans questions">
      <h2 id="perguntas">Perguntas e respostas</h2>
      <div className="card">
        {questions.map(({ id, question, answer }) => (
          <details key={id}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
