/// <reference path="../css.d.ts" />
import { NavLink } from 'react-router';
import css from './record.module.css';

/** The address of each list of the record. */
export interface RecordAddresses {
  portfolios: string;
  trades: string;
}

/** Which of the two lists is read: what portfolios recommended, or what was traded. */
export const RecordKinds = ({ to }: { to: RecordAddresses }) => (
  <nav className={css.kinds} aria-label="Tipo de recomendação">
    <NavLink to={to.portfolios} end>
      Carteiras
    </NavLink>
    <NavLink to={to.trades}>Operações</NavLink>
  </nav>
);
