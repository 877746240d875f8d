import { counted } from '@mirante/crud/list/noun.ts';
import { day } from '@mirante/domain/format.ts';
import type { QuoteLoadRow } from '@mirante/domain/investments/quote-load.ts';
import css from './quotes.module.css';

export function LoadResult({ load }: { load: QuoteLoadRow }) {
  const { status, problem, refused_lines: refused, unknown_names: unknown } = load;
  if (status === 'refused') return <span>{problem}</span>;
  if (status !== 'done') return <span>Em andamento…</span>;
  const hasRejects = refused.length + unknown.length > 0;
  return (
    <span className={css.result}>
      {countsOf(load)}
      {hasRejects && (
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

function countsOf(load: QuoteLoadRow): string {
  const { lines, added, changed, unchanged, filtered, unknown, refused, first_day, last_day } = load;
  const parts = [
    [added, 'incluída', 'incluídas'],
    [changed, 'alterada', 'alteradas'],
    [unchanged, 'já igual', 'já iguais'],
    [refused, 'recusada', 'recusadas'],
    [unknown, 'sem cadastro', 'sem cadastro'],
    [filtered, 'de outro mercado', 'de outros mercados'],
  ] as const;
  const counts = parts.filter(([count]) => count > 0).map(([count, ...words]) => counted(count, words));
  return `${counted(lines, ['linha', 'linhas'])}: ${counts.join(', ') || 'nada a incluir'}.${spanOf(first_day, last_day)}`;
}

function spanOf(first: string | null, last: string | null): string {
  if (first === null) return '';
  return first === last ? ` De ${day(first)}.` : ` De ${day(first)} a ${day(last)}.`;
}
