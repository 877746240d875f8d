import { overviewPeriods, type OverviewPeriod } from '@mirante/domain/house/overview.ts';
import { useSearchParams } from 'react-router';

const USUAL: OverviewPeriod = 30;

/** The period of the whole home, kept in its address: `?dias=90`. */
export function usePeriod(): readonly [OverviewPeriod, (days: OverviewPeriod) => void] {
  const [url, setUrl] = useSearchParams();
  const days = overviewPeriods.find((period) => String(period) === url.get('dias')) ?? USUAL;
  return [days, (next) => setUrl(next === USUAL ? {} : { dias: String(next) }, { replace: true })];
}
