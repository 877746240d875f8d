import { brand } from '@mirante/domain/house/brand.ts';
import { textLinks, textNames } from '@mirante/domain/house/text-links.ts';
import { Link } from 'react-router';

/** Help comes last, on every page that has these links (WCAG 3.2.6). */
export const HouseLinks = () => (
  <nav className="house-links" aria-label="Histórico, termos, políticas e suporte">
    <Link to="/historico">Histórico de recomendações</Link>
    <Link to="/metodologia">Metodologia</Link>
    {textNames.map((name) => (
      <Link key={name} to={textLinks[name].path}>
        {textLinks[name].title}
      </Link>
    ))}
    <a href={brand.support_url} target="_blank" rel="noopener noreferrer">
      Falar com o suporte
    </a>
  </nav>
);
