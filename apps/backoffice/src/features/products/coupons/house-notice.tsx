import type { Coupon } from '@mirante/domain/products/coupon-record.ts';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { to } from '../../../app/to.ts';

/** Replaces a form that the server would refuse. */
export const HouseNotice = ({ coupon: { id, code } }: { coupon: Coupon }) => (
  <>
    <PageHead title={code} />
    <Notice
      tone="info"
      action={
        <Button component={Link} to={to.coupon(id)} variant="outlined" size="small">
          Voltar ao cupom
        </Button>
      }
    >
      {HOUSE}
    </Notice>
  </>
);

export const HOUSE =
  'Este cupom é de uso interno: a equipe inclui produtos com ele. O público não pode usá-lo, e ele não é alterado aqui.';
