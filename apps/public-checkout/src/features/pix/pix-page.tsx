import { useGetPixQuery } from '@mirante/api-client/sales/pix.ts';
import { detailOf } from '@mirante/contract/problem.ts';
import type { PixStatus } from '@mirante/domain/sales/pix.ts';
import { useParams } from 'react-router';
import { SecureHead } from '../../shell/secure-head.tsx';
import { useFocusOnNewPage } from '../../shell/use-focus-on-new-page.ts';
import { usePageTitle } from '../../shell/use-page-title.ts';
import './pix.css';
import { PixCharge } from './pix-charge.tsx';
import { PixSkeleton, PixWithoutCode, PixFailed, PixNotFound, PixPaid } from './pix-states.tsx';

const EVERY_MS = 4000;

/** A Pix charge, by its unguessable code. Polled while the page is visible. */
export function PixPage() {
  usePageTitle('Pagamento Pix');
  useFocusOnNewPage();
  const { code = '' } = useParams();
  const { data, error, isFetching, refetch } = useWatchedPix(code);
  return (
    <div className="pix">
      <SecureHead />
      <main>
        {!data && !error && <PixSkeleton />}
        {!data && error && <PixFailed why={detailOf(error)} again={() => void refetch()} busy={isFetching} />}
        {data && <Charge code={code} pix={data} />}
      </main>
    </div>
  );
}

/** Polls only while a payment may still arrive, including a late one. */
function useWatchedPix(code: string) {
  const first = useGetPixQuery({ code });
  const waiting = first.data?.status === 'pending' || first.data?.status === 'expired';
  useGetPixQuery({ code }, { pollingInterval: EVERY_MS, skipPollingIfUnfocused: true, skip: !waiting });
  return first;
}

function Charge({ code, pix }: { code: string; pix: PixStatus }) {
  if (pix.status === 'paid') return <PixPaid code={code} />;
  if (pix.status === 'not_found') return <PixNotFound />;
  if (pix.status === 'expired' || !pix.copy_paste_code)
    return <PixWithoutCode code={code} isExpired={pix.status === 'expired'} problem={pix.renewal_problem} />;
  return <PixCharge code={code} pix={pix} copyPaste={pix.copy_paste_code} />;
}
