import { brand } from '@mirante/domain/house/brand.ts';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { ResponsiveEmbed } from '../../shared/embed-frame.tsx';
import { to } from '../../app/to.ts';

/** The consultancy's page for its clients. */
export const AdvisoryPage = () => (
  <>
    <PageHead
      title="Consultoria"
      purpose="Como funciona o seu acompanhamento, do diagnóstico às revisões."
      actions={
        <Button variant="outlined" component={Link} to={to.mentoring()}>
          Ver mentorias
        </Button>
      }
    />
    <ResponsiveEmbed title="Apresentação da consultoria" of={brand.advisory} />
  </>
);
