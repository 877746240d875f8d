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
import { useState } from 'react';
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
  const toggle = async (before: NotificationPreference, place: Place) => {
    const put = (wanted: boolean) =>
      setChosen((rows) => rows.map((each) => (each.topic === before.topic ? { ...each, [place]: wanted } : each)));
    put(!before[place]);
    const { error } = await save({ body: { preferences: [{ ...before, [place]: !before[place] }] } });
    // Not the other place, which may have been toggled meanwhile.
    if (error) put(before[place]);
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
                    onChange={() => void toggle(row, place)}
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
