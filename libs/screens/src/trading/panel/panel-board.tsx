import { time } from '@mirante/domain/format.ts';
import { previewOf } from '@mirante/domain/trading/board-message.ts';
import type { LivePanel } from '@mirante/domain/trading/live-panel.ts';
import type { OwnTraderMessage } from '@mirante/domain/trading/trader-message.ts';
import { memo } from 'react';
import { Link } from 'react-router';
import { Pager, usePages } from './pager.tsx';
import css from './panel-table.module.css';

const PAGE_SIZE = 20;

interface Props {
  messages: readonly OwnTraderMessage[];
  heard: NonNullable<LivePanel['heard']>['board'] | undefined;
  empty: string;
  to: (id: number) => string;
}

/** The traders' messages of today. Memoised: they change seldom. */
export const PanelBoard = memo(function PanelBoard({ messages, heard, empty, to }: Props) {
  const pages = usePages(messages, PAGE_SIZE);
  if (messages.length === 0) return <p className={css.none}>{empty}</p>;
  return (
    <>
      <ul className={css.board}>
        {pages.items.map((message) => (
          <Message key={message.id} of={message} isFromNotice={heard?.[message.id] === message.revision} to={to} />
        ))}
      </ul>
      <Pager of={pages} name="Mural de hoje" />
    </>
  );
});

const Message = memo(function Message({
  of,
  isFromNotice,
  to,
}: {
  of: OwnTraderMessage;
  isFromNotice: boolean;
  to: Props['to'];
}) {
  const flash = isFromNotice ? css[of.revision % 2 === 0 ? 'flashEven' : 'flashOdd'] : undefined;
  return (
    <li className={flash}>
      <Link to={to(of.id)}>
        <time dateTime={of.created_at}>{time(of.created_at)}</time>
        <span>{previewOf(of.message)}</span>
      </Link>
    </li>
  );
});
