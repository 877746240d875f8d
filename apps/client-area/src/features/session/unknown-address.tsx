import { Logo } from '@mirante/ui-kit/shell/logo.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { to } from '../../app/to.ts';
import { StandalonePage } from './standalone-page.tsx';

/** The only page in English, by the product's specification: for unknown addresses. */
export const UnknownAddress = () => (
  <StandalonePage lang="en">
    <Logo />
    <PageHead title="Page not found" purpose="The address you followed does not exist or is no longer available." />
    <p>
      <Button variant="contained" component={Link} to={to.home()}>
        Back to home
      </Button>
    </p>
  </StandalonePage>
);
