import { TIME_ZONE } from '@mirante/domain/dates.ts';
import type { SocketState } from '@mirante/trader-socket/state-machine.ts';
import css from './panel-page.module.css';

/** What is shown may be kept as it was, whatever its connection does. */
export type Freshness = SocketState | 'paused';

const words: Record<Freshness, string> = {
  connecting: 'Conectando',
  connected: 'Conectando',
  authorized: 'Ao vivo',
  paused: 'Pausado',
  aborted: 'Desconectado',
};
const clock = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'medium', timeZone: TIME_ZONE });

/** How fresh what is shown is, and the time of its last update. */
export const ConnectionPill = ({ state, at }: { state: Freshness; at: string | undefined }) => (
  <span className={css.live} data-state={state}>
    <strong>{words[state]}</strong>
    {at && (
      <span>
        atualizado às <time dateTime={at}>{clock.format(new Date(at))}</time>
      </span>
    )}
  </span>
);
