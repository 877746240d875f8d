import { brand } from '@mirante/domain/house/brand.ts';
import { Logo } from '@mirante/ui-kit/shell/logo.tsx';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { to } from './to.ts';
import css from './unknown-address.module.css';

/** For addresses without a page. Its text is English, whatever the house's language. */
export const UnknownAddress = () => (
  <main lang="en" className={css.page}>
    <title>{`Page not found · ${brand.name}`}</title>
    <Logo />
    <Typography variant="h1">Page not found</Typography>
    <Typography color="textSecondary">There is nothing at this address. It may have been mistyped or moved.</Typography>
    <Button component={Link} to={to.home()} variant="contained">
      Back to home
    </Button>
  </main>
);
