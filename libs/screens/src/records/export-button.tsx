import { download } from '@mirante/api-client/download.ts';
import { detailOf, statusOf } from '@mirante/contract/problem.ts';
import type { AnyEndpoint } from '@mirante/contract/http.ts';
import type { LazySchema } from '@mirante/contract/lazy-schema.ts';
import { acceptedIn } from '@mirante/crud/list/use-list-query.ts';
import { useMay } from '@mirante/session/can.tsx';
import { useSessionDispatch } from '@mirante/session/log-in.ts';
import { refreshSession } from '@mirante/session/refresh.ts';
import { useSessionState } from '@mirante/session/use-session.ts';
import { BusyButton } from '@mirante/ui-kit/states/busy-button.tsx';
import { toast } from '@mirante/ui-kit/toasts/toast.ts';
import Download from 'lucide-react/icons/download';
import { useState, type ComponentProps } from 'react';
import { useSearchParams } from 'react-router';
import { saveFile } from './save-file.ts';

interface DownloadButtonProps extends Pick<ComponentProps<typeof BusyButton>, 'variant' | 'aria-label'> {
  call: AnyEndpoint;
  /** For one record: the path of its file, if the call's path has parameters. */
  path?: string;
  query: URLSearchParams;
  children: string;
}

/** Downloads the file of a call. Hidden from users without access. */
export function DownloadButton({ call, path = call.path, query, variant = 'outlined', ...words }: DownloadButtonProps) {
  const { token } = useSessionState('token');
  const dispatch = useSessionDispatch();
  const [busy, setBusy] = useState(false);
  if (!useMay(call) || token === null) return null;
  const save = async () => {
    setBusy(true);
    try {
      saveFile(await download({ path }, query, token));
    } catch (error) {
      // This call is not of the store, which ends a session that is over.
      if (statusOf(error) === 401) void dispatch(refreshSession());
      else toast(detailOf(error), 'error');
    }
    setBusy(false);
  };
  return (
    <BusyButton
      variant={variant}
      size="small"
      busy={busy}
      doing="Baixando"
      startIcon={<Download size={16} strokeWidth={1.75} aria-hidden />}
      onClick={save}
      {...words}
    />
  );
}

/** Exports the list in the URL, with the filters and the order that it shows. */
export function ExportButton({ call }: { call: AnyEndpoint }) {
  const [url] = useSearchParams();
  const shown = call.input ? acceptedIn(call.input as LazySchema, url) : url;
  return (
    <DownloadButton call={call} query={withoutPages(shown)}>
      Exportar CSV
    </DownloadButton>
  );
}

const withoutPages = (url: URLSearchParams) =>
  new URLSearchParams([...url].filter(([key, value]) => key !== 'page' && key !== 'perPage' && value !== ''));
