import { useGetWeeklySummaryQuery, useSetWeeklySummaryMutation } from '@mirante/api-client/investments/own-changes.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { useState } from 'react';
import css from './notification-settings-page.module.css';

/** The client's choice of the weekly mail about portfolio changes. */
export const WeeklySummary = () => (
  <Loaded shape="part" query={useGetWeeklySummaryQuery()} what="Preferência">
    {({ wanted }) => <Choice stored={wanted} />}
  </Loaded>
);

/** Saved at once, and reverted on failure. It stays enabled meanwhile, to keep the focus. */
function Choice({ stored }: { stored: boolean }) {
  const [wanted, setWanted] = useState(stored);
  const [save, { isLoading }] = useSetWeeklySummaryMutation();
  const toggle = async () => {
    if (isLoading) return;
    setWanted(!wanted);
    const { error } = await save({ body: { wanted: !wanted } });
    if (error) setWanted(wanted);
  };
  return (
    <label className={css.mail}>
      <input type="checkbox" checked={wanted} aria-busy={isLoading} onChange={() => void toggle()} />
      <span>
        Resumo semanal das carteiras
        <small>Às segundas-feiras, quando algo mudou nas carteiras que você assina.</small>
      </span>
    </label>
  );
}
