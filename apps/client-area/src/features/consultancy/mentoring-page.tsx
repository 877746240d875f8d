import { brand } from '@mirante/domain/brand.ts';
import { PageHead } from '@mirante/ui-kit/page-head.tsx';
import { ResponsiveEmbed } from '../../embed-frame.tsx';

/** The mentoring's infographics. */
export const MentoringPage = () => (
  <>
    <PageHead title="Mentorias" purpose="Os infográficos de cada trilha, para consultar quando precisar." />
    <ResponsiveEmbed title="Infográficos das mentorias" of={brand.mentoring} />
  </>
);
