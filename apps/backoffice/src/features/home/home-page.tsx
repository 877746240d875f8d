import { serverNow } from '@mirante/domain/server-time.ts';
import { viewerOf } from '@mirante/session/session-slice.ts';
import { useSessionState } from '@mirante/session/use-session.ts';
import { PageHead } from '@mirante/ui-kit/page-head.tsx';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { areasFor, type Area } from '../../menu.ts';
import { Attention } from './attention.tsx';
import css from './home-page.module.css';

/** How many of an area's links its card has room for. */
const LINKS_PER_CARD = 2;
const today = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

export function HomePage() {
  const areas = areasFor(viewerOf(useSessionState()));
  return (
    <>
      <PageHead title="Início" purpose={sentence(today.format(serverNow()))} />
      {areas.length > 0 ? (
        <div className={css.home}>
          <ul className={css.areas} aria-label="Áreas">
            {areas.map((area) => <AreaCard key={area.title} area={area} />)}
          </ul>
          <Attention />
        </div>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>Seu usuário ainda não tem papel no sistema. Peça a um administrador que o inclua em um.</Typography>
      )}
    </>
  );
}

const AreaCard = ({ area: { title, icon: Icon, links } }: { area: Area }) => (
  <li className={css.area}>
    <Icon size={22} strokeWidth={1.75} aria-hidden className={css.icon} />
    <Typography component="h2" variant="h3">{title}</Typography>
    {links.slice(0, LINKS_PER_CARD).map(({ to, label }) => (
      <Link key={to} component={RouterLink} to={to} className={css.link}>{label}</Link>
    ))}
  </li>
);

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
