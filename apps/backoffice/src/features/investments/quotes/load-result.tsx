import { day, integer } from '@mirante/domain/format.ts';
import type { QuoteLoadRow } from '@mirante/domain/investments/quote-load.ts';
import css from './quotes.module.css';

/** What became of a load's lines, in words. */
export function LoadResult({ load }: { load: QuoteLoadRow }) {
  const { status, problem, refused_lines: refused, unknown_names: unknown } = load;
  if (status === 'refused') return <span>{problem}</span>;
  if (status !== 'done') return <span>Em andamento…</span>;
  const told = refused.length + unknown.length > 0;
  return (
    <span className={css.result}>
      {countsOf(load)}
      {told && (
        <details>
          <summary>Ver o que não entrou</summary>
          <ul>
            {refused.map(({ line, why }) => (
              <li key={`${line} ${why}`}>{line > 0 ? `Linha ${line}: ${why}` : why}</li>
            ))}
            {unknown.length > 0 && <li>Sem cadastro: {unknown.join(', ')}</li>}
          </ul>
        </details>
      )}
    </span>
  );
}

function countsOf({ lines, added, changed, unchanged, filtered, unknown, refused, first_day, last_day }: QuoteLoadRow) {
  const parts = [
    [added, 'incluídas'],
    [changed, 'alteradas'],
    [unchanged, 'já iguais'],
    [refused, 'recusadas'],
    [unknown, 'sem cadastro'],
    [filtered, 'de outros mercados'],
  ] as const;
  const counts = parts.filter(([count]) => count > 0).map(([count, what]) => `${integer(count)} ${what}`);
  const days =
    first_day === null
      ? ''
      : first_day === last_day
        ? ` De ${day(first_day)}.`
        : ` De ${day(first_day)} a ${day(last_day)}.`;
  return `${integer(lines)} linhas: ${counts.join(', ') || 'nada a incluir'}.${days}`;
}
