import {
  useListNotificationPreferencesQuery,
  useSetNotificationPreferencesMutation,
} from '@mirante/api-client/messaging/own-notifications.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { topicLabels, type NotificationPreference } from '@mirante/domain/messaging/notification.ts';
import { ownChanges } from '@mirante/contract/investments/own-changes.ts';
import { Can } from '@mirante/session/can.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { useKeyedMutex } from '@mirante/ui-kit/states/use-keyed-mutex.ts';
import { useRef, useState } from 'react';
import css from './notification-settings-page.module.css';
import { WeeklySummary } from './weekly-summary.tsx';
import { PushPanel } from './push-panel.tsx';

/** The client's notification topics and channels. */
export const NotificationSettingsPage = () => (
  <>
    <PageHead title="Preferências de notificação" purpose="De que e onde você quer ser avisado." />
    <div className={css.narrow}>
      <Panel title="Neste navegador">
        <PushPanel />
      </Panel>
      <Panel title="Assuntos">
        <Loaded shape="part" query={useListNotificationPreferencesQuery()} what="Preferências">
          {(preferences) => <Topics stored={preferences} />}
        </Loaded>
      </Panel>
      <Can call={ownChanges.getWeeklySummary}>
        <Panel title="Por email">
          <WeeklySummary />
        </Panel>
      </Can>
    </div>
  </>
);

const places = { portal: 'No portal', push: 'Por push' } as const;
type Place = keyof typeof places;

/** Each toggle is saved at once, and reverted on failure. */
function Topics({ stored }: { stored: readonly NotificationPreference[] }) {
  const [chosen, setChosen] = useState(stored);
  const [save, { isLoading }] = useSetNotificationPreferencesMutation();
  const latest = useRef(stored);
  const runExclusively = useKeyedMutex();
  const flip = (topic: NotificationPreference['topic'], place: Place) => {
    latest.current = latest.current.map((each) => (each.topic === topic ? { ...each, [place]: !each[place] } : each));
    setChosen(latest.current);
  };
  const toggle = (topic: NotificationPreference['topic'], place: Place) => {
    flip(topic, place);
    runExclusively(topic, async () => {
      const { error } = await save({ body: { preferences: latest.current.filter((each) => each.topic === topic) } });
      if (error) flip(topic, place);
    });
  };
  return (
    <table className={css.topics} aria-busy={isLoading} aria-label="Avisos por assunto">
      <thead>
        <tr>
          <th scope="col">Assunto</th>
          {Object.entries(places).map(([place, label]) => (
            <th scope="col" key={place}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {chosen.map((row) => (
          <tr key={row.topic}>
            <th scope="row">{topicLabels[row.topic]}</th>
            {(Object.keys(places) as Place[]).map((place) => (
              <td key={place}>
                <label>
                  <input
                    type="checkbox"
                    checked={row[place]}
                    aria-label={`${topicLabels[row.topic]}: ${places[place].toLowerCase()}`}
                    onChange={() => toggle(row.topic, place)}
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
