import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import type { ReactNode } from 'react';
import css from './quotes.module.css';

interface Props {
  /** Beside the title. */
  aside?: ReactNode;
  /** Without it, the place of one line, so that the list below does not move when it arrives. */
  children?: ReactNode;
}

/** The panel of the sources of quotes. */
export const SourcesPanel = ({ aside, children }: Props) => (
  <div className={css.warnings}>
    <Panel title="Busca nas fontes" aside={aside}>
      <div role="status">{children ?? <p className={css.help}>&nbsp;</p>}</div>
    </Panel>
  </div>
);
