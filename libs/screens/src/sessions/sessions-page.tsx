import { ownSessions } from '@mirante/contract/access/own-sessions.ts';
import type { OwnSession } from '@mirante/domain/access/own-session.ts';
import {
  useEndOtherSessionsMutation,
  useEndOwnSessionMutation,
  useListOwnSessionsQuery,
} from '@mirante/api-client/access/own-sessions.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { dayTime } from '@mirante/domain/format.ts';
import { BusyButton } from '@mirante/ui-kit/states/busy-button.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { useId } from 'react';
import css from './sessions-page.module.css';

/** The account's sessions, each of which can be ended. */
export function SessionsPage() {
  const query = useListOwnSessionsQuery(undefined, { refetchOnFocus: true });
  const others = query.data?.filter(({ current }) => !current) ?? [];
  return (
    <>
      <PageHead
        title="Sessões"
        purpose="Os aparelhos em que sua conta está aberta. Encerre o que não reconhecer e troque a senha."
        actions={others.length > 1 && <EndOthers />}
      />
      <Loaded shape="part" query={query} what="Sessões">
        {(sessions) => (
          <ul className={css.list} aria-label="Sessões">
            {sessions.map((session) => (
              <Session key={session.id} session={session} />
            ))}
          </ul>
        )}
      </Loaded>
    </>
  );
}

SessionsPage.needs = ownSessions.listOwnSessions;

function EndOthers() {
  const [end, { isLoading }] = useEndOtherSessionsMutation();
  return (
    <BusyButton variant="outlined" busy={isLoading} doing="Encerrando" onClick={() => void end()}>
      Encerrar todas as outras
    </BusyButton>
  );
}

function Session({ session }: { session: OwnSession }) {
  const { id, current, seen_at: seenAt, created_at: createdAt, ip } = session;
  const [end, { isLoading }] = useEndOwnSessionMutation();
  const name = useId();
  return (
    <li aria-labelledby={name}>
      <MonitorSmartphone size={22} strokeWidth={1.75} aria-hidden />
      <div>
        <strong id={name}>{deviceOf(session)}</strong>
        <small>
          {current ? 'Em uso agora' : `Visto em ${dayTime(seenAt)}`}. Desde {dayTime(createdAt)}
          {ip && `, IP ${ip}`}.
        </small>
      </div>
      {current ? (
        <StatusChip look={{ label: 'Este aparelho', tone: 'brand', mark: 'none' }} />
      ) : (
        <BusyButton
          variant="outlined"
          size="small"
          busy={isLoading}
          doing="Encerrando"
          aria-describedby={name}
          onClick={() => void end({ id })}
        >
          Encerrar
        </BusyButton>
      )}
    </li>
  );
}

/** `Chrome no Windows`, as far as the browser reported. */
export function deviceOf({ browser, system }: Pick<OwnSession, 'browser' | 'system'>): string {
  if (browser && system) return `${browser} no ${system}`;
  return browser ?? system ?? 'Aparelho desconhecido';
}
