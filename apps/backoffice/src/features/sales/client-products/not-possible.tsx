import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import Button from '@mui/material/Button';
import { Link } from 'react-router';

interface NotPossibleProps {
  /** The form's title. */
  title: string;
  purpose: string;
  why: string;
  /** The acquisition's page. */
  page: string;
  children: string;
}

/** Replaces a form that the server would refuse in the acquisition's state. */
export const NotPossible = ({ title, purpose, why, page, children }: NotPossibleProps) => (
  <>
    <PageHead title={title} purpose={purpose} />
    <Notice
      tone="info"
      title={why}
      action={
        <Button component={Link} to={page} variant="outlined" size="small">
          Ver o produto
        </Button>
      }
    >
      {children}
    </Notice>
  </>
);
