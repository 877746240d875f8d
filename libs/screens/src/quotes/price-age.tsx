import { dayTime } from '@mirante/domain/format.ts';
import { isPriceStale, priceAge } from '@mirante/domain/investments/stock-code.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import Clock from 'lucide-react/icons/clock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import css from './price-age.module.css';

interface PriceAgeProps {
  /** When the price was updated, if known. */
  at: string | null;
  /** Renders nothing for an up-to-date price. */
  onlyStale?: boolean;
}

/** The age of a price, marked if stale. */
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
