import { EmptyState, ErrorPanel } from '@mirante/ui-kit/states/states.tsx';
import type { PanelView } from './use-panel.ts';

export const WAITING = 'Painel ainda não conectado.';
export const ABORTED = 'Erro na conexão com o painel';

/** What is shown in place of the trades until they are read. */
export function WithoutPanel({ view: { state, isBehind, retry } }: { view: PanelView }) {
  if (state === 'aborted') return <ErrorPanel title={ABORTED} error={undefined} onRetry={retry} />;
  return (
    <EmptyState
      title={WAITING}
      text={isBehind && 'Não foi possível carregar as operações. Tentamos de novo a cada poucos segundos.'}
    />
  );
}
