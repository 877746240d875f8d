import '@mirante/ui-kit/theme/parts.css';
import { brand } from '@mirante/domain/house/brand.ts';
import type { ReactNode } from 'react';
import { HouseLinks } from '../../shell/house-links.tsx';
import { SecureHead } from '../../shell/secure-head.tsx';
import { UiKitProvider } from '../../shell/ui-kit-provider.tsx';
import './record-list-page.css';

export const recordAddresses = { portfolios: '/historico', trades: '/historico/operacoes' };

/** The frame of the public pages about the house's research. */
export const RecordFrame = ({ children }: { children: ReactNode }) => (
  <UiKitProvider>
    <div className="record-page">
      <SecureHead />
      <main>{children}</main>
      <footer>
        <p className="small faint">
          {brand.legal_name} · CNPJ {brand.cnpj} · {brand.legal_address}
        </p>
        <HouseLinks />
      </footer>
    </div>
  </UiKitProvider>
);
