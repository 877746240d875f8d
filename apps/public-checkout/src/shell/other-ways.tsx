import { brand } from '@mirante/domain/house/brand.ts';
import { Link } from 'react-router';
import { to } from '../to.ts';

/** For mailed links that are invalid, or ask about another person's account. */
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
