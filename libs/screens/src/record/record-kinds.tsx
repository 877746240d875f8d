import { NavLink } from 'react-router';
import css from './record.module.css';

/** The paths of the record's lists. */
export interface RecordAddresses {
  portfolios: string;
  trades: string;
}

/** Switches between the two lists: recommendations of portfolios, and trades. */
export const RecordKinds = ({ to }: { to: RecordAddresses }) => (
  <nav className={css.kinds} aria-label="Tipo de recomendação">
    <NavLink to={to.portfolios} end>
      Carteiras
    </NavLink>
    <NavLink to={to.trades}>Operações</NavLink>
  </nav>
);
