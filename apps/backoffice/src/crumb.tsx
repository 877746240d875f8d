import Link from '@mui/material/Link';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link as RouterLink } from 'react-router';

interface Props {
  /** The list that this page belongs to. */
  of: string;
  to: string;
  /** What is open. */
  here: string;
}

/** `Clientes > Helena Matsuda`. */
export const Crumb = ({ of, to, here }: Props) => (
  <span style={{ display: 'flex', alignItems: 'center', gap: 6, minWidth: 0 }}>
    <Link component={RouterLink} to={to} sx={{ color: 'inherit', fontWeight: 400 }}>{of}</Link>
    <ChevronRight size={14} strokeWidth={1.75} aria-hidden style={{ flex: 'none' }} />
    <span style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', color: 'var(--ink)' }}>{here}</span>
  </span>
);
