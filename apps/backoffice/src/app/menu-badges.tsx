import { useCountClientMessagesQuery } from '@mirante/api-client/messaging/client-message-count.ts';
import { useCountExpiringProductsQuery } from '@mirante/api-client/sales/expiring-product-count.ts';
import { useCountTradesQuery } from '@mirante/api-client/trading/trade-count.ts';
import { integer } from '@mirante/domain/format.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import type { MenuCount } from './area.ts';
import css from './menu-badges.module.css';

/** Each page mounts it anew, which refetches an old count. */
export function MenuBadge({ of }: { of: MenuCount }) {
  const Own = badges[of];
  return <Own key={useLocation().pathname} />;
}

/**
 * Besides after changes of one's own. Not by a timer: a window that nobody uses would keep its session, which ends when
 * idle.
 */
const refreshed = { refetchOnFocus: true, refetchOnMountOrArgChange: 300 } as const;

function Unanswered() {
  const { data } = useCountClientMessagesQuery({ 'client_message.answered': 'false', perPage: 1 }, refreshed);
  return <Count of={data} name="sem resposta" />;
}

function Expiring() {
  const { data } = useCountExpiringProductsQuery({ 'client_product.days': 7, perPage: 1 }, refreshed);
  return <Count of={data} name="a vencer em até 7 dias" />;
}

function LiveTrades() {
  const { data } = useCountTradesQuery({ 'trade.status': 'live', perPage: 1 }, refreshed);
  return data?.total ? <i className={css.live} role="img" aria-label="operações em andamento" /> : null;
}

const badges: Record<MenuCount, ComponentType> = { unanswered: Unanswered, expiring: Expiring, liveTrades: LiveTrades };

const Count = ({ of, name }: { of: Page<unknown> | undefined; name: string }) =>
  of?.total ? (
    <b>
      {integer(of.total)}
      {of.total_is_estimate && '+'}
      <i className="m-hidden"> {name}</i>
    </b>
  ) : null;
