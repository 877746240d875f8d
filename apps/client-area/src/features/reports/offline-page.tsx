import { CLIENT_IDLE_HOURS } from '@mirante/domain/access/session.ts';
import { MAX_KEPT } from '@mirante/domain/content/report.ts';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { PageSkeleton } from '@mirante/ui-kit/states/skeletons.tsx';
import { EmptyState } from '@mirante/ui-kit/states/states.tsx';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { ContentCard } from '../../shared/content-card.tsx';
import { ContentCards } from '../../shared/content-cards.tsx';
import { offlineReports, removeOfflineReports, type OfflineReport } from '../../shared/offline/offline-reports.ts';
import { useReader } from '../../shared/offline/use-reader.ts';

/** The reports available offline, last read first. */
export function OfflinePage() {
  const { clientId } = useReader();
  const [kept, setKept] = useState<readonly OfflineReport[]>();
  useEffect(() => {
    void offlineReports(clientId).then(setKept, () => setKept([]));
  }, [clientId]);
  const clear = () => void removeOfflineReports(clientId).then(() => setKept([]));
  return (
    <>
      <PageHead
        title="Disponíveis sem conexão"
        purpose={`Os últimos ${MAX_KEPT} relatórios que você leu neste aparelho abrem também sem internet, por até ${CLIENT_IDLE_HOURS} horas e enquanto seus produtos valerem. Ao sair da conta, eles são apagados daqui.`}
        actions={
          !!kept?.length && (
            <Button variant="outlined" size="small" onClick={clear}>
              Apagar deste aparelho
            </Button>
          )
        }
      />
      {kept === undefined ? <PageSkeleton /> : <KeptCards kept={kept} />}
    </>
  );
}

const KeptCards = ({ kept }: { kept: readonly OfflineReport[] }) =>
  kept.length === 0 ? (
    <EmptyState title="Nenhum relatório guardado" text="Leia um relatório com internet, e ele fica disponível aqui." />
  ) : (
    <ContentCards as="rows" label="Disponíveis sem conexão">
      {kept.map(({ report: { id, name, description, report_date, product_name, read_at } }) => (
        <ContentCard
          key={id}
          content={{ id, type: 'report', title: name, date: report_date, summary: description, product_name, read_at }}
        />
      ))}
    </ContentCards>
  );
