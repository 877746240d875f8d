import { useStartQuoteFetchMutation } from '@mirante/api-client/investments/quotes.ts';
import { quoteFetches } from '@mirante/contract/investments/quote-fetches.ts';
import { dayInSaoPaulo } from '@mirante/domain/dates.ts';
import { day, dayTime, integer } from '@mirante/domain/format.ts';
import {
  isOpenFetch,
  quoteFetchStatusLabels,
  type FetchOutcome,
  type QuoteFetch,
} from '@mirante/domain/investments/quote-fetch.ts';
import { quoteSourceLabels } from '@mirante/domain/investments/quote-load.ts';
import { FRESH_DAYS, isStalePrice } from '@mirante/domain/investments/stale-price.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { Can } from '@mirante/session/can.tsx';
import { BusyButton } from '@mirante/ui-kit/states/busy-button.tsx';
import css from './quotes.module.css';
import { SourcesPanel } from './sources-panel.tsx';
import { useQuoteFetching } from './use-quote-fetching.ts';

/** Starts a fetch from the configured sources, and shows the result of each. */
export function FetchPanel() {
  const { data: fetching, isError } = useQuoteFetching();
  const [start, { isLoading }] = useStartQuoteFetchMutation();
  if (!fetching) return isError ? null : <SourcesPanel />;
  const { sources, latest } = fetching;
  const button = (
    <Can call={quoteFetches.startQuoteFetch}>
      <BusyButton variant="outlined" size="small" busy={isLoading} onClick={() => void start()}>
        Buscar cotações agora
      </BusyButton>
    </Can>
  );
  return (
    <SourcesPanel aside={sources.length > 0 && button}>
      {sources.length === 0 ? (
        <p className={css.help}>Nenhuma fonte de cotações está configurada nesta instalação.</p>
      ) : latest === null ? (
        <p className={css.help}>As fontes ainda não foram consultadas.</p>
      ) : (
        <LatestFetch of={latest} />
      )}
    </SourcesPanel>
  );
}

const LatestFetch = ({ of }: { of: QuoteFetch }) => (
  <>
    <p className={css.help}>
      <strong>{quoteFetchStatusLabels[of.status]}</strong>, pedida em {dayTime(of.created_at)} por{' '}
      {of.user_name ?? 'busca automática'}. {isOpenFetch(of) && 'Você pode sair desta página: o resultado fica aqui.'}
      {of.status === 'lost' && 'Ela parou antes do fim; peça outra.'}
    </p>
    <ul className={css.outcomes}>
      {of.outcomes.map((outcome) => (
        <li key={outcome.source}>
          <strong>{quoteSourceLabels[outcome.source]}</strong>: {inWords(outcome)}
        </li>
      ))}
    </ul>
  </>
);

function inWords({ added, changed, newest_day, problem }: FetchOutcome): string {
  const found = [
    added > 0 && `${integer(added)} ${added === 1 ? 'cotação incluída' : 'cotações incluídas'}`,
    changed > 0 && `${integer(changed)} ${changed === 1 ? 'alterada' : 'alteradas'}`,
  ].filter(Boolean);
  const counts = found.length > 0 ? `${found.join(', ')}.` : problem === null ? 'nada de novo.' : '';
  return [counts, problem, newestText(newest_day)].filter(Boolean).join(' ');
}

function newestText(newest: string | null): string {
  if (newest === null) return 'Ela ainda não deu nenhuma cotação.';
  const isStale = isStalePrice(newest, dayInSaoPaulo(serverNow()));
  return `A mais recente é de ${day(newest)}${isStale ? `, há mais de ${FRESH_DAYS} pregões` : ''}.`;
}
