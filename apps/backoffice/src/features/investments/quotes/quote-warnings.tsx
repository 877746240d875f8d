import { useConfirmJumpMutation, useGetQuoteWarningsQuery } from '@mirante/api-client/investments/quotes.ts';
import { corporateActions } from '@mirante/contract/investments/corporate-actions.ts';
import { quoteLoads } from '@mirante/contract/investments/quote-loads.ts';
import { quotes } from '@mirante/contract/investments/quotes.ts';
import { day, percent } from '@mirante/domain/format.ts';
import type { CloseRow } from '@mirante/domain/investments/quote.ts';
import { FRESH_DAYS } from '@mirante/domain/investments/stale-price.ts';
import { Can } from '@mirante/session/can.tsx';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { to } from '../../../app/to.ts';
import css from './quotes.module.css';

/** Warnings for staff to check before relying on the prices. */
export function QuoteWarnings() {
  const { data } = useGetQuoteWarningsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data) return null;
  const { jumps, missing_days, missing_rates, stale_codes } = data;
  if ([jumps, missing_days, missing_rates, stale_codes].every(({ length }) => length === 0)) return null;
  return (
    <div className={css.warnings}>
      {jumps.length > 0 && (
        <Notice tone="warning" title="Saltos de mais de 40% em um pregão, sem evento corporativo">
          <ul className={css.jumps}>
            {jumps.map((jump) => (
              <Jump key={jump.id} of={jump} />
            ))}
          </ul>
        </Notice>
      )}
      {missing_days.length > 0 && (
        <Notice tone="warning" title="Pregões sem nenhuma cotação" action={<UploadLink />}>
          {missing_days.map(day).join(', ')}. Os que a busca nas fontes não trouxer estão no arquivo do ano da B3.
        </Notice>
      )}
      {missing_rates.length > 0 && (
        <Notice tone="warning" title="Dias úteis sem a taxa do CDI" action={<UploadLink />}>
          {missing_rates.map(day).join(', ')}. O CDI dos gráficos para no primeiro dia sem taxa.
        </Notice>
      )}
      {stale_codes.length > 0 && (
        <Notice tone="info" title={`Preços com mais de ${FRESH_DAYS} pregões`}>
          {stale_codes.join(', ')}
        </Notice>
      )}
    </div>
  );
}

const UploadLink = () => (
  <Can call={quoteLoads.uploadQuotes}>
    <Button component={Link} to={to.quoteLoads()} size="small" variant="outlined">
      Enviar arquivo
    </Button>
  </Can>
);

function Jump({ of: { id, code, day: on, jump } }: { of: CloseRow }) {
  const [confirm, { isLoading }] = useConfirmJumpMutation();
  return (
    <li>
      <span>
        <strong>{code}</strong>, {day(on)}: {percent(Math.round(((jump ?? 1) - 1) * 10_000) / 100)}
      </span>
      <Can call={corporateActions.createCorporateAction}>
        <Button component={Link} to={to.createCorporateAction()} size="small" variant="outlined">
          Registrar evento
        </Button>
      </Can>
      <Can call={quotes.confirmJump}>
        <Button
          size="small"
          variant="text"
          disabled={isLoading}
          aria-label={`Não é desdobramento: ${code} de ${day(on)}`}
          onClick={() => void confirm({ id })}
        >
          Não é desdobramento
        </Button>
      </Can>
    </li>
  );
}
