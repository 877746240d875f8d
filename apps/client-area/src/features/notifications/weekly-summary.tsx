import { useGetWeeklySummaryQuery, useSetWeeklySummaryMutation } from '@mirante/api-client/investments/own-changes.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import css from './notification-settings-page.module.css';

/** The client's choice of the weekly mail about portfolio changes. */
export const WeeklySummary = () => (
  <Loaded shape="part" query={useGetWeeklySummaryQuery()} what="Preferência">
    {({ wanted }) => <Choice wanted={wanted} />}
  </Loaded>
);

function Choice({ wanted }: { wanted: boolean }) {
  const [save, { isLoading }] = useSetWeeklySummaryMutation();
  return (
    <label className={css.mail}>
      <input
        type="checkbox"
        checked={wanted}
        disabled={isLoading}
        onChange={() => void save({ body: { wanted: !wanted } })}
      />
      <span>
        Resumo semanal das carteiras
        <small>Às segundas-feiras, quando algo mudou nas carteiras que você assina.</small>
      </span>
    </label>
  );
}
