import { TIME_ZONE } from '@mirante/domain/dates.ts';
import type { SocketState } from '@mirante/trader-socket/state-machine.ts';
import css from './panel-page.module.css';

const words: Record<SocketState, string> = {
  connecting: 'Conectando',
  connected: 'Conectando',
  authorized: 'Ao vivo',
  aborted: 'Desconectado',
};
const clock = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'medium', timeZone: TIME_ZONE });

/** The connection's state, and the time of the last update. */
export const ConnectionPill = ({ state, at }: { state: SocketState; at: string | undefined }) => (
  <span className={css.live} data-state={state}>
    <strong>{words[state]}</strong>
    {at && (
      <span>
        atualizado às <time dateTime={at}>{clock.format(new Date(at))}</time>
      </span>
    )}
  </span>
);
