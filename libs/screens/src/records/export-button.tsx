import { download } from '@mirante/api-client/download.ts';
import { detailOf } from '@mirante/contract/problem.ts';
import type { AnyEndpoint } from '@mirante/contract/http.ts';
import { useMay } from '@mirante/session/can.tsx';
import { useSessionState } from '@mirante/session/use-session.ts';
import { BusyButton } from '@mirante/ui-kit/states/busy-button.tsx';
import { toast } from '@mirante/ui-kit/toasts/toast.ts';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { saveFile } from './save-file.ts';

/** Saves the list in the address as a file, with its filters and in its order. Shown only to those who may. */
export function ExportButton({ call }: { call: AnyEndpoint }) {
  const [url] = useSearchParams();
  const { token } = useSessionState();
  const [busy, setBusy] = useState(false);
  if (!useMay(call) || token === null) return null;
  const save = async () => {
    setBusy(true);
    try {
      saveFile(await download(call, withoutPages(url), token));
    } catch (error) {
      toast(detailOf(error), 'error');
    }
    setBusy(false);
  };
  return (
    <BusyButton
      variant="outlined"
      size="small"
      busy={busy}
      doing="Baixando"
      startIcon={<Download size={16} strokeWidth={1.75} aria-hidden />}
      onClick={save}
    >
      Exportar CSV
    </BusyButton>
  );
}

const withoutPages = (url: URLSearchParams) =>
  new URLSearchParams([...url].filter(([key, value]) => key !== 'page' && key !== 'perPage' && value !== ''));
