import { brand } from '@mirante/domain/brand.ts';
import { Logo } from '@mirante/ui-kit/logo.tsx';
import { Link } from 'react-router';
import { to } from '../../to.ts';

const ridges = [
  'M-20 366l62-16l61-13l62-6l62-12l61-8l62-3l62-12l61-6l62-7l62 0l61-3l62 1l62-5l61-14l62-13l62-15l61-17l62-8l62-12l61-12l62-10l62 0l61-2l62 5V400H-20z',
  'M-20 381l62-1l61-2l62-13l62-7l61-9l62-7l62-7l61-11l62-6l62-12l61-5l62-3l62 0l61-2l62-3l62-10l61-8l62-5l62 0l61-8l62-3l62-9l61-6l62-8V400H-20z',
  'M-20 352l62 0l61 0l62-2l62-3l61-6l62-7l62-4l61-3l62-4l62 2l61-5l62-5l62-7l61-2l62-6l62-4l61-6l62-9l62-4l61-3l62-2l62 7l61 1l62 0V400H-20z',
  'M-20 342l62-1l61-3l62 2l62 2l61 0l62 2l62 0l61 4l62 0l62 0l61-5l62-7l62-5l61-5l62-2l62-5l61-6l62-1l62-4l61 2l62 2l62 4l61 5l62-1V400H-20z',
  'M-20 383l62-2l61-1l62 1l62-1l61 0l62 0l62 1l61 1l62 3l62 2l61 1l62-2l62-1l61-3l62-1l62-2l61-2l62-2l62-4l61-1l62 2l62 1l61 2l62 3V400H-20z',
];
/** The second ridge's own line, lit where the sun reaches it: the horizon is a price series. */
const lit = 'M782 294l62-3l61-2l62-3l62-10l61-8l62-5l62 0l61-8l62-3l62-9l61-6l62-8';

export function Hero() {
  return (
    <header className="hero">
      <svg className="hero-sky" viewBox="0 0 1440 400" preserveAspectRatio="xMaxYMax slice" aria-hidden>
        <circle cx="1138" cy="196" r="30" fill="var(--sun)" />
        {ridges.map((d, i) => (
          <path key={d} className={`ridge-${i}`} d={d} />
        ))}
        <path d={lit} fill="none" stroke="var(--sun)" strokeWidth="1.6" strokeLinejoin="round" />
      </svg>
      <div className="wrap hero-bar">
        <Logo />
        <nav aria-label="Acesso">
          <Link className="wide-only" to={to.login}>
            Já é nosso cliente?
          </Link>
          <Link className="button outline" to={to.login}>
            Entrar
          </Link>
        </nav>
      </div>
      <div className="wrap hero-words">
        <h1>
          Pesquisa independente,
          <br />
          do relatório à ordem.
        </h1>
        <p>Analistas certificados, carteiras com preço teto e operações ao vivo. Acesso por 1 ano, em até 12x sem juros.</p>
      </div>
      <span className="m-hidden">{brand.name}</span>
    </header>
  );
}
