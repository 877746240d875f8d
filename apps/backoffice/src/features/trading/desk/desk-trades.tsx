import type { DeskEvent } from '@mirante/domain/trading/desk.ts';
import { isOpenTrade, type OwnTradeRow } from '@mirante/domain/trading/trade.ts';
import { matching, newestFirst } from '@mirante/screens/trading/panel/panel-rows.ts';
import { useNow } from '@mirante/screens/trading/panel/use-now.ts';
import type { PanelView } from '@mirante/screens/trading/panel/use-panel.ts';
import { WithoutPanel } from '@mirante/screens/trading/panel/without-panel.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { EmptyState } from '@mirante/ui-kit/states/states.tsx';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { to } from '../../../app/to.ts';
import { tradeActionsOf } from './trade-actions.ts';
import { isOfKind, TradeKinds, type TradeKind } from './trade-kinds.tsx';
import { UnsentValues } from './unsent-values.tsx';
import { OpenTrades, type TradeActs } from './open-trades.tsx';
import { useKeys } from '../../../shared/use-keys.ts';
import { useValueDrafts } from './use-value-drafts.ts';
import css from './desk-page.module.css';

interface Props extends TradeActs {
  view: PanelView;
  events: readonly DeskEvent[];
  paste: (text: string) => void;
}

/** The open trades, live: filtered by code, navigated by arrow keys, changed by shortcuts. */
export function DeskTrades({ view, events, act, cancel, undo, paste }: Props) {
  const go = useNavigate();
  const now = useNow();
  const [filter, setFilter] = useState('');
  const [kind, setKind] = useState<TradeKind>();
  const [selectedId, setSelectedId] = useState<number>();
  const search = useRef<HTMLInputElement>(null);
  const open = newestFirst((view.panel?.trades ?? []).filter(isOpenTrade));
  const shown = open.filter(
    (trade) =>
      matching(`${trade.quoted_as} ${trade.asset}`, filter) &&
      // The selected one stays: it is being changed, and the next one is found from it.
      (!kind || trade.id === selectedId || isOfKind(kind, trade, now)),
  );
  const selected = shown.find(({ id }) => id === selectedId);
  const values = useValueDrafts(open);
  const eventOf = newestByTrade(events);
  const focus = (id: string) => document.getElementById(id)?.focus();
  const neighbour = (from: number | undefined, by: 1 | -1): OwnTradeRow | undefined =>
    shown[from === undefined ? 0 : shown.findIndex(({ id }) => id === from) + by];
  const walk = (by: 1 | -1) => {
    const next = neighbour(selected?.id, by);
    if (next) focus(`row-${next.id}`);
  };
  const ofSelected = (does: (trade: OwnTradeRow) => void) => () => selected && does(selected);
  const byKey = (key: string) =>
    ofSelected((trade) => {
      const found = tradeActionsOf(trade).find((each) => each.key === key);
      if (found) act(trade, found);
    });
  useKeys({
    '/': () => search.current?.focus(),
    ArrowDown: () => walk(1),
    ArrowUp: () => walk(-1),
    v: ofSelected(({ id }) => focus(`value-${id}`)),
    g: byKey('g'),
    r: byKey('r'),
    f: byKey('f'),
    c: ofSelected(cancel),
    d: ofSelected(({ id }) => void go(to.desk(id))),
    z: ofSelected(({ id }) => {
      const last = eventOf.get(id);
      if (last?.undo_until) undo(last);
    }),
  });
  return (
    <div className={css.trades}>
      <Panel title="Operações em aberto">
        <div className={css.filters}>
          {view.panel && <TradeKinds trades={open} now={now} chosen={kind} choose={setKind} />}
          <form
            role="search"
            onSubmit={(e) => {
              e.preventDefault();
              if (shown[0]) focus(`value-${shown[0].id}`);
            }}
          >
            <input
              ref={search}
              className={css.search}
              type="search"
              aria-label="Buscar operação por ativo"
              aria-keyshortcuts="/"
              placeholder="Ativo ( / )"
              value={filter}
              onChange={({ target }) => setFilter(target.value)}
              onKeyDown={(e) => e.key === 'Escape' && (setFilter(''), e.currentTarget.blur())}
            />
          </form>
        </div>
        <p className={css.hints} aria-hidden>
          <kbd>/</kbd> buscar <kbd>↑</kbd> <kbd>↓</kbd> operação <kbd>V</kbd> valor <kbd>Enter</kbd> envia e desce{' '}
          <kbd>Ctrl</kbd> <kbd>Enter</kbd> envia os guardados <kbd>P</kbd> colar <kbd>Esc</kbd> sai
        </p>
        {!view.panel && <WithoutPanel view={view} />}
        <div role="status">
          {view.panel && shown.length === 0 && (
            <EmptyState title={filter || kind ? 'Sem resultados para o filtro' : 'Nenhuma operação em aberto.'} />
          )}
        </div>
        <OpenTrades
          trades={shown}
          events={eventOf}
          selected={selected?.id}
          select={setSelectedId}
          move={(from, by) => {
            const next = neighbour(from, by);
            if (next) focus(`value-${next.id}`);
          }}
          act={act}
          cancel={cancel}
          undo={undo}
          values={values}
          onLines={paste}
        />
        <UnsentValues of={values} />
      </Panel>
    </div>
  );
}

function newestByTrade(events: readonly DeskEvent[]): ReadonlyMap<number, DeskEvent> {
  const found = new Map<number, DeskEvent>();
  for (const event of events) for (const id of event.trade_ids) if (!found.has(id)) found.set(id, event);
  return found;
}
