import Link from '@mui/material/Link';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link as RouterLink } from 'react-router';
import css from './crumb.module.css';

interface Props {
  /** The list that this page belongs to. */
  of: string;
  to: string;
  /** What is open. */
  here: string;
}

/** `Clientes > Helena Matsuda`. */
export const Crumb = ({ of, to, here }: Props) => (
  <span className={css.crumb}>
    <Link component={RouterLink} to={to} sx={{ color: 'inherit', fontWeight: 400 }}>
      {of}
    </Link>
    <ChevronRight size={14} strokeWidth={1.75} aria-hidden />
    <span>{here}</span>
  </span>
);
