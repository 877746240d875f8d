import { dayTime } from '@mirante/domain/format.ts';
import { isPriceStale, priceAge } from '@mirante/domain/investments/stock-code.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import Clock from 'lucide-react/icons/clock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import css from './price-age.module.css';

interface PriceAgeProps {
  /** The moment that the price is of, if any is known. */
  at: string | null;
  /** Says nothing of a price that is up to date. */
  onlyStale?: boolean;
}

/** How old a price is, marked where it is stale. */
export function PriceAge({ at, onlyStale = false }: PriceAgeProps) {
  const now = serverNow();
  const isStale = isPriceStale(at, now);
  if (onlyStale && !isStale) return null;
  const Icon = isStale ? TriangleAlert : Clock;
  return (
    <span className={css.age} data-stale={isStale || undefined} title={dayTime(at)}>
      <Icon size={14} strokeWidth={1.75} aria-hidden /> {priceAge(at, now)}
    </span>
  );
}
