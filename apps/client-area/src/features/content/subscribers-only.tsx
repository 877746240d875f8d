import { ForbiddenPage } from '@mirante/ui-kit/states/states.tsx';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { to } from '../../app/to.ts';

/** Shown instead of contents to clients without an active product. */
export const SubscribersOnly = () => (
  <ForbiddenPage
    action={
      <Button variant="contained" component={Link} to={to.ownProducts()}>
        Ver meus produtos
      </Button>
    }
  />
);
