import { time } from '@mirante/domain/format.ts';
import { deliveryWords, inSeconds, type Delivery } from '@mirante/domain/trading/delivery.ts';
import type { Desk, DeskEvent } from '@mirante/domain/trading/desk.ts';
import { TradeName } from '@mirante/screens/trading/trade-parts.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { ScrollRegion } from '@mirante/ui-kit/states/scroll-region.tsx';
import Button from '@mui/material/Button';
import type { ComponentProps } from 'react';
import { PanelData } from '../../../record/panel-data.tsx';
import css from './desk-events.module.css';

interface Props {
  query: ComponentProps<typeof PanelData<Desk>>['query'];
  undo: (event: DeskEvent) => void;
}

/** The latest events, with author and the number of panels that show them. */
export const DeskEvents = ({ query, undo }: Props) => (
  <Panel title="Últimos eventos">
    <PanelData query={query} what="os eventos">
      {({ events }) => (
        <>
          {events.length === 0 && <p className={css.quiet}>Nenhum evento ainda.</p>}
          <ScrollRegion className={css.scroll} label="Eventos da mesa">
            <ol className={css.events}>
              {events.map((event) => (
                <li key={event.trace_id}>
                  <span className={css.line}>
                    <TradeName of={event} />
                    <time dateTime={event.created_at}>{time(event.created_at)}</time>
                  </span>
                  <span>
                    {event.event}
                    {event.trade_ids.length > 1 && ` (${event.trade_ids.length} operações)`}
                  </span>
                  <small>Por {event.user_name}</small>
                  {event.delivery && <Figures of={event.delivery} />}
                  {event.undo_until && (
                    <Button variant="text" size="small" onClick={() => undo(event)}>
                      Desfazer até {time(event.undo_until)}
                    </Button>
                  )}
                </li>
              ))}
            </ol>
          </ScrollRegion>
        </>
      )}
    </PanelData>
  </Panel>
);

function Figures({ of }: { of: Delivery }) {
  return (
    <details className={css.figures}>
      <summary>{deliveryWords(of)}</summary>
      <table aria-label="Entregas por servidor">
        <thead>
          <tr>
            <th scope="col">Servidor</th>
            <th scope="col">Viram</th>
            <th scope="col">Mediana</th>
            <th scope="col">99%</th>
            <th scope="col">Último</th>
          </tr>
        </thead>
        <tbody>
          {of.nodes.map(({ node, sent, seen, ...times }, n) => (
            <tr key={node}>
              <th scope="row">{n + 1}</th>
              <td>
                {seen} de {sent}
              </td>
              {[times.median_ms, times.p99_ms, times.last_ms].map((ms, i) => (
                // oxlint-disable-next-line react/no-array-index-key -- three columns, always the same
                <td key={i}>{ms === null ? '—' : inSeconds(ms)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
