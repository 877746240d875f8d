import { download } from '@mirante/api-client/download.ts';
import { reports } from '@mirante/contract/content/reports.ts';
import { saveFile } from '@mirante/screens/records/save-file.ts';
import { Can } from '@mirante/session/can.tsx';
import { useSessionState } from '@mirante/session/use-session.ts';
import { BusyButton } from '@mirante/ui-kit/states/busy-button.tsx';
import { toast } from '@mirante/ui-kit/toasts/toast.ts';
import { useState } from 'react';

/** Saves a version of a report's PDF as it was sent, without a reader's mark. */
export function DownloadButton({ address, version }: { address: string; version: number }) {
  const { token } = useSessionState();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      saveFile(await download({ path: address }, new URLSearchParams({ version: String(version) }), token!));
    } catch {
      toast('Não foi possível baixar o PDF.', 'error');
    }
    setBusy(false);
  };
  return (
    <Can call={reports.getReportFile}>
      <BusyButton
        variant="text"
        size="small"
        busy={busy}
        doing="Baixando"
        aria-label={`Baixar a versão ${version}`}
        onClick={save}
      >
        Baixar
      </BusyButton>
    </Can>
  );
}
