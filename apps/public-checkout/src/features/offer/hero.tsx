import { offerPitch } from '@mirante/domain/house/brand-slogans.ts';
import { Logo } from '@mirante/ui-kit/shell/logo.tsx';
import { Link } from 'react-router';
import { to } from '../../to.ts';

const ridges = [
  'M-24 373l31-6l31-4l31-5l31-7l31-7l31-5l31-5l31-5l31-3l31-2l31-2l31-7l31-7l31-4l31-2l31-2l31-4l31-3l31-1l31-1l31-1l31 1l31 3l31-1l31-5l31-7l31-4l31-4l31-6l31-8l31-9l31-7l31-8l31-7l31-5l31-3l31-6l31-8l31-8l31-3l31-3l31-3l31-4l31-2l31-1l31 0l31 1l31 4V400H-24z',
  'M-24 389l31 0l31-1l31-2l31-2l31-5l31-7l31-6l31-3l31-1l31-4l31-6l31-5l31-3l31-4l31-4l31-4l31-4l31-6l31-7l31-5l31-1l31 0l31-1l31-3l31-1l31 0l31 0l31-1l31-1l31-2l31-6l31-6l31-3l31-1l31-1l31-4l31-3l31-2l31-2l31-2l31-2l31-2l31-3l31-6l31-7l31-3l31-1l31-2V400H-24z',
  'M-24 358l31-3l31-2l31 1l31 2l31 0l31-2l31-3l31-1l31-1l31-3l31-2l31-3l31-3l31-5l31-3l31 0l31 2l31-1l31-3l31-1l31-1l31-1l31-2l31-2l31-3l31-4l31-5l31-3l31 0l31-1l31-3l31-4l31-3l31-2l31-3l31-3l31-2l31-2l31-4l31-3l31 0l31 3l31 2l31 1l31 0l31 1l31 2l31 0V400H-24z',
  'M-24 344l31 1l31 0l31-1l31-1l31 0l31 1l31 1l31 0l31 0l31 0l31 0l31 0l31 2l31 3l31 2l31 0l31-1l31 1l31 1l31-1l31-2l31-2l31-3l31-4l31-4l31-2l31-1l31-2l31-3l31-4l31-1l31-1l31-2l31-2l31-2l31-2l31-2l31-1l31 1l31 2l31 2l31 0l31 1l31 3l31 2l31 1l31 1l31 0V400H-24z',
  'M-24 384l31-1l31-1l31-2l31 0l31 0l31 0l31 0l31 0l31 0l31-1l31 0l31 1l31 1l31 1l31 0l31 0l31 2l31 2l31 1l31 1l31 0l31 0l31-1l31-1l31 0l31-1l31-1l31-1l31-2l31 0l31-1l31 0l31-1l31-2l31-1l31-2l31-1l31-1l31 0l31-1l31 0l31 0l31 1l31 1l31 1l31 1l31 1l31 1V400H-24z',
];
/** The second ridge's line, lit where the sun reaches it: the horizon is a price series. */
const lit =
  'M720 305l31-1l31 0l31 0l31-1l31-1l31-2l31-6l31-6l31-3l31-1l31-1l31-4l31-3l31-2l31-2l31-2l31-2l31-2l31-3l31-6l31-7l31-3l31-1l31-2';

export function Hero() {
  return (
    <header className="hero">
      <svg className="hero-sky" viewBox="0 0 1440 400" preserveAspectRatio="xMaxYMax slice" aria-hidden>
        <circle cx="1138" cy="186" r="30" fill="var(--sun)" />
        {ridges.map((d, i) => (
          <path key={d} className={`ridge-${i}`} d={d} />
        ))}
        <path d={lit} fill="none" stroke="var(--sun)" strokeWidth="1.6" strokeLinejoin="round" />
      </svg>
      <div className="wrap hero-bar m-deep">
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
        <h1>{offerPitch.title}</h1>
        <p>{offerPitch.text}</p>
      </div>
    </header>
  );
}
