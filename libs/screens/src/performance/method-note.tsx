import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import css from './performance-panel.module.css';

export const MethodNote = ({ method }: { method: string }) => (
  <p className={css.note}>
    <Link component={RouterLink} to={method}>
      Como o resultado é calculado
    </Link>
  </p>
);
