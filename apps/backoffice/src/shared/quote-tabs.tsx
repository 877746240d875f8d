import { NavLink } from 'react-router';
import { to } from '../app/to.ts';
import css from './quote-tabs.module.css';

const tabs = [
  [to.closes(), 'Ações'],
  [to.fundQuotas(), 'Fundos'],
  [to.indexValues(), 'Índices'],
  [to.quoteLoads(), 'Cargas'],
  [to.corporateActions(), 'Eventos'],
] as const;

/** Tabs between the lists of quotes. */
export const QuoteTabs = () => (
  <nav className={css.tabs} aria-label="Cotações">
    {tabs.map(([address, label]) => (
      <NavLink key={address} to={address}>
        {label}
      </NavLink>
    ))}
  </nav>
);
