import { marketHours } from '@mirante/domain/trading/market-hours.ts';
import { tradeAlertKinds, tradeAlertLabels } from '@mirante/domain/messaging/trade-alert-kinds.ts';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import Button from '@mui/material/Button';
import { useState } from 'react';
import css from './alert-settings.module.css';
import { requestNotifications, notificationState } from './desktop-notifications.ts';
import { allowSounds, play } from './sounds.ts';
import type { Alerts } from './use-alerts.ts';
import type { Followed } from './use-followed.ts';

interface Props {
  alerts: Alerts;
  followed: Followed | undefined;
}

/** The kinds of alerts, for all devices; and sound and notifications, for this one. */
export const AlertSettings = ({ alerts, followed }: Props) => (
  <div className={css.settings}>
    <Panel title="Alertas e som">
      <div className={css.parts}>
        {followed && <Kinds followed={followed} />}
        <Sound alerts={alerts} />
        <Desktop alerts={alerts} />
      </div>
    </Panel>
  </div>
);

const Kinds = ({ followed }: { followed: Followed }) => (
  <fieldset>
    <legend>Das operações que você acompanha</legend>
    {tradeAlertKinds.map((kind) => (
      <label key={kind}>
        <input type="checkbox" checked={followed.alerts.has(kind)} onChange={() => followed.toggleAlert(kind)} />
        {tradeAlertLabels[kind]}
      </label>
    ))}
    <p>Com o painel fechado, os alertas chegam pelo sino e, onde você ativou, por push.</p>
  </fieldset>
);

const clock = (time: string): string => time.replace(/^0/, '').replace(':00', 'h').replace(':', 'h');

function Sound({ alerts: { choices, choose } }: { alerts: Alerts }) {
  const [isRefused, setRefused] = useState(false);
  const turn = async () => {
    if (choices.sound) return choose({ sound: false });
    const isAllowed = await allowSounds();
    setRefused(!isAllowed);
    if (!isAllowed) return;
    choose({ sound: true });
    play('target', choices.volume);
  };
  return (
    <fieldset>
      <legend>Som neste aparelho</legend>
      <label>
        <input type="checkbox" checked={choices.sound} onChange={() => void turn()} />
        Tocar um som a cada alerta
      </label>
      {isRefused && <p role="alert">O navegador não deixou tocar sons. Confira o som nas configurações do site.</p>}
      <label>
        Volume
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={Math.round(choices.volume * 100)}
          disabled={!choices.sound}
          onChange={({ target }) => choose({ volume: Number(target.value) / 100 })}
        />
      </label>
      <label>
        <input
          type="checkbox"
          checked={choices.marketHoursOnly}
          disabled={!choices.sound}
          onChange={() => choose({ marketHoursOnly: !choices.marketHoursOnly })}
        />
        Só no pregão, das {clock(marketHours.from)} às {clock(marketHours.to)}
      </label>
      <div className={css.samples}>
        {tradeAlertKinds.map((kind) => (
          <Button
            key={kind}
            variant="text"
            size="small"
            disabled={!choices.sound}
            aria-label={`Ouvir: ${tradeAlertLabels[kind]}`}
            onClick={() => void allowSounds().then(() => play(kind, choices.volume))}
          >
            {tradeAlertLabels[kind]}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

function Desktop({ alerts: { choices, choose } }: { alerts: Alerts }) {
  const state = notificationState(choices.desktop);
  const [, setAsked] = useState(0);
  const turnOn = async () => {
    if (await requestNotifications()) choose({ desktop: true });
    setAsked((times) => times + 1);
  };
  return (
    <fieldset>
      <legend>Notificações do sistema neste aparelho</legend>
      {state === 'unsupported' && <p>Este navegador não mostra notificações do sistema.</p>}
      {state === 'denied' && (
        <p role="alert">
          As notificações estão bloqueadas neste navegador. Para recebê-las, permita-as nas configurações do site e
          volte aqui.
        </p>
      )}
      {state === 'off' && (
        <>
          <p>Avisa também quando você está em outra janela, com o painel aberto.</p>
          <Button variant="outlined" size="small" onClick={() => void turnOn()}>
            Ativar notificações do sistema
          </Button>
        </>
      )}
      {state === 'on' && (
        <Button variant="outlined" size="small" onClick={() => choose({ desktop: false })}>
          Desativar notificações do sistema
        </Button>
      )}
    </fieldset>
  );
}
