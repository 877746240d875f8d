import '@mirante/ui-kit/theme/parts.css';
import { useListRecordQuery } from '@mirante/api-client/investments/record.ts';
import { brand } from '@mirante/domain/house/brand.ts';
import { RecordPage } from '@mirante/screens/record/record-page.tsx';
import { HouseLinks } from '../../shell/house-links.tsx';
import { SecureHead } from '../../shell/secure-head.tsx';
import { UiKitProvider } from '../../shell/ui-kit-provider.tsx';
import './record-list-page.css';

/** What is over, for everybody. */
export const RecordListPage = () => (
  <UiKitProvider>
    <div className="record-page">
      <SecureHead />
      <main>
        <RecordPage use={useListRecordQuery} reportLink={({ title }) => title} />
      </main>
      <footer>
        <p className="small faint">
          {brand.legal_name} · CNPJ {brand.cnpj} · {brand.legal_address}
        </p>
        <HouseLinks />
      </footer>
    </div>
  </UiKitProvider>
);
