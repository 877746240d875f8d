import {
  clientProductStatusStyle,
  type ClientProduct,
  type ClientProductStatus,
} from '@mirante/domain/products/client-product.ts';
import { day } from '@mirante/domain/format.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { ProductIcon } from '@mirante/ui-kit/states/product-tile.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { useMemo } from 'react';
import { timelineOf, type Span, type TimelineRow } from './timeline.ts';
import css from './timeline-panel.module.css';

/** A client's acquisitions on a timeline. The bars are decorative; each row also has a text. */
export function TimelinePanel({ products }: { products: readonly ClientProduct[] }) {
  const { rows, years, today } = useMemo(() => timelineOf(products, serverNow()), [products]);
  return (
    <Panel title="Linha do tempo" aside={<Legend of={rows} />}>
      <div className={css.chart}>
        <div className={css.scale} aria-hidden>
          {years.map(({ year, at }) => (
            <span key={year} className={css.year} style={{ left: `${at}%` }}>
              {year}
            </span>
          ))}
          <span className={css.today} style={{ left: `${today}%` }}>
            <b>hoje</b>
          </span>
        </div>
        <ul className={css.rows}>
          {rows.map((row) => (
            <Row key={row.product_code} row={row} />
          ))}
        </ul>
      </div>
    </Panel>
  );
}

const Row = ({ row: { product_code, product_name, spans } }: { row: TimelineRow }) => (
  <li className={css.row}>
    <span className={css.name}>
      <ProductIcon code={product_code} />
      <span className={css.label}>{product_name}</span>
    </span>
    <span className={css.track}>
      {spans.map(({ id, status, from, width }) => (
        <span
          key={id}
          className={`${css.span} ${css[kindOf[status]]}`}
          style={{ left: `${from}%`, width: `${width}%` }}
          aria-hidden
        />
      ))}
      <span className="m-hidden">: {spans.map(inWords).join('; ')}</span>
    </span>
  </li>
);

function Legend({ of }: { of: readonly TimelineRow[] }) {
  const shown = new Set(of.flatMap(({ spans }) => spans.map(({ status }) => kindOf[status])));
  return (
    <span className={css.legend} aria-hidden>
      {Object.entries(kinds)
        .filter(([kind]) => shown.has(kind as Kind))
        .map(([kind, label]) => (
          <span key={kind}>
            <i className={`${css.swatch} ${css[kind]}`} />
            {label}
          </span>
        ))}
    </span>
  );
}

const kinds = { active: 'Ativo', pending: 'Pendente', unpaid: 'Não pago', expired: 'Expirado', cancelled: 'Cancelado' };
type Kind = keyof typeof kinds;
const kindOf: Record<ClientProductStatus, Kind> = {
  active: 'active',
  pending_payment: 'pending',
  no_payment: 'unpaid',
  expired: 'expired',
  cancelled: 'cancelled',
};

function inWords({ status, starts, ends }: Span): string {
  const label = clientProductStatusStyle(status).label.toLowerCase();
  if (ends) return `${label}, de ${day(starts)} a ${day(ends)}`;
  return `${label}, desde ${day(starts)}${status === 'active' ? ', sem vencimento' : ''}`;
}
