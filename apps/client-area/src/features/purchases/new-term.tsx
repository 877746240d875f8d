import { day } from '@mirante/domain/format.ts';
import type { Renewal } from '@mirante/domain/sales/renewal.ts';
import css from './new-term.module.css';

export const NewTerm = ({ renewal: { current_expires_at: current, new_expires_at: next } }: { renewal: Renewal }) => (
  <dl className={css.term}>
    <div>
      <dt>Validade atual</dt>
      <dd>{day(current)}</dd>
    </div>
    <div>
      <dt>Nova validade</dt>
      <dd>{day(next)}</dd>
    </div>
  </dl>
);
