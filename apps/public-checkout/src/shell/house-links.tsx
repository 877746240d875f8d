import { textLinks, textNames } from '@mirante/domain/house/text-links.ts';
import { Link } from 'react-router';

export const HouseLinks = () => (
  <nav className="house-links" aria-label="Histórico, termos e políticas">
    <Link to="/historico">Histórico de recomendações</Link>
    <Link to="/metodologia">Metodologia</Link>
    {textNames.map((name) => (
      <Link key={name} to={textLinks[name].path}>
        {textLinks[name].title}
      </Link>
    ))}
  </nav>
);
