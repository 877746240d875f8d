import { brand } from '@mirante/domain/house/brand.ts';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { useLocation } from 'react-router';
import { purposes } from '../../app/purposes.ts';
import { EmbedFrame } from '../../shared/embed-frame.tsx';

/** The house's help centre. `#/central-de-ajuda#pagamentos` opens it at that section. */
export function HelpPage() {
  const { hash } = useLocation();
  return (
    <>
      <PageHead title="Central de ajuda" purpose={purposes.help} />
      <EmbedFrame title="Central de ajuda" address={brand.help_centre_url} section={hash} />
    </>
  );
}
