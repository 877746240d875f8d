import { readShare, type PublishingState, type ReadStats, type Related } from '@mirante/domain/content/content.ts';
import { integer } from '@mirante/domain/format.ts';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import record from '../../record/record.module.css';
import css from './content-panels.module.css';

interface ReadsProps {
  stats: ReadStats;
  state: PublishingState;
  word?: string | undefined;
}

/** How many may read it today, and how many did. */
export const ReadsPanel = ({ stats: { recipients, reads }, state, word = 'leram' }: ReadsProps) => (
  <Panel title="Leituras">
    {state === 'published' ? (
      <>
        <dl className={css.numbers}>
          <div>
            <dd>{integer(recipients)}</dd>
            <dt>{recipients === 1 ? 'destinatário' : 'destinatários'}</dt>
          </div>
          <div>
            <dd>{integer(reads)}</dd>
            <dt>{reads === 1 ? 'leitura' : 'leituras'}</dt>
          </div>
          <div>
            <dd>{readShare({ recipients, reads })}</dd>
            <dt>já {word}</dt>
          </div>
        </dl>
        <p className={record.quiet}>Destinatários são os clientes com direito hoje.</p>
      </>
    ) : (
      <p className={record.quiet}>
        As leituras começam com a publicação. Hoje ela alcançaria{' '}
        {recipients === 1 ? '1 cliente' : `${integer(recipients)} clientes`}.
      </p>
    )}
  </Panel>
);

/** The products that unlock it. */
export const ProductsPanel = ({ products }: { products: readonly Related[] }) => (
  <Panel title="Produtos">
    <ul className={css.names} aria-label="Produtos">
      {products.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  </Panel>
);
