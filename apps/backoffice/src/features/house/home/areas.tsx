import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { Area } from '../../../app/area.ts';
import css from './areas.module.css';

/** The number of an area's links on its card. */
const LINKS_PER_CARD = 2;

export const Areas = ({ areas }: { areas: readonly Area[] }) => (
  <section aria-labelledby="areas">
    <Typography component="h2" variant="h3" id="areas" className={css.title}>
      Áreas
    </Typography>
    <div className={css.frame}>
      <ul className={css.areas} aria-label="Áreas">
        {areas.map((area) => (
          <AreaCard key={area.title} area={area} />
        ))}
      </ul>
    </div>
  </section>
);

const AreaCard = ({ area: { title, icon: Icon, links } }: { area: Area }) => (
  <li>
    <Icon size={20} strokeWidth={1.75} aria-hidden />
    <Typography component="h3" variant="h3">
      {title}
    </Typography>
    {links.slice(0, LINKS_PER_CARD).map(({ to, label }) => (
      <Link key={to} component={RouterLink} to={to}>
        {label}
      </Link>
    ))}
  </li>
);
