import { brand } from '@mirante/domain/house/brand.ts';
import { Link } from 'react-router';
import { to } from '../to.ts';

/** Where a mailed link led nowhere, or to a question that is not the visitor's. */
export const OtherWays = () => (
  <nav className="plain-links" aria-label="Outros caminhos">
    <Link className="link" to={to.login}>
      Fazer login
    </Link>
    <a className="link" href={brand.support_url} target="_blank" rel="noopener noreferrer">
      Falar com o suporte
    </a>
  </nav>
);
