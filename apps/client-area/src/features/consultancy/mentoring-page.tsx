import { brand } from '@mirante/domain/house/brand.ts';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { ResponsiveEmbed } from '../../shared/embed-frame.tsx';

/** The mentoring's infographics. */
export const MentoringPage = () => (
  <>
    <PageHead title="Mentorias" purpose="Os infográficos de cada trilha, para consultar quando precisar." />
    <ResponsiveEmbed title="Infográficos das mentorias" of={brand.mentoring} />
  </>
);
