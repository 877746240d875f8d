import { ForbiddenPage } from '@mirante/ui-kit/states/states.tsx';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { to } from '../../app/to.ts';

/** In the place of contents, for who has no active product. */
export const SubscribersOnly = () => (
  <ForbiddenPage
    action={
      <Button variant="outlined" component={Link} to={to.ownProducts()}>
        Ver meus produtos
      </Button>
    }
  />
);
